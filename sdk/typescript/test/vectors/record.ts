/** Records of vectors as records of this library. */

import { GameRecord, v1 } from "doko-sdk";
import type {
  BesideExtra,
  ExtraName,
  PartyName,
  PlaceNumber,
  SeatNumber,
  ViewName,
  WordName,
} from "doko-sdk";

import type { RecordText } from "./files.js";
import { ruleSetOf } from "./options.js";

/** A record, and for each of its words the index of the text that it is from. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly origins: readonly number[];
  readonly view: ViewName;
}

/** Something said, with what stands beside it, or its cards. */
export interface SaidText {
  readonly word: WordName;
  readonly bid?: number;
  readonly rank?: v1.Rank;
  readonly cards?: string;
}

/** Reads a record. */
export function readRecord(text: RecordText): ReadRecord {
  let record = GameRecord.of(ruleSetOf(text.ruleSet ?? "", text.options))
    .context(contextOf(text))
    .hands(text.hands ?? []);
  const origins: number[] = [];
  for (const [index, said] of (text.said ?? []).entries()) {
    const [, seat = "", what = ""] = /^(\d) (.*)$/.exec(said) ?? [];
    for (const word of saidTexts(what)) {
      record = say(record, Number(seat) as SeatNumber, word);
      origins.push(index);
    }
  }
  record = playing(record, text);
  if (text.schweineParty !== undefined) {
    record = record.schweineHeardAs(text.schweineParty);
  }
  return { record, origins, view: text.view ? `seat_${text.view}` : "everything" };
}

/** What is said with one text: a solo with a bid is two words. */
export function saidTexts(text: string): SaidText[] {
  const [, word = "", argument] = /^(\S+)(?: (.*))?$/.exec(text) ?? [];
  if (word === "push" || word === "return") {
    return [{ word: `armut_${word}`, cards: argument ?? "" }];
  }
  if (word === "accept" || word === "refuse") {
    return [{ word: `armut_${word}` }];
  }
  if (argument === undefined) {
    return [{ word: word as WordName }];
  }
  if (word === "hochzeit") {
    return [{ word: argument === "any" ? word : (`hochzeit_${argument}` as WordName) }];
  }
  if (word === "schweine") {
    return [{ word, rank: pairRank(argument) }];
  }
  const bid = { word: "bid", bid: Number(argument) } as const;
  return word === "bid" ? [bid] : [{ word: word as WordName }, bid];
}

/** Something in play with what stands beside it: `re`, `schweine 10`, `genscher 3`, `keine_90 re`. */
export function extraText(text: string): { word: ExtraName; beside: BesideExtra } {
  const [name = "", argument] = text.split(" ");
  const word = name as ExtraName;
  if (argument === undefined) {
    return { word, beside: {} };
  }
  switch (word) {
    case "schweine":
      return { word, beside: { rank: pairRank(argument) } };
    case "genscher":
      return { word, beside: { partner: Number(argument) as SeatNumber } };
    default:
      return { word, beside: { party: argument as PartyName } };
  }
}

function say(record: GameRecord, seat: SeatNumber, said: SaidText): GameRecord {
  switch (said.word) {
    case "armut_push":
      return record.pushCards(seat, said.cards ?? "");
    case "armut_return":
      return record.returnCards(seat, said.cards ?? "");
    default:
      return record.say(seat, said.word, said);
  }
}

/** Cards and what else happened, each when so many cards lay. */
function playing(start: GameRecord, text: RecordText): GameRecord {
  const cards = text.plays?.split(" ").filter((it) => it !== "") ?? [];
  let record = start;
  let lying = 0;
  for (const extra of text.extras ?? []) {
    const [, at = "", seat = "", what = ""] = /^(\d+): (\d) (.*)$/.exec(extra) ?? [];
    record = record.playAll(cards.slice(lying, Number(at)).join(" "));
    lying = Number(at);
    const { word, beside } = extraText(what);
    record =
      word === "claim_rest"
        ? record.claimRest(Number(seat), text.claimOrder ?? "")
        : record.extra(Number(seat), word, beside);
  }
  return record.playAll(cards.slice(lying).join(" "));
}

function contextOf(text: RecordText) {
  const slots = { free: 1, color: 2, picture: 3 } as const;
  return {
    pflichtsoloSeats: [...(text.openPflichtsolo ?? [])],
    pflichtsoloSlots: (text.slots ?? []).map((it) => slots[it]),
    vorfuehrungSeat: text.vorfuehrung ?? 0,
    ...(text.bockFactor !== undefined && { bockFactor: text.bockFactor }),
    ...(text.gamesLeft !== undefined && { gamesLeft: text.gamesLeft }),
    places: (text.places ?? []).map((it) => (it + 1) as PlaceNumber),
  };
}

/** The rank of a pair of Schweine above the aces; of queens and jacks there are none. */
function pairRank(text: string): v1.Rank {
  const ranks: Readonly<Record<string, v1.Rank>> = {
    "10": v1.Rank.TEN,
    K: v1.Rank.KING,
    "9": v1.Rank.NINE,
    Q: v1.Rank.QUEEN,
    J: v1.Rank.JACK,
  };
  return ranks[text] ?? v1.Rank.UNSPECIFIED;
}
