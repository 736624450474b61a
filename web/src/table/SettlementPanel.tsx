/** The settlement of a finished game: item by item, with the trick that brought it. */

import { linkTo, useAddress } from "../address";
import { useAnswer } from "../ask";
import { useWords } from "../words";
import type { Words } from "../words";
import { SEATS } from "./answers";
import type { PartyResult, ScoreAnswer, ScoreItem, Settlement } from "./answers";
import { partyLabel, redealLabel, seatLabel } from "./labels";
import { RefusalText } from "./ToldPanel";

interface SettlementPanelProps {
  /** The line of the finished game. */
  readonly line: string;
  /** Steps to the end of a trick. */
  readonly onTrick: (trick: number) => void;
}

export function SettlementPanel({ line, onTrick }: SettlementPanelProps) {
  const t = useWords();
  const [{ lang }] = useAddress();
  const { answer, error } = useAnswer<ScoreAnswer>("/v1/games:score", {
    record: { line },
    view: "VIEW_EVERYTHING",
    language: `LANGUAGE_${lang.toUpperCase()}`,
  });
  return (
    <section class="panel settlement" aria-label={t("Abrechnung", "Settlement")}>
      <h2>{t("Abrechnung", "Settlement")}</h2>
      {error && <p>{error.message}</p>}
      {answer?.refused && <RefusalText refusal={answer.refused} />}
      {answer?.settlement && <Settled settlement={answer.settlement} onTrick={onTrick} />}
    </section>
  );
}

function Settled({
  settlement,
  onTrick,
}: {
  readonly settlement: Settlement;
  readonly onTrick: (trick: number) => void;
}) {
  const t = useWords();
  const { items = [], re, kontra, points = [] } = settlement;
  return (
    <>
      <p class="settlement-result">{resultLabel(settlement, t)}</p>
      {re && kontra && (
        <ul class="settlement-parties">
          <li>{partyText("Re", re, t)}</li>
          <li>{partyText("Kontra", kontra, t)}</li>
        </ul>
      )}
      {items.length > 0 && (
        <table class="settlement-items">
          <thead>
            <tr>
              <th>{t("Wofür", "For")}</th>
              <th>{t("Für wen", "To")}</th>
              <th>{t("Stich", "Trick")}</th>
              <th class="number">{t("Punkte", "Points")}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              <Item key={index} item={item} onTrick={onTrick} />
            ))}
          </tbody>
        </table>
      )}
      <p>{valueText(settlement, t)}</p>
      <dl class="settlement-points">
        {SEATS.map((seat, index) => (
          <div key={seat}>
            <dt>{seatLabel(seat, t)}</dt>
            <dd>{signed(points[index] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Item({
  item,
  onTrick,
}: {
  readonly item: ScoreItem;
  readonly onTrick: (trick: number) => void;
}) {
  const t = useWords();
  const [{ lang }] = useAddress();
  const { rule, trick } = item;
  return (
    <tr>
      <td>
        {rule?.text}
        {rule && (
          <small class="violation-source">
            <a href={linkTo({ tab: "book", q: rule.ruleId, lang })}>{rule.ruleId}</a>
            {rule.source && ` · ${rule.source}`}
          </small>
        )}
      </td>
      <td>{partyLabel(item.party)}</td>
      <td>
        {trick !== undefined && (
          <button
            type="button"
            class="trick-link"
            onClick={() => onTrick(trick)}
            aria-label={t(`Stich ${trick} zeigen`, `Show trick ${trick}`)}
          >
            {trick}
          </button>
        )}
      </td>
      <td class="number">{signed(item.points)}</td>
    </tr>
  );
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}

function partyText(name: string, result: PartyResult, t: Words): string {
  const needed =
    result.tricksNeeded === undefined
      ? t(`brauchte ${result.augenNeeded ?? 0} Augen`, `needed ${result.augenNeeded ?? 0} Augen`)
      : t(`brauchte ${result.tricksNeeded} Stiche`, `needed ${result.tricksNeeded} tricks`);
  const { augen = 0, tricks = 0 } = result;
  return t(
    `${name}: ${augen} Augen in ${tricks} ${tricks === 1 ? "Stich" : "Stichen"}, ${needed}`,
    `${name}: ${augen} Augen in ${tricks} ${tricks === 1 ? "trick" : "tricks"}, ${needed}`,
  );
}

function resultLabel({ result, redealReason }: Settlement, t: Words): string {
  switch (result) {
    case "GAME_RESULT_RE_WON":
      return t("Re gewinnt.", "Re wins.");
    case "GAME_RESULT_KONTRA_WON":
      return t("Kontra gewinnt.", "Kontra wins.");
    case "GAME_RESULT_NOBODY_WON":
      return t("Keiner gewinnt.", "Nobody wins.");
    case "GAME_RESULT_REDEAL":
      return redealLabel(redealReason ?? "", t);
    default:
      return t("Das Spiel ist abgebrochen.", "The game is broken off.");
  }
}

function valueText(
  { base = 0, doubling = 1, special = 0, bockFactor = 1, value = 0 }: Settlement,
  t: Words,
): string {
  const doubled = doubling > 1 ? `${base} × ${doubling}` : String(base);
  const sum =
    special === 0 ? doubled : `${doubled} ${special < 0 ? "−" : "+"} ${Math.abs(special)}`;
  const isBock = bockFactor > 1;
  const total = isBock ? `(${sum}) × ${bockFactor}` : sum;
  const sumUp = total === String(value) ? total : `${total} = ${String(value).replace("-", "−")}`;
  return t(`Spielwert: ${sumUp}`, `Value of the game: ${sumUp}`);
}
