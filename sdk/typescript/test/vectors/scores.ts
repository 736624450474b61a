/** Settlements and lists of vectors. */

import assert from "node:assert/strict";

import { GameRecord, nameOf, v1 } from "doko-sdk";
import type {
  Client,
  Counts,
  Offence,
  PartyName,
  PlaceNumber,
  RedealName,
  SessionEntry,
} from "doko-sdk";

import type { JsonObject, RecordText } from "./files.js";
import { ruleSetOf } from "./options.js";
import type { OptionTexts } from "./options.js";
import { readRecord } from "./record.js";
import { refused } from "./rulings.js";

/** A game of a vector of which only the counts are known. */
interface CountsText {
  readonly ruleSet: string;
  readonly options?: OptionTexts;
  readonly kind: "normal" | "armut" | "solo" | "stille_hochzeit" | "failed_hochzeit";
  readonly solo?: "damen";
  readonly bockFactor?: number;
  readonly re: readonly (1 | 2 | 3 | 4)[];
  readonly reAugen: number;
  readonly reTricks: number;
  readonly kontraTricks: number;
  readonly announcements?: readonly string[];
  readonly special?: readonly (readonly ["fuchs", PartyName])[];
}

/** A game of a vector, and what ended it. */
interface GameText {
  readonly record: RecordText;
  readonly endedBy?: Pick<Offence, "offender"> & { readonly harmsSoloist?: "yes" | "no" };
}

export async function scoreCounts(client: Client, question: CountsText): Promise<JsonObject> {
  return scored(await client.scoreGame(counts(question)));
}

export async function scoreGame(client: Client, question: GameText): Promise<JsonObject> {
  const { record, view } = readRecord(question.record);
  const viewed = { view };
  const offence = question.endedBy && grave(question.endedBy, record);
  const answer = await client.scoreGame(record, { ...viewed, ...(offence && { offence }) });
  const audit = await client.auditGame(record, viewed);
  return { ...scored(answer), tricks: audit.tricks.map((it) => [it.winner, it.augen]) };
}

/** The grave offence at the end of a record that ended the game. */
export function grave(endedBy: NonNullable<GameText["endedBy"]>, record: GameRecord): Offence {
  const { offender, harmsSoloist } = endedBy;
  return {
    offender,
    kind: "other",
    classOfEffect: "grave",
    cardsPlayed: record.message.plays.length,
    ...(harmsSoloist && { harmsSoloist }),
  };
}

function scored({ outcome }: Awaited<ReturnType<Client["scoreGame"]>>): JsonObject {
  switch (outcome.kind) {
    case "settlement":
      return settled(outcome);
    case "refused":
      return refused(outcome);
    case "recordFaulty": {
      const [first] = outcome.violations;
      assert(first);
      return refused(first);
    }
    case "needsInput":
      return { needsInput: nameOf(v1.MissingInput, outcome.missing) };
  }
}

function settled(settlement: v1.Settlement): JsonObject {
  const { points, value, items, reSeats, re, kontra, result } = settlement;
  if (result === v1.GameResult.BROKEN_OFF) {
    return { points };
  }
  return {
    winner: nameOf(v1.GameResult, result)?.replace("_won", ""),
    value,
    points,
    items: items.map((it) => [it.rule?.ruleId ?? "", nameOf(v1.Party, it.party) ?? "", it.points]),
    reAugen: re?.augen,
    kontraAugen: kontra?.augen,
    reSeats,
  };
}

function counts(text: CountsText): Counts {
  const { kind, re, announcements = [], special = [], bockFactor } = text;
  const { reAugen, reTricks, kontraTricks } = text;
  // Which solo it was then makes no difference to its points.
  const solo = text.solo ?? (kind === "solo" ? "damen" : undefined);
  return {
    ruleSet: ruleSetOf(text.ruleSet, text.options),
    kind: kind === "normal" ? "two_against_two" : kind,
    reSeats: re,
    reAugen,
    reTricks,
    kontraTricks,
    announcements: announcements.map(announced),
    specials: special.map(([what, party]) => ({ kind: what, party })),
    ...(solo && { solo }),
    ...(bockFactor !== undefined && { bockFactor }),
  };
}

/** An announcement such as `kontra as_reply` or `re keine_60`. */
function announced(text: string) {
  const [party = "", what = party] = text.split(" ");
  return {
    party: party as PartyName,
    announcement: (what === "as_reply" ? party : what) as "re",
    mode: what === "as_reply" ? ("reply" as const) : ("ordinary" as const),
  };
}

/** A list of a vector. Places are indices there. */
interface SessionText {
  readonly ruleSet: string;
  readonly options?: OptionTexts;
  readonly entries: readonly ("time_over" | EntryText)[];
}

interface EntryText {
  readonly settled?: Played & {
    readonly contract: "normalspiel";
    readonly solo?: "DAMEN";
    readonly duty?: "pflichtsolo" | "lustsolo";
    readonly re: readonly (1 | 2 | 3 | 4)[];
    readonly winner: "re" | "kontra" | "nobody";
    readonly points: readonly number[];
    readonly times?: number;
  };
  readonly record?: Played & {
    readonly record: RecordText;
    readonly gamesLeft?: number;
  };
  readonly counts?: Played & {
    readonly duty?: "pflichtsolo" | "lustsolo";
    readonly counts: CountsText;
  };
  readonly broken_off?: { readonly record: RecordText } & NonNullable<GameText["endedBy"]>;
  readonly redeal?: Dealt & { readonly reason?: RedealName };
  readonly penalty?: readonly number[];
  readonly correction?: { readonly entry: number; readonly points: readonly number[] };
  readonly solo_round?: object;
}

interface Dealt {
  readonly dealer?: number;
}

interface Played extends Dealt {
  readonly places?: readonly number[];
}

export async function session(client: Client, question: SessionText): Promise<JsonObject> {
  const { ruleSet, options } = question;
  const entries = question.entries.flatMap((it) => entriesOf(it, options));
  const answer = await client.scoreSession({ ruleSet: ruleSetOf(ruleSet, options), entries });
  const { lines, standings, failedChecks, nextContext, nextDealer } = answer;
  return {
    games: Math.max(0, ...lines.map((it) => it.gameNumber ?? 0)),
    lines: lines.map((it) => it.points),
    dealers: lines
      .filter((it) => it.dealer !== v1.Place.PLACE_UNSPECIFIED)
      .map((it) => it.dealer - 1),
    faulty: lines.filter((it) => it.recordFaulty).map((it) => it.entry),
    failed: failedChecks.map(
      (it) => `${it.entry} ${v1.SessionCheckKind[it.kind]} ${it.rule?.ruleId ?? ""}`,
    ),
    totals: standings.map((it) => it.points),
    penaltyPoints: standings.map((it) => it.penaltyPoints),
    bockFactors: lines.map((it) => Math.max(1, it.bockFactor)),
    ranks: standings.map((it) => it.rank),
    won: standings.map((it) => it.won),
    soli: standings.map((it) => it.soli),
    soliWon: standings.map((it) => it.soliWon),
    pflichtsoliOpen: standings.map((it) => it.pflichtsoliOpen),
    finished: nextContext === undefined,
    // Where each game names its places, the list does not say who deals next.
    next: nextContext && nextDealer ? nextGame(nextDealer, nextContext) : undefined,
  };
}

function nextGame(dealer: v1.Place, context: v1.GameContext): JsonObject {
  const slots = context.pflichtsoloSlots.map((it) => nameOf(v1.PflichtsoloSlot, it) ?? "");
  const { pflichtsoloSeats, vorfuehrungSeat, bockFactor, gamesLeft } = context;
  return {
    dealer: dealer - 1,
    places: context.places.map((it) => it - 1),
    ...(pflichtsoloSeats.length > 0 && { openPflichtsolo: pflichtsoloSeats }),
    ...(slots.some((it) => it !== "free") && { slots }),
    ...(bockFactor !== undefined && bockFactor !== 1 && { bockFactor }),
    ...(vorfuehrungSeat !== v1.Seat.SEAT_UNSPECIFIED && { vorfuehrung: vorfuehrungSeat }),
    ...(gamesLeft !== undefined && { gamesLeft }),
  };
}

function entriesOf(entry: "time_over" | EntryText, options: OptionTexts = {}): SessionEntry[] {
  if (entry === "time_over") {
    return [{ kind: "timeOver" }];
  }
  if (entry.settled) {
    const { times = 1 } = entry.settled;
    return Array.from({ length: times }, () => settledEntry(entry.settled));
  }
  if (entry.record) {
    return [recordEntry(entry.record, options)];
  }
  if (entry.counts) {
    const { counts: text, duty } = entry.counts;
    const counted = counts({ ...text, options });
    return [{ kind: "counts", counts: counted, ...(duty && { duty }), ...played(entry.counts) }];
  }
  if (entry.broken_off) {
    const record = withoutContext(readRecord({ ...entry.broken_off.record, options }).record);
    return [{ kind: "brokenOff", record, offence: grave(entry.broken_off, record) }];
  }
  if (entry.penalty) {
    return [{ kind: "penalty", points: entry.penalty }];
  }
  if (entry.correction) {
    return [{ kind: "correction", ...entry.correction }];
  }
  if (entry.solo_round) {
    return [{ kind: "soloRound" }];
  }
  assert(entry.redeal);
  const { reason } = entry.redeal;
  return [{ kind: "redeal", ...(reason && { reason }), ...dealt(entry.redeal) }];
}

function settledEntry(game: EntryText["settled"]): SessionEntry {
  assert(game);
  const kind = v1.ContractKind[game.contract.toUpperCase() as keyof typeof v1.ContractKind];
  const { SOLO, NORMALSPIEL } = v1.ContractKind;
  const solo = game.solo && v1.Solo[game.solo.toUpperCase() as "DAMEN"];
  const result = `${game.winner.toUpperCase()}_WON` as "RE_WON";
  return {
    kind: "settlement",
    settlement: {
      result: v1.GameResult[result],
      contract: {
        kind,
        seat: kind === NORMALSPIEL ? 0 : (game.re[0] ?? 0),
        // Which one it was then makes no difference to a list.
        solo: solo ?? (kind === SOLO ? v1.Solo.DAMEN : 0),
        duty: game.duty === undefined ? 0 : v1.SoloDuty[game.duty.toUpperCase() as "LUSTSOLO"],
      },
      reSeats: [...game.re],
      points: [...game.points],
    },
    ...played(game),
  };
}

/** A record states its context if it has something to state. */
function recordEntry(game: NonNullable<EntryText["record"]>, options: OptionTexts): SessionEntry {
  const { gamesLeft, places = [] } = game;
  const text = {
    ...game.record,
    options,
    places,
    ...(gamesLeft !== undefined && { gamesLeft }),
  };
  const read = readRecord(text).record;
  const states =
    (text.openPflichtsolo?.length ?? 0) > 0 ||
    text.vorfuehrung !== undefined ||
    text.bockFactor !== undefined ||
    gamesLeft !== undefined ||
    places.length > 0;
  const record = states ? read : withoutContext(read);
  return { kind: "record", record, ...dealt(game) };
}

function withoutContext(record: GameRecord): GameRecord {
  const { message } = GameRecord.fromMessage(record.message);
  delete message.context;
  return GameRecord.fromMessage(message);
}

function dealt({ dealer }: Dealt): { dealer?: PlaceNumber } {
  return dealer === undefined ? {} : { dealer: (dealer + 1) as PlaceNumber };
}

/** The places of seats 1 to 4 as well, where each game names them. */
function played(game: Played): { dealer?: PlaceNumber; places?: PlaceNumber[] } {
  const places = game.places?.map((it) => (it + 1) as PlaceNumber);
  return { ...dealt(game), ...(places && { places }) };
}
