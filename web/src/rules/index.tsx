/** Rule sets: choose one, change options, and see what follows. */

import { useRef } from "preact/hooks";

import { useAddress } from "../address";
import { useAnswer, useGet } from "../ask";
import { useWords } from "../words";
import type { Checked, Described, Published } from "./answers";
import { Chooser } from "./chooser";
import { parseChosen, refOf, unknownIn, writeChosen } from "./chosen";
import { Differences, Problems, SideBySide } from "./findings";
import { Limits } from "./limits";
import { Options } from "./options";
import { Orders } from "./orders";
import { Points } from "./points";
import "./rules.css";
import { TakeAlong } from "./take";

const GET = "/v1/rule-sets:get";

/** The last value while the next one loads, so that nothing flickers. */
function useLast<T>(value: T | undefined, isKept: boolean): T | undefined {
  const last = useRef<T | undefined>(undefined);
  if (value !== undefined) {
    last.current = value;
  }
  return value ?? (isKept ? last.current : undefined);
}

export default function RuleSets() {
  const [{ rules, compare, lang }, change] = useAddress();
  const t = useWords();
  const language = lang.toUpperCase();
  const chosen = parseChosen(rules);
  const other = compare === "" ? undefined : parseChosen(compare);
  const ruleSet = refOf(chosen);
  const unknown = unknownIn(chosen);
  const { answer: published } = useGet<Published>(`/v1/rule-sets?language=${language}`);
  const checked = useAnswer<Checked>("/v1/rule-sets:check", {
    ruleSet,
    ...(other && { compareWith: refOf(other) }),
    language,
  });
  const problems = checked.answer?.problems ?? [];
  const isSound = problems.length === 0 && checked.error === undefined;
  const isChecked = checked.answer !== undefined && !checked.isLoading;
  const base = useAnswer<Described>(GET, {
    ruleSet: refOf({ ...chosen, changed: new Map() }),
    language,
  });
  const { answer } = useAnswer<Described>(GET, isSound && isChecked ? { ruleSet, language } : null);
  const described = useLast(answer, isSound);
  const { answer: compared } = useAnswer<Described>(
    GET,
    other ? { ruleSet: refOf(other), language } : null,
  );

  const values = new Map(base.answer?.options.map((it) => [it.optionPath, it.value ?? ""]));
  const baseValues = new Map(values);
  chosen.changed.forEach((value, path) => values.set(path, value));
  const set = (path: string, value: string | undefined) => {
    const changed = new Map(chosen.changed);
    if (value === undefined || value === baseValues.get(path)) {
      changed.delete(path);
    } else {
      changed.set(path, value);
    }
    change({ rules: writeChosen({ ...chosen, changed }) });
  };
  const troubled = new Set(problems.flatMap((it) => [it.optionPath, ...(it.conflictsWith ?? [])]));
  const source = (described ?? base.answer)?.options ?? [];
  return (
    <div class="rule-sets">
      <h1>{t("Regelwerke", "Rule sets")}</h1>
      <Chooser published={published} />
      <div aria-live="polite">
        {unknown.length > 0 && (
          <p class="finding finding--bad">
            {t("Diese Optionen gibt es nicht:", "There are no such options:")} {unknown.join(", ")}
          </p>
        )}
        {(checked.answer ?? checked.error) && (
          <Problems
            checked={checked.answer}
            {...(checked.error && { message: checked.error.message })}
          />
        )}
      </div>
      {checked.answer &&
        (other ? (
          <SideBySide
            checked={checked.answer}
            here={described}
            there={compared}
            names={[writeChosen(chosen), writeChosen(other)]}
          />
        ) : (
          <Differences checked={checked.answer} onUndo={(path) => set(path, undefined)} />
        ))}
      <div class="rule-sets-columns">
        <Options
          values={values}
          changed={chosen.changed}
          described={new Map(source.map((it) => [it.optionPath, it]))}
          troubled={troubled}
          onChange={set}
        />
        <div class="rule-sets-pictures">
          {described ? (
            <>
              <Orders orders={described.orders ?? []} />
              <Limits limits={described.announcementLimits ?? []} tricks={described.handSize} />
              <Points scoring={described.scoring ?? []} />
            </>
          ) : (
            troubled.size > 0 && (
              <p class="soft">
                {t(
                  "Karten, Fristen und Punkte stehen hier, sobald nichts mehr widerspricht.",
                  "Cards, limits and points stand here as soon as nothing contradicts.",
                )}
              </p>
            )
          )}
          <TakeAlong
            notation={writeChosen(chosen)}
            json={JSON.stringify(ruleSet, null, 2)}
            hash={checked.answer?.answeredBy.optionsHash ?? ""}
          />
        </div>
      </div>
    </div>
  );
}
