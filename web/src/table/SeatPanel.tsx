/** One seat: who it is, what it holds, and what it may announce. */

import type { ComponentChildren } from "preact";

import { kindOf } from "../cards";
import type { CardState, Kind } from "../cards";
import { useWords } from "../words";
import type { Words } from "../words";
import type { Position, SeatState, Window } from "./answers";
import { Hand } from "./Hand";
import { announcementLabel, partyLabel, seatLabel, windowLabel } from "./labels";
import { announce } from "./questions";
import type { Action } from "./questions";

interface SeatPanelProps {
  readonly state: SeatState;
  readonly position: Position;
  /** Where it sits, seen from the seat at the bottom. */
  readonly place: string;
  /** Whether it is asked, or to play. */
  readonly isNext: boolean;
  readonly stateOf: (card: Kind) => CardState;
  readonly chosen?: ReadonlySet<number> | undefined;
  readonly onPick: (card: Kind, index: number) => void;
  readonly act: (action: Action) => void;
  readonly children?: ComponentChildren;
}

export function SeatPanel({
  state,
  position,
  place,
  isNext,
  stateOf,
  chosen,
  onPick,
  act,
  children,
}: SeatPanelProps) {
  const t = useWords();
  const name = seatLabel(state.seat, t);
  const windows = state.announcements ?? [];
  const [first] = windows;
  return (
    <section class={`seat seat--${place}${isNext ? " seat--next" : ""}`} aria-label={name}>
      <header class="seat-head">
        <h2>{name}</h2>
        {state.party && (
          <span class={`party party--${partyLabel(state.party)}`}>{partyLabel(state.party)}</span>
        )}
        {isNext && <span class="seat-turn">{t("dran", "to act")}</span>}
        <SeatStanding position={position} state={state} />
        <span class="seat-count">{wonLabel(state, t)}</span>
      </header>
      <Hand
        name={name}
        cards={(state.hand ?? []).map(kindOf)}
        count={state.cardsInHand ?? 0}
        trumps={(position.trumpOrder ?? []).map(kindOf)}
        isOpen={position.contract === undefined}
        stateOf={stateOf}
        chosen={chosen}
        onPick={onPick}
      />
      {children}
      {windows.length > 0 && (
        <ul class="windows" aria-label={t(`Ansagen von ${name}`, `Announcements of ${name}`)}>
          {windows.map((it) => (
            <li key={it.announcement}>
              <AnnouncementButton window={it} act={act} />
            </li>
          ))}
          {first && (
            <li class="window-until" aria-hidden="true">
              {announcementLabel(first.announcement, t)} {windowLabel(first, t)}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function wonLabel({ tricks = 0, augen = 0 }: SeatState, t: Words): string {
  const many = tricks === 1 ? t("Stich", "trick") : t("Stiche", "tricks");
  return `${tricks} ${many}, ${augen} Augen`;
}

/** What stands: announcements and declared pairs. */
function SeatStanding({
  position,
  state,
}: {
  readonly position: Position;
  readonly state: SeatState;
}) {
  const t = useWords();
  const made = (position.announcements ?? []).filter((it) => it.seat === state.seat);
  const pairs = (position.schweine ?? []).filter((it) => it.seat === state.seat);
  return (
    <>
      {made.map((it, index) => (
        <strong key={index} class="standing">
          {it.announcement
            ? t(
                `„${announcementLabel(it.announcement, t)}“`,
                `“${announcementLabel(it.announcement, t)}”`,
              )
            : t("Ansage", "announced")}
        </strong>
      ))}
      {pairs.map((it) => (
        <strong key={it.rank} class="standing">
          Schweine
        </strong>
      ))}
    </>
  );
}

function AnnouncementButton({
  window,
  act,
}: {
  readonly window: Window;
  readonly act: (action: Action) => void;
}) {
  const t = useWords();
  const isNow = window.opens === "WINDOW_OPENING_NOW";
  const name = announcementLabel(window.announcement, t);
  const until = windowLabel(window, t);
  const closes = window.closedByNextCard
    ? t("endet mit der nächsten Karte", "closes with the next card")
    : "";
  const skipped = (window.includes ?? []).map((it) => announcementLabel(it, t)).join(", ");
  const details = [until, closes, skipped && t(`schließt ein: ${skipped}`, `includes ${skipped}`)];
  const title = details.filter((it) => it !== "").join("; ");
  const marks = [
    ...(window.closedByNextCard ? [t("jetzt", "now")] : []),
    ...(window.mode === "ANNOUNCEMENT_MODE_REPLY" ? [t("Erwiderung", "reply")] : []),
  ];
  return (
    <button
      type="button"
      class={`window${window.closedByNextCard ? " window--closing" : ""}`}
      disabled={!isNow}
      title={title}
      aria-label={`${[name, ...marks].join(" ")}: ${title}`}
      onClick={() => act(announce(window.seat, window.announcement))}
    >
      {name}
      {marks.map((it) => (
        <span key={it} class="window-mark">
          {` ${it}`}
        </span>
      ))}
    </button>
  );
}
