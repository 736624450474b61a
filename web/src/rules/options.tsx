/** The options in groups, each with its value, what it means and where it stands. */

import options from "described:options";
import type { Option } from "described:options";

import { linkTo, useAddress } from "../address";
import { matches } from "../book/rules";
import { useWords } from "../words";
import type { Text } from "../words";
import type { OptionDescription } from "./answers";
import { Control } from "./controls";
import { isInForce, valueInWords } from "./values";
import type { Values } from "./values";

/** Which options stand together, by how their names begin. */
const GROUPS: readonly { readonly title: Text; readonly begins: RegExp }[] = [
  { title: { de: "Blatt und Tisch", en: "Deck and table" }, begins: /^(deck|deal|dulle|table)/ },
  { title: { de: "Soli", en: "Soli" }, begins: /^(solo|pflichtsolo)/ },
  {
    title: { de: "Vorbehalte und Hochzeit", en: "Vorbehalte and Hochzeit" },
    begins: /^(vorbehalt|hochzeit|throw)/,
  },
  { title: { de: "Armut", en: "Armut" }, begins: /^armut/ },
  {
    title: { de: "Schweine und Genscher", en: "Schweine and Genscher" },
    begins: /^(schweine|genscher)/,
  },
  { title: { de: "An- und Absagen", en: "Announcements" }, begins: /^ann/ },
  { title: { de: "Gewinnen", en: "Winning" }, begins: /^(win|feigheit|claim|penalties)/ },
  { title: { de: "Punkte", en: "Points" }, begins: /^score/ },
  { title: { de: "Bock und Liste", en: "Bock and list" }, begins: /^(bock|list)/ },
];

interface Props {
  readonly values: Values;
  readonly changed: Values;
  readonly described: ReadonlyMap<string, OptionDescription>;
  readonly troubled: ReadonlySet<string>;
  readonly onChange: (path: string, value: string) => void;
}

export function Options(props: Props) {
  const [{ q, lang }, change] = useAddress();
  const t = useWords();
  const fits = (option: Option) => matches(`${option.path} ${option.decides[lang]}`, q);
  const found = options.filter(fits);
  return (
    <section class="options" aria-labelledby="rules-options">
      <h2 id="rules-options">{t("Optionen", "Options")}</h2>
      <label class="options-search">
        {t("Option suchen", "Search an option")}
        <input
          type="search"
          value={q}
          onInput={(event) => change({ q: event.currentTarget.value }, "replace")}
        />
      </label>
      {found.length === 0 && <p>{t("Keine Option heißt so.", "No option has this name.")}</p>}
      {GROUPS.map(({ title, begins }) => {
        const members = found.filter((it) => begins.test(it.path));
        const changes = members.filter((it) => props.changed.has(it.path)).length;
        return (
          members.length > 0 && (
            <details key={title.en} class="options-group" open={q !== "" || changes > 0}>
              <summary>
                {title[lang]}{" "}
                <span class="soft">
                  {members.length}
                  {changes > 0 && t(`, ${changes} geändert`, `, ${changes} changed`)}
                </span>
              </summary>
              {members.map((option) => (
                <Row key={option.path} option={option} {...props} />
              ))}
            </details>
          )
        );
      })}
    </section>
  );
}

function Row({
  option,
  values,
  changed,
  described,
  troubled,
  onChange,
}: Props & { option: Option }) {
  const [{ lang }] = useAddress();
  const t = useWords();
  const { path, decides, needs } = option;
  const id = `option-${path}`;
  const description = described.get(path);
  const isChanged = changed.has(path);
  return (
    <div
      class="option"
      data-option={path}
      data-changed={isChanged || undefined}
      data-troubled={troubled.has(path) || undefined}
    >
      <div class="option-name">
        <span id={id}>{decides[lang]}</span> <code>{path}</code>
        {!isInForce(option, values) && (
          <p class="soft option-note">
            {t("Ändert nichts ohne", "Changes nothing without")} <code>{needs}</code>
          </p>
        )}
      </div>
      <div class="option-control">
        <Control
          option={option}
          value={values.get(path) ?? ""}
          labelledBy={id}
          onChange={(value) => onChange(path, value)}
        />
        {(option.kind === "message" || option.kind === "numbers") && description && (
          <p class="soft option-note">{valueInWords(description.meaning, decides[lang])}</p>
        )}
        <p class="soft option-note option-facts">
          {description?.source && <span>{description.source}</span>}
          {description?.ruleIds?.map((rule) => (
            <a key={rule} href={linkTo({ tab: "book", q: rule, lang })}>
              {rule}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
