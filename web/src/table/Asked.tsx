/** The question to one seat, and its answers as buttons. */

import type { Kind } from "../cards";
import { useWords } from "../words";
import type { Ask, Position, SeatName } from "./answers";
import { bidLabel, questionLabel, rankLabel, saidLabel, seatLabel } from "./labels";
import { bid, claim, exchange, genscher, sayWord, schweine } from "./questions";
import type { Action } from "./questions";
import { SEATS } from "./answers";

type Act = (action: Action) => void;

/** The question that is asked now. What is asked at the table is public; its answers may not be. */
export function askOf(seen: Position, whole: Position | undefined): Ask | undefined {
  const seenAsk = seen.needsInput?.asks?.[0];
  const asked = whole?.needsInput?.asks?.[0];
  if (seenAsk || !asked) {
    return seenAsk;
  }
  return { seat: asked.seat, question: asked.question };
}

/** Whether cards answer the question. */
export function isExchange(asked: Ask | undefined): boolean {
  return /ARMUT_(PUSH|RETURN)$/.test(asked?.question ?? "");
}

interface AskedProps {
  readonly asked: Ask;
  /** The cards of an exchange that are chosen so far. */
  readonly chosen: readonly Kind[];
  readonly act: Act;
}

export function Asked({ asked, chosen, act }: AskedProps) {
  const t = useWords();
  const name = seatLabel(asked.seat, t);
  return (
    <section class="asked" aria-label={t("Frage", "Question")}>
      <p class="asked-question">
        <strong>{name}:</strong> {questionLabel(asked.question, t)}
      </p>
      {isExchange(asked) ? (
        <ExchangeAnswer asked={asked} chosen={chosen} act={act} />
      ) : (
        <div class="asked-answers">
          {answersTo(asked, t).map((it, index) => (
            <button
              key={it.label}
              type="button"
              class={answerLook(asked, index)}
              onClick={() => act(it.action)}
            >
              {it.label}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Gesund and Vorbehalt stand out; what a Vorbehalt may be called at once is smaller. */
function answerLook({ question }: Ask, index: number): string {
  if (index === 0) {
    return "primary";
  }
  return question === "ASK_KIND_DECLARATION" && index > 1 ? "window" : "";
}

interface Answer {
  readonly label: string;
  readonly action: Action;
}

function answersTo(
  { seat, options = [], leastBid = 0, greatestBid }: Ask,
  t: (de: string, en: string) => string,
): Answer[] {
  return options.flatMap((word): Answer[] => {
    if (word !== "SAID_WORD_BID") {
      return [{ label: saidLabel(word, t), action: sayWord(seat, word) }];
    }
    const heights = Array.from(
      { length: (greatestBid ?? leastBid) - leastBid + 1 },
      (_, it) => leastBid + it,
    );
    return heights.map((it) => ({ label: bidLabel(it, t), action: bid(seat, it) }));
  });
}

function ExchangeAnswer({ asked, chosen, act }: AskedProps) {
  const t = useWords();
  const isPush = asked.question === "ASK_KIND_ARMUT_PUSH";
  if (asked.mayContain === undefined && asked.cardCount === undefined) {
    return (
      <p class="soft">
        {t("Diese Ansicht sieht die Karten nicht.", "This view does not see the cards.")}
      </p>
    );
  }
  const count = asked.cardCount ?? chosen.length;
  return (
    <>
      <p>
        {t(
          `Wähle ${count === 1 ? "eine Karte" : `${count} Karten`} aus der Hand: ${chosen.length} gewählt.`,
          `Choose ${count === 1 ? "a card" : `${count} cards`} of the hand: ${chosen.length} chosen.`,
        )}
      </p>
      <button type="button" class="primary" onClick={() => act(exchange(asked, chosen))}>
        {isPush ? t("Schieben", "Push") : t("Zurückgeben", "Give back")}
      </button>
    </>
  );
}

const RANKS = ["RANK_ACE", "RANK_TEN", "RANK_KING", "RANK_NINE"];

/** What may be said without being asked: Schweine, Genscher, claims, a Vorbehalt taken back. */
export function Rights({
  seen,
  seat,
  order,
  act,
  onOrder,
}: {
  readonly seen: Position;
  readonly seat: SeatName;
  /** The order of a claim, while it is chosen. */
  readonly order: readonly Kind[] | null;
  readonly act: Act;
  readonly onOrder: (order: readonly Kind[] | null) => void;
}) {
  const t = useWords();
  const open = (seen.openRights ?? []).filter((it) => it.seat === seat).map((it) => it.right);
  const others = seen.seats.find((it) => it.seat === seat)?.otherRights ?? [];
  const isInPlay = others.includes("EXTRA_WORD_SCHWEINE");
  const mayPair = isInPlay || open.includes("SAID_WORD_SCHWEINE");
  const pairs = mayPair ? pairsOf(seen, seat) : [];
  const mayClaim = others.includes("EXTRA_WORD_CLAIM_REST");
  const maySurrender = others.includes("EXTRA_WORD_SURRENDER");
  const partners = others.includes("EXTRA_WORD_GENSCHER") ? SEATS.filter((it) => it !== seat) : [];
  const hasAny =
    pairs.length > 0 || mayClaim || maySurrender || partners.length > 0 || open.length > 0;
  if (!hasAny) {
    return null;
  }
  return (
    <div class="rights">
      {open.includes("SAID_WORD_GESUND") && (
        <button type="button" class="window" onClick={() => act(sayWord(seat, "SAID_WORD_GESUND"))}>
          {t("Vorbehalt zurücknehmen", "Take the Vorbehalt back")}
        </button>
      )}
      {pairs.map((rank) => (
        <button
          key={rank}
          type="button"
          class="window"
          onClick={() => act(schweine(seat, rank, isInPlay))}
        >
          {rankLabel(rank, t)}
        </button>
      ))}
      {partners.map((it) => (
        <button key={it} type="button" class="window" onClick={() => act(genscher(seat, it))}>
          Genscher: {seatLabel(it, t)}
        </button>
      ))}
      {mayClaim && <ClaimButtons seat={seat} order={order} act={act} onOrder={onOrder} />}
      {maySurrender && (
        <button type="button" class="window" onClick={() => act(claim(seat, "SURRENDER", []))}>
          {t("Ich gebe auf", "I give up")}
        </button>
      )}
    </div>
  );
}

/** Pairs that are not declared, and that the hand holds if it is known. */
function pairsOf({ seats, contract, schweine: declared = [] }: Position, seat: SeatName): string[] {
  const hand = seats.find((it) => it.seat === seat)?.hand ?? [];
  const letters: Record<string, string> = {
    RANK_ACE: "A",
    RANK_TEN: "T",
    RANK_KING: "K",
    RANK_NINE: "9",
  };
  // In a Farbsolo the aces may be those of another suit: the service says which.
  const anyAce = contract === undefined || contract.solo !== undefined;
  const isOfPair = (card: string, rank: string) =>
    rank === "RANK_ACE" && anyAce ? card.endsWith("A") : card === `CARD_D${letters[rank] ?? ""}`;
  const holdsPair = (rank: string) =>
    hand.some((card, index) => isOfPair(card, rank) && hand.indexOf(card) !== index);
  return RANKS.filter(
    (rank) => !declared.some((it) => it.rank === rank) && (hand.length === 0 || holdsPair(rank)),
  );
}

function ClaimButtons({
  seat,
  order,
  act,
  onOrder,
}: {
  readonly seat: SeatName;
  readonly order: readonly Kind[] | null;
  readonly act: Act;
  readonly onOrder: (order: readonly Kind[] | null) => void;
}) {
  const t = useWords();
  const isNaming = order !== null;
  return (
    <>
      <button type="button" class="window" onClick={() => act(claim(seat, "REST", order ?? []))}>
        {isNaming
          ? t(
              `Der Rest ist meiner, in dieser Folge (${order.length})`,
              `The rest is mine, in this order (${order.length})`,
            )
          : t("Der Rest ist meiner", "The rest is mine")}
      </button>
      <button
        type="button"
        class="window"
        aria-pressed={isNaming}
        onClick={() => onOrder(isNaming ? null : [])}
      >
        {t("Reihenfolge nennen", "Name the order")}
      </button>
    </>
  );
}
