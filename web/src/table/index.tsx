/** The table: play a game, see it through the eyes of anybody, and hear why something does not go. */

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";

import { parseAddress, useAddress } from "../address";
import { kindOf, sortHand } from "../cards";
import type { CardState, Kind } from "../cards";
import { SceneHint } from "../scenes/hint";
import { useWords } from "../words";
import { SEATS } from "./answers";
import type { Ask, Position, SeatName } from "./answers";
import { Asked, askOf, isExchange, Rights } from "./Asked";
import { Attempt } from "./Attempt";
import { Centre } from "./Centre";
import { dealtLine, randomSeed } from "./deals";
import { errorTold, useGame } from "./game";
import type { Game } from "./game";
import { NewGame, openFile, USUAL_RULES } from "./NewGame";
import { layCard } from "./questions";
import { SeatPanel } from "./SeatPanel";
import { SettlementPanel } from "./SettlementPanel";
import "./side.css";
import "./table.css";
import { Timeline } from "./Timeline";
import { RefusalText, ToldAloud, ToldPanel } from "./ToldPanel";
import "./told.css";
import { Unseen } from "./Unseen";
import { Views } from "./Views";

const PLACES = ["bottom", "left", "top", "right"];

export default function Page() {
  const t = useWords();
  const game = useGame();
  const [, change] = useAddress();
  useFirstDeal(game);
  useFocusOnNext(game.acted);
  useDroppedFile(game);
  const isWide = useIsWide();
  return (
    <div class="table-page">
      <h1 class="only-heard">{t("Der Tisch", "The table")}</h1>
      <div class="table-main">
        <SceneHint />
        <Views view={game.address.view} onChoose={(view) => change({ view }, "replace")} />
        {game.seen ? (
          <Felt game={game} seen={game.seen} isWide={isWide} />
        ) : (
          <Waiting game={game} />
        )}
        <ToldAloud told={game.told} />
        {(isWide || toldSeat(game) === undefined) && (
          <ToldPanel told={game.told} onClose={() => game.tell(null)} />
        )}
        <Faults game={game} />
        <Unseen cards={game.seen?.unseen ?? []} />
        {game.isOver && game.faults.length === 0 && (
          <SettlementPanel
            line={game.shown}
            onTrick={(trick) => game.stepTo(stepAfterTrick(game, trick))}
          />
        )}
      </div>
      <aside class="table-side">
        <NewGame game={game} />
        <Timeline game={game} />
        <Attempt act={(action) => void game.act(action)} />
      </aside>
    </div>
  );
}

function Waiting({ game }: { readonly game: Game }) {
  const t = useWords();
  const isHidden = game.whole !== undefined;
  return (
    <div class="felt felt--empty">
      <p>
        {game.isLoading && t("Lädt …", "Loading …")}
        {!game.isLoading &&
          isHidden &&
          t("Diese Ansicht kann hier nichts sehen.", "This view can see nothing here.")}
        {!game.isLoading && !isHidden && t("Kein Spiel auf dem Tisch.", "No game on the table.")}
      </p>
    </div>
  );
}

function Faults({ game }: { readonly game: Game }) {
  const t = useWords();
  if (game.faults.length === 0) {
    return null;
  }
  return (
    <section class="panel told told--refused" aria-label={t("Verstöße", "Violations")}>
      <h2>{t("Dieses Spiel verstößt gegen die Regeln", "This game breaks the rules")}</h2>
      {game.seen && (
        <p>{t("Der Tisch zeigt die Stellung davor.", "The table shows the position before it.")}</p>
      )}
      {game.faults.map((it, index) => (
        <RefusalText key={index} refusal={it} />
      ))}
    </section>
  );
}

interface FeltProps {
  readonly game: Game;
  readonly seen: Position;
  readonly isWide: boolean;
}

function Felt({ game, seen, isWide }: FeltProps) {
  const asked = askOf(seen, game.whole);
  const [chosen, setChosen] = useChosen(game, asked, seen);
  const [order, setOrder] = useState<{ seat: SeatName; cards: readonly Kind[] } | null>(null);
  useEffect(() => setOrder(null), [game.shown]);
  const bottom = Math.max(0, SEATS.indexOf(game.address.view.toUpperCase() as SeatName));
  const placeOf = (seat: SeatName) => PLACES[(SEATS.indexOf(seat) - bottom + 4) % 4] ?? "bottom";
  const act = (action: Parameters<Game["act"]>[0]) => void game.act(action);
  const next = asked?.seat ?? seen.turn ?? game.whole?.turn;
  const pick = (seat: SeatName, card: Kind, index: number) => {
    if (isExchange(asked) && asked?.seat === seat) {
      setChosen(toggled(chosen, index));
    } else if (order?.seat === seat) {
      setOrder({ seat, cards: [...order.cards, card] });
    } else {
      act(layCard(seat, card));
    }
  };
  const asker = seen.seats.find((it) => it.seat === asked?.seat);
  const chosenCards = sortedHand(asker?.hand, seen).filter((_, index) => chosen.has(index));
  return (
    <div class="felt">
      {SEATS.map((seat) => {
        const state = seen.seats.find((it) => it.seat === seat) ?? { seat };
        const isChoosing = isExchange(asked) && asked?.seat === seat;
        return (
          <SeatPanel
            key={seat}
            state={state}
            position={seen}
            place={placeOf(seat)}
            isNext={seat === next}
            stateOf={(card) => stateOf(game, seen, asked, seat, card)}
            chosen={isChoosing ? chosen : undefined}
            onPick={(card, index) => pick(seat, card, index)}
            act={act}
          >
            {!isWide && toldSeat(game) === seat && (
              <ToldPanel told={game.told} onClose={() => game.tell(null)} />
            )}
            <Rights
              seen={seen}
              seat={seat}
              order={order?.seat === seat ? order.cards : null}
              act={act}
              onOrder={(cards) => setOrder(cards && { seat, cards })}
            />
          </SeatPanel>
        );
      })}
      <Centre position={seen} placeOf={placeOf}>
        {asked && <Asked asked={asked} chosen={chosenCards} act={act} />}
      </Centre>
    </div>
  );
}

/** Whose action was answered. On a narrow screen the answer stands below the hand of this seat. */
function toldSeat({ told }: Game): SeatName | undefined {
  return told === null || told.tone === "error" ? undefined : told.action.seat;
}

function useIsWide(): boolean {
  const wide = useMemo(() => matchMedia("(min-width: 1080px)"), []);
  const [isWide, setIsWide] = useState(wide.matches);
  useEffect(() => {
    const follow = () => setIsWide(wide.matches);
    wide.addEventListener("change", follow);
    return () => wide.removeEventListener("change", follow);
  }, [wide]);
  return isWide;
}

/** After a refusal the legal cards are lit and all others are dimmed. */
function stateOf(
  game: Game,
  seen: Position,
  asked: Ask | undefined,
  seat: SeatName,
  card: Kind,
): CardState {
  const name = `CARD_${card}`;
  if (isExchange(asked) && asked?.seat === seat) {
    return asked.mayContain?.includes(name) ? "legal" : "dim";
  }
  const told = game.told;
  const refused = told?.tone === "refused" ? told.refusal.evidence?.card : undefined;
  const isRefused = refused?.seat === seat && (refused.legalCards?.length ?? 0) > 0;
  if (isRefused) {
    return refused.legalCards?.includes(name) ? "legal" : "dim";
  }
  const legal = seen.seats.find((it) => it.seat === seat)?.legalCards ?? [];
  return legal.includes(name) ? "legal" : "plain";
}

function sortedHand(hand: readonly string[] | undefined, seen: Position): Kind[] {
  return sortHand(
    (hand ?? []).map(kindOf),
    (seen.trumpOrder ?? []).map(kindOf),
    seen.contract === undefined,
  );
}

function toggled(chosen: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(index)) {
    next.add(index);
  }
  return next;
}

/** The cards of an exchange by their index in the hand. Those that must go are chosen already. */
function useChosen(
  game: Game,
  asked: Ask | undefined,
  seen: Position,
): [ReadonlySet<number>, (chosen: ReadonlySet<number>) => void] {
  const initial = useMemo(() => {
    const hand = sortedHand(seen.seats.find((it) => it.seat === asked?.seat)?.hand, seen);
    const must = (isExchange(asked) ? (asked?.mustContain ?? []) : []).map(kindOf);
    const left = [...must];
    return new Set(
      hand.flatMap((card, index) => {
        const found = left.indexOf(card);
        return found < 0 ? [] : (left.splice(found, 1), [index]);
      }),
    );
  }, [game.shown, seen]);
  const [chosen, setChosen] = useState<{ from: Set<number>; now: ReadonlySet<number> } | null>(
    null,
  );
  const now = chosen?.from === initial ? chosen.now : initial;
  return [now, (next) => setChosen({ from: initial, now: next })];
}

/** A visitor without a game gets one, unless another game comes first. */
function useFirstDeal(game: Game): void {
  const isEmpty = game.line === "";
  useEffect(() => {
    if (isEmpty) {
      void dealFirst(game);
    }
  }, [isEmpty]);
}

async function dealFirst(game: Game): Promise<void> {
  try {
    const line = await dealtLine(game.address.rules || USUAL_RULES, randomSeed());
    if (parseAddress(location.hash).line === "") {
      game.open(line, "replace");
    }
  } catch (error) {
    game.tell(errorTold(error));
  }
}

const NEXT = [".asked button.primary", ".seat--next .card--legal", ".seat--next button.card"];

/** After an action the focus goes to what comes next: a legal card, or an answer. */
function useFocusOnNext(acted: number): void {
  useLayoutEffect(() => {
    if (acted === 0) {
      return;
    }
    const next = NEXT.map((it) => document.querySelector<HTMLElement>(it)).find(
      (it) => it !== null,
    );
    next?.focus({ preventScroll: true });
    next?.closest(".seat, .asked")?.scrollIntoView({ block: "nearest" });
  }, [acted]);
}

/** Text that is dragged into a field is none of our business. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

function useDroppedFile(game: Game): void {
  useEffect(() => {
    const allow = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) {
        return;
      }
      event.preventDefault();
      void openFile(game, event.dataTransfer?.files[0]);
    };
    window.addEventListener("dragover", allow);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", allow);
      window.removeEventListener("drop", drop);
    };
  }, [game.open]);
}

/** The step with the last card of a trick. */
function stepAfterTrick(game: Game, trick: number): number {
  const index = game.steps.findIndex((it) => it.section === "play" && it.index === trick * 4 - 1);
  return index < 0 ? game.steps.length : index + 1;
}
