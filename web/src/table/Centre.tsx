/** The middle of the table: the trick, or the question that is asked. */

import type { ComponentChildren } from "preact";

import { Card, cardName, kindOf } from "../cards";
import { useAddress } from "../address";
import { useWords } from "../words";
import { SEATS } from "./answers";
import type { Position, SeatName, Trick } from "./answers";
import { contractLabel, redealLabel, seatLabel } from "./labels";

interface CentreProps {
  readonly position: Position;
  readonly placeOf: (seat: SeatName) => string;
  readonly children: ComponentChildren;
}

export function Centre({ position, placeOf, children }: CentreProps) {
  const t = useWords();
  const running = position.trick;
  const past = position.tricks?.at(-1);
  const isEmpty = (running?.cards?.length ?? 0) === 0;
  const shown = isEmpty ? past : running;
  return (
    <div class={`centre${position.contract ? " centre--play" : ""}`}>
      <p class="contract">
        {position.contract
          ? contractLabel(position.contract, t)
          : t("Noch kein Spiel", "No contract yet")}
        {position.reAugen !== undefined && (
          <span class="contract-augen">
            Re {position.reAugen} : {position.kontraAugen ?? 0} Kontra
          </span>
        )}
      </p>
      {position.redeal && (
        <p class="redeal">
          {redealLabel(position.redeal.reason, t)} {position.redeal.decidedBy?.[0]?.text}
        </p>
      )}
      {shown && <TrickCards trick={shown} isPast={isEmpty} placeOf={placeOf} />}
      {children}
    </div>
  );
}

interface TrickCardsProps {
  readonly trick: Trick;
  readonly isPast: boolean;
  readonly placeOf: (seat: SeatName) => string;
}

function TrickCards({ trick, isPast, placeOf }: TrickCardsProps) {
  const t = useWords();
  const [{ lang }] = useAddress();
  const best = trick.winner ?? trick.bestSeat;
  const cards = trick.cards ?? [];
  return (
    <figure class={`trick${isPast ? " trick--past" : ""}`}>
      <div class="trick-cards">
        {cards.map((card, index) => {
          const seat = playedBy(trick.leader, index);
          const kind = kindOf(card);
          return (
            <span
              key={seat}
              class={`trick-card trick-card--${placeOf(seat)}${seat === best ? " is-best" : ""}`}
            >
              <Card kind={kind} label={laidLabel(seat, cardName(kind, lang), t)} />
              <small aria-hidden="true">{seat.replace("SEAT_", "")}</small>
            </span>
          );
        })}
      </div>
      <figcaption>
        {t(`Stich ${trick.number}`, `Trick ${trick.number}`)}: {trick.augen ?? 0} Augen
        {best && `, ${seatLabel(best, t)}${trick.winner ? "" : t(" liegt vorn", " is ahead")}`}
      </figcaption>
    </figure>
  );
}

function laidLabel(seat: SeatName, card: string, t: (de: string, en: string) => string): string {
  return `${seatLabel(seat, t)}: ${card}`;
}

export function playedBy(leader: SeatName, index: number): SeatName {
  return SEATS[(SEATS.indexOf(leader) + index) % SEATS.length] ?? leader;
}
