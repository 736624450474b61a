/** Hands set by hand: choose a seat, then give it cards. */

import { useState } from "preact/hooks";

import { Card, cardName, sortHand } from "../cards";
import type { Kind } from "../cards";
import { useWords } from "../words";
import { SEATS } from "./answers";
import { deckOfKinds, lineOfHands } from "./deals";
import type { Game } from "./game";
import { seatLabel } from "./labels";

interface HandEditorProps {
  readonly game: Game;
  readonly rules: string;
  readonly onDone: () => void;
}

export function HandEditor({ game, rules, onDone }: HandEditorProps) {
  const t = useWords();
  const { lang } = game.address;
  const [hands, setHands] = useState<readonly (readonly Kind[])[]>([[], [], [], []]);
  const [seat, setSeat] = useState(0);
  const [hasNines, setHasNines] = useState(!isWithoutNines(game));
  const { kinds, handSize } = deckOfKinds(hasNines);
  const given = hands.flat();
  const left = (kind: Kind) => 2 - given.filter((it) => it === kind).length;
  const change = (index: number, hand: readonly Kind[]) =>
    setHands(hands.map((it, place) => (place === index ? hand : it)));
  const give = (kind: Kind) => {
    const hand = [...(hands[seat] ?? []), kind];
    change(seat, hand);
    if (hand.length === handSize) {
      const next = [1, 2, 3]
        .map((it) => (seat + it) % 4)
        .find((it) => (hands[it]?.length ?? 0) < handSize);
      setSeat(next ?? seat);
    }
  };
  const takeBack = (index: number, kind: Kind) => {
    const hand = [...(hands[index] ?? [])];
    hand.splice(hand.indexOf(kind), 1);
    change(index, hand);
  };
  const isWhole =
    hands.every((it) => it.length === handSize || it.length === 0) && given.length > 0;
  return (
    <div class="editor">
      <div class="row" role="group" aria-label={t("Wer bekommt die Karte?", "Who gets the card?")}>
        {SEATS.map((it, index) => (
          <button
            key={it}
            type="button"
            aria-pressed={seat === index}
            onClick={() => setSeat(index)}
          >
            {seatLabel(it, t)} ({hands[index]?.length ?? 0}/{handSize})
          </button>
        ))}
      </div>
      <div class="editor-pool" role="group" aria-label={t("Karten im Blatt", "Cards of the deck")}>
        {kinds
          .filter((it) => left(it) > 0 && (hands[seat]?.length ?? 0) < handSize)
          .map((kind) => (
            <Card
              key={kind}
              kind={kind}
              label={`${cardName(kind, lang)} (${left(kind)})`}
              onPick={() => give(kind)}
            />
          ))}
      </div>
      {hands.map((hand, index) => (
        <div
          key={index}
          class="editor-hand"
          role="group"
          aria-label={t(`Karten von Sitz ${index + 1}`, `Cards of seat ${index + 1}`)}
        >
          <span>{index + 1}</span>
          {sortHand(hand, [], true).map((kind, place) => (
            <Card
              key={place}
              kind={kind}
              label={t(`${cardName(kind, lang)} zurücknehmen`, `take back ${cardName(kind, lang)}`)}
              onPick={() => takeBack(index, kind)}
            />
          ))}
        </div>
      ))}
      <div class="row">
        <label class="check">
          <input
            type="checkbox"
            checked={hasNines}
            onChange={(event) => {
              setHasNines(event.currentTarget.checked);
              setHands([[], [], [], []]);
            }}
          />
          {t("mit Neunen", "with nines")}
        </label>
        <button type="button" onClick={() => setHands(rest(hands, kinds, handSize))}>
          {t("Rest verteilen", "Deal the rest")}
        </button>
        <button
          type="button"
          class="primary"
          disabled={!isWhole}
          onClick={() => {
            game.open(lineOfHands(rules, hands));
            onDone();
          }}
        >
          {t("Damit spielen", "Play these hands")}
        </button>
      </div>
      <p class="soft">{t("Eine leere Hand ist unbekannt.", "An empty hand is not known.")}</p>
    </div>
  );
}

function isWithoutNines({ seen }: Game): boolean {
  const first = seen?.seats[0];
  const held = (first?.cardsInHand ?? 0) + (seen?.tricks?.length ?? 0);
  return first !== undefined && held <= 10 && held > 0 && (seen?.trick?.cards?.length ?? 0) === 0;
}

/** Fills all hands with the cards that are left, by chance. */
function rest(
  hands: readonly (readonly Kind[])[],
  kinds: readonly Kind[],
  handSize: number,
): Kind[][] {
  const left = [...kinds, ...kinds];
  for (const card of hands.flat()) {
    left.splice(left.indexOf(card), 1);
  }
  const drawn = crypto.getRandomValues(new Uint32Array(left.length));
  const shuffled = left
    .map((card, index) => ({ card, key: drawn[index] ?? 0 }))
    .sort((one, other) => one.key - other.key)
    .map((it) => it.card);
  return hands.map((hand) => [...hand, ...shuffled.splice(0, handSize - hand.length)]);
}
