/** The API: every method with its messages, and a question to try. */

import api from "described:api";
import type { Method, Service } from "described:api";

import { linkTo, useAddress } from "../address";
import { useAnswer } from "../ask";
import { parseChosen, refOf } from "../rules/chosen";
import { sceneOf } from "../scenes/all";
import { useWords } from "../words";
import "./api.css";
import { Attempt } from "./attempt";
import { prefilled } from "./prefilled";
import type { PresentPosition } from "./prefilled";
import { Text, TypeTable } from "./types";

const PACKAGE = "doppelkopf.rules.v1";

interface Found {
  readonly service: Service;
  readonly method: Method;
}

function methodOf(name: string): Found | undefined {
  for (const service of api.services) {
    const method = service.methods.find((it) => it.name === name);
    if (method) {
      return { service, method };
    }
  }
  return undefined;
}

export default function Api() {
  const [{ q }] = useAddress();
  const t = useWords();
  const isType = q in api.messages || q in api.enums;
  const found = methodOf(q) ?? methodOf("ValidateMove");
  return (
    <div class="api">
      <Methods current={isType ? "" : (found?.method.name ?? "")} />
      <div class="api-shown">
        {isType ? <Type name={q} /> : found && <Shown key={found.method.name} {...found} />}
        <p class="soft">
          {t(
            "Die Texte der Nachrichten sind die der .proto-Dateien, also englisch.",
            "The texts of messages are those of the .proto files.",
          )}{" "}
          <a href="/openapi.json">openapi.json</a>
        </p>
      </div>
    </div>
  );
}

function Methods({ current }: { current: string }) {
  const [{ lang, line, view, rules }] = useAddress();
  const t = useWords();
  return (
    <nav class="api-methods" aria-label={t("Methoden", "Methods")}>
      {api.services.map((service) => (
        <div key={service.name}>
          <h2>{service.name}</h2>
          <ul>
            {service.methods.map(({ name }) => (
              <li key={name}>
                <a
                  href={linkTo({ tab: "api", q: name, line, view, rules, lang })}
                  aria-current={name === current ? "true" : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** A message or an enum, and what it stands in. */
function Type({ name }: { name: string }) {
  const [{ line, view, rules, lang }] = useAddress();
  const t = useWords();
  const within = Object.entries(api.messages)
    .filter(([, { fields }]) => fields.some((it) => it.type === name))
    .map(([it]) => it);
  const methods = api.services
    .flatMap((it) => it.methods)
    .filter((it) => it.request === name || it.response === name)
    .map((it) => it.name);
  return (
    <section>
      <h1>{name}</h1>
      <TypeTable name={name} />
      {within.length + methods.length > 0 && (
        <p class="api-within">
          {t("Kommt vor in", "Stands in")}
          {[...methods, ...within].map((it) => (
            <a key={it} href={linkTo({ tab: "api", q: it, line, view, rules, lang })}>
              {it}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

function Shown({ service, method }: Found) {
  const [{ line, view, rules, lang }] = useAddress();
  const t = useWords();
  const game = line || (sceneOf("revoke")?.line ?? "");
  const { answer, error, isLoading } = useAnswer<{ position?: PresentPosition }>(
    "/v1/games:inspect",
    {
      record: { line: game },
      view: view.toUpperCase(),
    },
  );
  const path = pathOf(service, method);
  const filled = prefilled(method.name, {
    line: game,
    view,
    language: lang,
    ruleSet: refOf(parseChosen(rules || game)),
    position: answer?.position,
  });
  return (
    <section>
      <h1>{method.name}</h1>
      <Text text={method.about} />
      <p>
        <code>
          {PACKAGE}.{service.name}/{method.name}
        </code>
      </p>
      <h2>{t("Probieren", "Try it")}</h2>
      <p class="soft">
        {line
          ? t("Mit dem Spiel, das auf dem Tisch liegt.", "With the game that lies on the table.")
          : t("Mit der Szene „Nicht bedient“.", "With the scene “The revoke”.")}
      </p>
      {(!isLoading || error) && <Attempt method={method.name} path={path} filled={filled} />}
      <h2>
        {t("Frage:", "Question:")} <code>{method.request}</code>
      </h2>
      <TypeTable name={method.request} />
      <h2>
        {t("Antwort:", "Answer:")} <code>{method.response}</code>
      </h2>
      <TypeTable name={method.response} />
    </section>
  );
}

/** Where a method takes its question by POST. */
function pathOf(service: Service, method: Method): string | undefined {
  if (method.isStream) {
    return undefined;
  }
  const posted = method.paths.find((it) => it.includes(":"));
  return posted ?? `/${PACKAGE}.${service.name}/${method.name}`;
}
