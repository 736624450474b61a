/** The reasons and the glossary, each as a table. */

import { linkTo, useAddress } from "../address";
import { useWords } from "../words";
import type { Word } from "./glossary";
import type { Reason } from "./rules";

export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const [{ lang }] = useAddress();
  const t = useWords();
  return (
    <section aria-labelledby="book-reasons">
      <h2 id="book-reasons">{t("Gründe", "Reasons")}</h2>
      <p class="soft">
        {t(
          "Warum etwas abgelehnt wird, für Programme. In Klammern steht, was der Server einsetzt.",
          "Why something is refused, for programs. In braces stands what the service fills in.",
        )}
      </p>
      <ul class="book-entries">
        {reasons.map(({ name, rules, templates }) => (
          <li key={name}>
            <h3>
              <code>{name}</code>
            </h3>
            {templates.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p class="rule-links">
              {rules.map((rule) => (
                <a key={rule} href={linkTo({ tab: "book", q: rule, lang })}>
                  {rule}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Glossary({ words }: { words: readonly Word[] }) {
  const t = useWords();
  return (
    <section aria-labelledby="book-words">
      <h2 id="book-words">{t("Wörter", "Glossary")}</h2>
      <ul class="book-entries">
        {words.map(({ word, english, meaning, names }) => (
          <li key={word}>
            <h3 lang={english ? "de" : "en"}>{word}</h3>
            <p lang="en">
              {english && english !== word && <em>{english}: </em>}
              {meaning}
            </p>
            {names && <p class="soft">{inCode(names)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stands between backticks is code. */
function inCode(text: string) {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
