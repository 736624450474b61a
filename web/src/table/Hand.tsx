/** The cards of one seat: a row through which the arrow keys go. */

import { Card, sortHand } from "../cards";
import type { CardState, Kind } from "../cards";
import { useWords } from "../words";

interface HandProps {
  readonly name: string;
  readonly cards: readonly Kind[];
  /** How many cards are held, for a hand that the view may not know. */
  readonly count: number;
  readonly trumps: readonly Kind[];
  readonly isOpen: boolean;
  readonly stateOf: (card: Kind) => CardState;
  /** Which cards are chosen, by their index in the sorted hand. Only where cards are chosen. */
  readonly chosen?: ReadonlySet<number> | undefined;
  readonly onPick: (card: Kind, index: number) => void;
}

export function Hand({ name, cards, count, trumps, isOpen, stateOf, chosen, onPick }: HandProps) {
  const t = useWords();
  if (cards.length === 0) {
    const label = t(`${name}: ${count} verdeckte Karten`, `${name}: ${count} hidden cards`);
    return (
      <div class="hand hand--hidden" role="img" aria-label={label}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} aria-hidden="true" class="hand-place">
            <Card state="hidden" />
          </span>
        ))}
      </div>
    );
  }
  const sorted = sortHand(cards, trumps, isOpen);
  const firstLegal = sorted.findIndex((it) => stateOf(it) === "legal");
  return (
    <div
      class="hand"
      role="group"
      aria-label={t(`Karten von ${name}`, `Cards of ${name}`)}
      onKeyDown={moveFocus}
    >
      {sorted.map((card, index) => (
        <span key={`${card} ${sorted.indexOf(card) === index ? "1" : "2"}`} class="hand-place">
          <Card
            kind={card}
            state={stateOf(card)}
            isChosen={chosen ? chosen.has(index) : undefined}
            tabIndex={index === Math.max(0, firstLegal) ? 0 : -1}
            onPick={() => onPick(card, index)}
          />
        </span>
      ))}
    </div>
  );
}

/** Left and right go through the hand, up and down to the hands beside it. */
function moveFocus(event: KeyboardEvent): void {
  const hand = event.currentTarget as HTMLElement;
  const cards = cardsIn(hand);
  const at = cards.indexOf(document.activeElement as HTMLButtonElement);
  const target = targetOf(event.key, hand, cards, at);
  if (target) {
    event.preventDefault();
    target.focus();
  }
}

function targetOf(
  key: string,
  hand: HTMLElement,
  cards: readonly HTMLButtonElement[],
  at: number,
): HTMLButtonElement | undefined {
  switch (key) {
    case "ArrowRight":
      return cards[(at + 1) % cards.length];
    case "ArrowLeft":
      return cards[(at - 1 + cards.length) % cards.length];
    case "Home":
      return cards[0];
    case "End":
      return cards[cards.length - 1];
    case "ArrowDown":
      return cardsBeside(hand, 1)[at] ?? cardsBeside(hand, 1)[0];
    case "ArrowUp":
      return cardsBeside(hand, -1)[at] ?? cardsBeside(hand, -1)[0];
    default:
      return undefined;
  }
}

function cardsBeside(hand: HTMLElement, way: number): readonly HTMLButtonElement[] {
  const hands = [...document.querySelectorAll<HTMLElement>(".felt .hand:not(.hand--hidden)")];
  const next = hands[(hands.indexOf(hand) + way + hands.length) % hands.length];
  return next ? cardsIn(next) : [];
}

function cardsIn(hand: HTMLElement): HTMLButtonElement[] {
  return [...hand.querySelectorAll("button")];
}
