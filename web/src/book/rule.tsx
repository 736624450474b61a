/** One rule with all that belongs to it. */

import { linkTo, useAddress } from "../address";
import { scenesOfRule } from "../scenes/all";
import { useWords } from "../words";
import { gathered, shortReason } from "./rules";
import type { Rule } from "./rules";

export function RuleArticle({ rule }: { rule: Rule }) {
  const [text] = rule.texts;
  return (
    <article class="rule panel" id={`rule-${rule.id}`}>
      <h3>
        <code class="rule-id">{rule.id}</code> {text?.title}
      </h3>
      <p>{text?.text}</p>
      <Facts rule={rule} />
      <Sayings rule={rule} />
      <Vectors ids={rule.vectorIds ?? []} />
    </article>
  );
}

function Facts({ rule }: { rule: Rule }) {
  const [{ lang, rules }] = useAddress();
  const t = useWords();
  const scenes = scenesOfRule(rule.id);
  const kinds: Record<string, string> = {
    RULE_KIND_REFUSES: t("verbietet", "refuses"),
    RULE_KIND_DETERMINES: t("entscheidet", "determines"),
    RULE_KIND_PROCEDURAL: t("gilt am Tisch, kein Dienst kann sie prüfen", "for people at a table"),
  };
  return (
    <dl class="rule-facts">
      <dt>{t("Art", "Kind")}</dt>
      <dd>{kinds[rule.kind]}</dd>
      {rule.sources && (
        <>
          <dt>{t("Quelle", "Source")}</dt>
          <dd>
            <ul>
              {gathered(rule.sources).map(([source, ruleSets]) => (
                <li key={source}>
                  {source}
                  {ruleSets.length > 0 && <span class="soft"> ({ruleSets.join(", ")})</span>}
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {rule.optionPaths && (
        <>
          <dt>{t("Optionen", "Options")}</dt>
          <dd class="rule-links">
            {rule.optionPaths.map((path) => (
              <a key={path} href={linkTo({ tab: "rules", q: path, rules, lang })}>
                {path}
              </a>
            ))}
          </dd>
        </>
      )}
      {scenes.length > 0 && (
        <>
          <dt>{t("Szenen", "Scenes")}</dt>
          <dd class="rule-links">
            {scenes.map(({ id, title, line, view }) => (
              <a key={id} href={linkTo({ tab: "table", line, view, scene: id, lang })}>
                {title[lang]}
              </a>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}

/** The texts that players read when the rule decides. */
function Sayings({ rule }: { rule: Rule }) {
  const t = useWords();
  const { templates = [] } = rule;
  if (templates.length === 0) {
    return null;
  }
  return (
    <details>
      <summary>{t("Was der Server dazu sagt", "What the service says")}</summary>
      <ul class="rule-sayings">
        {templates.map(({ reason, text }) => (
          <li key={`${reason ?? ""} ${text}`}>
            {reason && <code>{shortReason(reason)}</code>} {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Vectors({ ids }: { ids: readonly string[] }) {
  const t = useWords();
  if (ids.length === 0) {
    return null;
  }
  return (
    <details>
      <summary>
        {ids.length === 1
          ? t("Ein Testfall in tests/vectors", "One vector in tests/vectors")
          : t(`${ids.length} Testfälle in tests/vectors`, `${ids.length} vectors in tests/vectors`)}
      </summary>
      <p class="rule-vectors">{ids.join(", ")}</p>
    </details>
  );
}
