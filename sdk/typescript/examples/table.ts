/**
 * A table of four bots: one call for each action, and each bot sees what its seat may know.
 *
 *     node build/examples/table.js [http://host:port [rule set [seed]]]
 */

import { cardsFor, connect, GameRecord, nameOf, seatOf, v1, viewOf } from "doko-sdk";
import type { GameContext, SessionEntry } from "doko-sdk";

import { sayWhatToDo } from "./no-server.js";

process.on("uncaughtException", sayWhatToDo);

/** What a player sends to the platform. */
type Action =
  | { kind: "word"; word: v1.SaidWord; more: { bid?: number; cards: v1.Card[] } }
  | { kind: "announcement"; announcement: v1.Announcement }
  | { kind: "card"; card: v1.Card };

const GAMES = 4;
const SEATS = [1, 2, 3, 4] as const;
const KEPT = {
  include: ["position", "line"],
  alsoViews: [...SEATS.map(viewOf), "public"],
} as const;
const CAREFUL = [v1.SaidWord.GESUND, v1.SaidWord.NO, v1.SaidWord.PASS];

const [, , address = "http://127.0.0.1:50051", rules = "vln", seed = "6"] = process.argv;

let state = Number(seed);
/** A whole number below this one; the same numbers for the same seed. */
function below(limit: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
}

function choice<T>(of: readonly T[]): T {
  return of[below(of.length)] as T;
}

/** What a bot does, by what its seat sees. */
function act(seat: v1.Seat, seen: v1.Position): Action {
  const ask = seen.needsInput?.asks.find((it) => it.seat === seat);
  if (ask) {
    return answer(ask);
  }
  const { announcements, legalCards } = seatOf(seen, seat);
  const offered = announcements.filter((it) => it.opens === v1.WindowOpening.NOW);
  return offered.length > 0 && below(20) === 0
    ? { kind: "announcement", announcement: choice(offered).announcement }
    : { kind: "card", card: choice(legalCards) };
}

/** A word that the seat may say: Armut if it can, else a careful one, more often than not. */
function answer(ask: v1.Ask): Action {
  const careful = ask.options.filter((it) => CAREFUL.includes(it));
  let word = choice(careful.length > 0 && below(5) > 0 ? careful : ask.options);
  if (ask.options.includes(v1.SaidWord.ARMUT)) {
    word = v1.SaidWord.ARMUT;
  }
  const wanted = ask.mayContain.map(() => choice(ask.mayContain));
  const bid = word === v1.SaidWord.BID ? { bid: ask.leastBid ?? 0 } : {};
  return { kind: "word", word, more: { ...bid, cards: cardsFor(ask, wanted) } };
}

let calls = 0;
const client = connect(address, {
  view: "everything",
  deadlineMs: 10_000,
  interceptors: [
    (next) => (request) => {
      calls += 1;
      return next(request);
    },
  ],
});

/** Whether the seat may do this; if so, the line and what everybody sees after it. */
function judge(record: GameRecord, seat: v1.Seat, action: Action) {
  switch (action.kind) {
    case "word":
      return client.checkWord(record, seat, action.word, { ...KEPT, ...action.more });
    case "announcement":
      return client.checkAnnouncement(record, seat, action.announcement, KEPT);
    case "card":
      return client.validateMove(record, seat, action.card, KEPT);
  }
}

/** Deals and lets the bots play: the next entry of the list. */
async function play(context: GameContext): Promise<SessionEntry> {
  const randomness = Uint8Array.from({ length: 32 }, () => below(256));
  const { hands } = await client.dealCards({ ruleSet: rules, randomness });
  let record = GameRecord.of(rules).hands(hands).context(context);
  const { outcome, alsoPositions } = await client.inspectGame(record, {
    alsoViews: KEPT.alsoViews,
  });
  let position: v1.Position | undefined = outcome.kind === "position" ? outcome : undefined;
  let shown = alsoPositions;
  while (position && position.phase !== v1.Phase.OVER && position.phase !== v1.Phase.REDEAL) {
    const seat: v1.Seat = position.needsInput?.asks[0]?.seat ?? position.turn;
    const seen = shown[seat - 1]?.position;
    if (!seen) {
      throw new Error(`nobody is asked in ${JSON.stringify(record)}`);
    }
    const judged = await judge(record, seat, act(seat, seen));
    if (judged.verdict?.kind !== "accepted") {
      throw new Error(`seat ${seat} may not do this in ${JSON.stringify(record)}`);
    }
    record = GameRecord.fromLine(judged.line);
    ({ position, alsoPositions: shown } = judged);
  }
  const settled = (await client.scoreGame(record)).outcome;
  if (settled.kind !== "settlement") {
    throw new Error(`no settlement of ${JSON.stringify(record)}`);
  }
  console.log(record.message.line);
  const reason = nameOf(v1.RedealReason, settled.redealReason);
  return reason ? { kind: "redeal", reason } : { kind: "record", record };
}

const entries: SessionEntry[] = [];
let session = await client.scoreSession({ ruleSet: rules, entries });
for (let game = 0; game < GAMES; game += 1) {
  calls = 0;
  entries.push(await play(session.nextContext ?? {}));
  session = await client.scoreSession({ ruleSet: rules, entries });
  const points = session.lines.at(-1)?.points ?? [];
  console.log(`${calls} calls; points by place: ${points.join(" ")}`);
}
for (const { place, points, rank } of session.standings) {
  console.log(`${rank}. place ${place}: ${points}`);
}
client.close();
