/** A pasted text as a game on one line: a line is one already, a record in JSON becomes one. */

import { ask } from "../ask";
import { headOf } from "./steps";

type Fields = Record<string, unknown>;

const SHORT_WORDS: Record<string, string> = {
  GESUND: "g",
  VORBEHALT: "v",
  YES: "y",
  NO: "n",
  KEINE_90: "k90",
  KEINE_60: "k60",
  KEINE_30: "k30",
  CLAIM_REST: "rest",
};

const RANK_NUMBERS: Record<string, string> = { TEN: "2", KING: "3", NINE: "6" };

/** The line of the first game in a text. */
export async function lineOf(text: string): Promise<string> {
  if (text.trimStart().startsWith("{")) {
    return lineOfRecord(withCamelCase(JSON.parse(text) as Fields));
  }
  const lines = text.split(/\r?\n/).map((it) => it.trim());
  return lines.find((it) => it !== "" && !it.startsWith("#")) ?? "";
}

/** A record, or a question about one. */
async function lineOfRecord(fields: Fields): Promise<string> {
  const asked = fields.record;
  const record = isFields(asked) ? withCamelCase(asked) : fields;
  if (typeof record.line === "string") {
    return record.line;
  }
  const sections = [
    ["c", context(record)],
    ["h", hands(record)],
    ["s", said(record)],
    ["a", exchanges(record)],
    ["p", plays(record)],
    ["x", extras(record)],
    ["o", list(record, "claimOrder").map(bare).join("")],
    ["r", bare(record.schweineParty).toLowerCase()],
  ];
  const written = sections.filter(([, content]) => content !== "").map((it) => it.join("="));
  return [await headOfRules(record.ruleSet), ...written].join("; ");
}

/** The rules as a line names them. The service writes options, and the page need not know how. */
async function headOfRules(ruleSet: unknown): Promise<string> {
  const { line } = await ask<{ line?: string }>("/v1/games:checkWord", {
    record: { ruleSet },
    seat: "SEAT_1",
    said: "SAID_WORD_GESUND",
    view: "VIEW_EVERYTHING",
    include: ["INCLUDE_LINE"],
  });
  return headOf(line ?? "");
}

function context(record: Fields): string {
  if (!isFields(record.context)) {
    return "";
  }
  const fields = withCamelCase(record.context);
  const slots = list(fields, "pflichtsoloSlots");
  const open = list(fields, "pflichtsoloSeats").map(
    (seat, index) => `o${bare(seat)}${bare(slots[index]).toLowerCase().replace("free", "")}`,
  );
  const forced = fields.vorfuehrungSeat ? [`v${bare(fields.vorfuehrungSeat)}`] : [];
  const games = number(fields.gamesLeft).map((it) => `g${it}`);
  const bock = number(fields.bockFactor).map((it) => `b${it}`);
  const places = list(fields, "places").map(bare).join("");
  return [...open, ...forced, ...games, ...bock, ...(places ? [`t${places}`] : [])].join(" ");
}

function hands(record: Fields): string {
  const all = [1, 2, 3, 4].map((seat) => {
    const hand = [`hand_${seat}`, `hand${seat}`].flatMap((it) => list(record, it));
    return hand.map(bare).join("") || "??";
  });
  return all.every((it) => it === "??") ? "" : all.join("/");
}

function said(record: Fields): string {
  const words = list(record, "saidWords");
  const bids = list(record, "saidBids");
  const ranks = list(record, "saidRanks");
  return list(record, "saidSeats")
    .map((seat, index) => {
      const word = bare(words[index]);
      const rank = RANK_NUMBERS[bare(ranks[index])];
      const argument = word === "BID" ? String((bids[index] as number | undefined) ?? 0) : rank;
      return bare(seat) + shortWord(word) + (argument === undefined ? "" : `=${argument}`);
    })
    .join(" ");
}

function exchanges(record: Fields): string {
  return list(record, "armutExchanges")
    .filter(isFields)
    .map(withCamelCase)
    .map((it) => {
      const trumps = number(it.returnedTrumps).map((count) => `/${count}`);
      return `${pile(it, "pushed")}/${pile(it, "returned")}${trumps.join("")}`;
    })
    .join(" ");
}

function pile(exchange: Fields, which: "pushed" | "returned"): string {
  const cards = list(exchange, `${which}Cards`).map(bare);
  const count = exchange[`${which}Count`] as number | undefined;
  if (count === 0) {
    return "0";
  }
  return cards.join("") + "??".repeat(Math.max(0, (count ?? 0) - cards.length));
}

function plays(record: Fields): string {
  const seats = list(record, "playSeats");
  return list(record, "plays")
    .map((card, index) => bare(seats[index]) + bare(card))
    .join("");
}

function extras(record: Fields): string {
  const [seats, words] = [list(record, "extraSeats"), list(record, "extraWords")];
  const [ranks, partners, parties] = ["extraRanks", "extraPartners", "extraParties"].map((it) =>
    list(record, it),
  );
  return list(record, "extraAt")
    .map((at, index) => {
      const party = { RE: "1", KONTRA: "2" }[bare(parties?.[index])];
      const argument = RANK_NUMBERS[bare(ranks?.[index])] ?? (bare(partners?.[index]) || party);
      const word = `${bare(seats[index])}${shortWord(bare(words[index]))}`;
      return `${String(at)}:${word}${argument === undefined ? "" : `=${argument}`}`;
    })
    .join(" ");
}

function shortWord(word: string): string {
  return SHORT_WORDS[word] ?? word.toLowerCase();
}

const PREFIX = /^(CARD|SEAT|PLACE|RANK|PARTY|SAID_WORD|EXTRA_WORD|PFLICHTSOLO_SLOT)_/;

/** The name of a value without the prefix of its enum; nothing for a value that is not set. */
function bare(value: unknown): string {
  const name = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return name.toUpperCase().replace(PREFIX, "").replace("UNSPECIFIED", "");
}

function list(fields: Fields, name: string): unknown[] {
  const value = fields[name];
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** A number, if it is set. */
function number(value: unknown): number[] {
  return typeof value === "number" ? [value] : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Fields may be written as in the `.proto` files. The hands keep their names. */
function withCamelCase(fields: Fields): Fields {
  const renamed = Object.entries(fields).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(renamed) as Fields;
}
