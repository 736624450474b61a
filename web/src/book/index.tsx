/** The book: all rules with their sources, the reasons of refusals, and the words of the game. */

import { useMemo } from "preact/hooks";

import { useAddress } from "../address";
import { useAnswer, useGet } from "../ask";
import { parseChosen, refOf, writeChosen } from "../rules/chosen";
import { useWords } from "../words";
import "./book.css";
import { GLOSSARY } from "./glossary";
import { Glossary, Reasons } from "./lists";
import { RuleArticle } from "./rule";
import { matches, reasonsOf, searched } from "./rules";
import type { Rule, RuleList } from "./rules";

const NONE: readonly Rule[] = [];

export default function Book() {
  const [{ q, rules: chosen, lang }] = useAddress();
  const t = useWords();
  const { answer, error } = useAnswer<RuleList>("/v1/rules:list", {
    language: lang.toUpperCase(),
    ...(chosen && { ruleSet: refOf(parseChosen(chosen)) }),
  });
  const all = answer?.rules ?? NONE;
  const rules = useMemo(() => searched(all, q), [all, q]);
  const reasons = useMemo(
    () =>
      reasonsOf(all).filter((it) => matches([it.name, ...it.rules, ...it.templates].join(" "), q)),
    [all, q],
  );
  const words = useMemo(
    () => GLOSSARY.filter((it) => matches(`${it.word} ${it.english} ${it.meaning}`, q)),
    [q],
  );
  return (
    <div class="book">
      <h1>{t("Regelbuch", "The book")}</h1>
      <Search />
      {error && <p class="notice">{error.message}</p>}
      <p class="book-count" role="status">
        {answer === undefined
          ? t("Lädt …", "Loading …")
          : t(
              `Regeln: ${rules.length}, Gründe: ${reasons.length}, Wörter: ${words.length}`,
              `Rules: ${rules.length}, reasons: ${reasons.length}, words: ${words.length}`,
            )}
      </p>
      <p class="book-jumps">
        {reasons.length > 0 && (
          <Jump to="book-reasons">{t("Zu den Gründen", "To the reasons")}</Jump>
        )}
        {words.length > 0 && <Jump to="book-words">{t("Zu den Wörtern", "To the glossary")}</Jump>}
      </p>
      {rules.length > 0 && (
        <section aria-labelledby="book-rules">
          <h2 id="book-rules">{t("Regeln", "Rules")}</h2>
          {rules.map((rule) => (
            <RuleArticle key={rule.id} rule={rule} />
          ))}
        </section>
      )}
      {reasons.length > 0 && <Reasons reasons={reasons} />}
      {words.length > 0 && <Glossary words={words} />}
    </div>
  );
}

/** The fragment of the address holds the state, so this moves there itself. */
function Jump({ to, children }: { to: string; children: string }) {
  return (
    <button type="button" onClick={() => document.getElementById(to)?.scrollIntoView()}>
      {children}
    </button>
  );
}

interface Published {
  readonly ruleSets: readonly { readonly name: string; readonly title: string }[];
}

function Search() {
  const [{ q, rules, lang }, change] = useAddress();
  const t = useWords();
  const { answer } = useGet<Published>(`/v1/rule-sets?language=${lang.toUpperCase()}`);
  const own = rules === "" ? "" : writeChosen(parseChosen(rules));
  const names = answer?.ruleSets.map((it) => it.name) ?? [];
  const listed = own === "" || names.includes(own) ? names : [...names, own];
  return (
    <form class="book-search" role="search" onSubmit={(event) => event.preventDefault()}>
      <label>
        {t("Suchen", "Search")}
        <input
          type="search"
          value={q}
          lang={lang}
          placeholder={t("Fuchs, TSR 5.2.2, FOLLOW-2 …", "Fuchs, TSR 5.2.2, FOLLOW-2 …")}
          onInput={(event) => change({ q: event.currentTarget.value }, "replace")}
        />
      </label>
      <label>
        {t("Regeln von", "Rules of")}
        <select value={own} onChange={(event) => change({ rules: event.currentTarget.value })}>
          <option value="">{t("allen Regelwerken", "all rule sets")}</option>
          {listed.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
