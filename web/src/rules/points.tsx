/** What counts how many points. */

import { linkTo, useAddress } from "../address";
import { useWords } from "../words";
import type { ScoringRow } from "./answers";

export function Points({ scoring }: { scoring: readonly ScoringRow[] }) {
  const [{ lang }] = useAddress();
  const t = useWords();
  return (
    <section class="panel" aria-labelledby="rules-points">
      <h2 id="rules-points">{t("Punkte", "Points")}</h2>
      <table class="points">
        <thead>
          <tr>
            <th scope="col">{t("Wofür", "What for")}</th>
            <th scope="col">{t("Punkte", "Points")}</th>
          </tr>
        </thead>
        <tbody>
          {scoring.map(({ text, points = 0, rule }) => (
            <tr key={text}>
              <td>
                {text} <a href={linkTo({ tab: "book", q: rule.ruleId, lang })}>{rule.ruleId}</a>
              </td>
              <td class="points-number">{points === 0 ? "×2" : points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
