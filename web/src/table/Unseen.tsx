/** Where the cards may be that a view does not see. */

import { useAddress } from "../address";
import { Card, cardName, kindOf } from "../cards";
import { useWords } from "../words";
import type { Words } from "../words";
import type { UnseenCard } from "./answers";

export function Unseen({ cards }: { readonly cards: readonly UnseenCard[] }) {
  const t = useWords();
  const [{ lang }] = useAddress();
  if (cards.length === 0) {
    return null;
  }
  return (
    <details class="panel unseen">
      <summary>{t("Wo die anderen Karten sein können", "Where the other cards may be")}</summary>
      <ul>
        {cards.map((it) => {
          const kind = kindOf(it.card);
          return (
            <li key={it.card}>
              <Card kind={kind} label={`${it.copies} × ${cardName(kind, lang)}`} />
              <span>
                {it.copies === 2 && <strong>2 × </strong>}
                {holdersLabel(it, t)}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function holdersLabel({ possibleHolders = [] }: UnseenCard, t: Words): string {
  const seats = possibleHolders.map((it) => it.replace("SEAT_", "")).join(", ");
  return seats === "" ? t("geschoben", "pushed") : t(`Sitz ${seats}`, `seat ${seats}`);
}
