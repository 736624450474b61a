/** {@link GameRecord}: one game, whole or up to any point. */

import { clone, create } from "@bufbuild/protobuf";
import type { JsonValue, MessageInitShape } from "@bufbuild/protobuf";

import { cards } from "./cards.js";
import type { CardLike, CardsLike } from "./cards.js";
import { fromJson, toJson } from "./json.js";
import { nameOf, namesOf, UnknownNameError, valueOf } from "./names.js";
import type { ValueLike } from "./names.js";
import { ruleSetRef } from "./rule-sets.js";
import type { RuleSetLike } from "./rule-sets.js";
import * as v1 from "./v1.js";
import type { AnnouncementLike, PartyLike, RankLike, SeatLike, SlotName } from "./words.js";

/** What a game inherits from its session, as `ScoreSessionResponse.nextContext` has it. */
export type GameContext = MessageInitShape<typeof v1.GameContextSchema>;

/** What everybody knows of cards that change hands in an Armut: all cards, some of them, or only how many. */
export type Pile = CardsLike | number | PartOfPile;

/** Some cards of a pile, and how many it has: of an Armut all may see the aces of diamonds (`armut.shown`). */
export interface PartOfPile {
  readonly cards: CardsLike;
  readonly count: number;
}

/** What stands beside a word up to the contract. */
export interface BesideWord {
  /** The height of a bid: 0 without announcement, 1 Re, 2 keine 90, up to 5, schwarz. */
  readonly bid?: number | undefined;
  /** The rank of a pair above the Schweine. */
  readonly rank?: RankLike | undefined;
}

/** What stands beside a word in play. */
export interface BesideExtra {
  /** The rank of a pair above the Schweine. */
  readonly rank?: RankLike | undefined;
  /** The partner that a Genscher names. */
  readonly partner?: SeatLike | undefined;
  /** The party that an Absage was made for. Where the hand is not known, nothing else tells it. */
  readonly party?: PartyLike | undefined;
}

const SEATS = [1, 2, 3, 4] as const;

/**
 * One game, whole or up to any point: everything that an answer is based on.
 *
 * A record never changes; each method gives a longer or a shorter one. Whether the game is played
 * by the rules is for the service to say: a record holds whatever happened.
 *
 * ```ts
 * const record = GameRecord.of("ddv-tsr")
 *   .hands([
 *     "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
 *     "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
 *     "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
 *     "DA HT HA DT CQ D9 DJ CK DT ST CT HK",
 *   ])
 *   .sayAll("gesund")
 *   .play("HT")
 *   .announce(4, "re")
 *   .play("DJ");
 * ```
 */
export class GameRecord {
  private constructor(
    /** The message of the API. Not to be changed. */
    readonly message: v1.GameRecord,
  ) {}

  /** A game by these rules in which nothing has happened yet. */
  static of(rules: RuleSetLike): GameRecord {
    return new GameRecord(create(v1.GameRecordSchema, { ruleSet: ruleSetRef(rules) }));
  }

  /** A record as generated code has it. */
  static fromMessage(message: v1.GameRecord): GameRecord {
    return new GameRecord(clone(v1.GameRecordSchema, message));
  }

  /**
   * Reads the stored form of a game, the canonical proto3 JSON of
   * `doppelkopf.rules.v1.GameRecord`.
   *
   * @throws `Error` that says which field cannot be read. An impossible deal or an illegal game is
   * none: the service judges those. `SyntaxError` if a text is no JSON object, such as a line of the
   * notation.
   */
  static fromJson(json: string | JsonValue): GameRecord {
    if (typeof json === "string" && !json.trimStart().startsWith("{")) {
      throw new SyntaxError(
        "this is no JSON object; `doko show --format json` makes one of a line of the notation",
      );
    }
    const value = typeof json === "string" ? (JSON.parse(json) as JsonValue) : json;
    return new GameRecord(fromJson(v1.GameRecordSchema, value));
  }

  /**
   * The game on this line of text, as an answer with `"line"` has it. It is read by the service only: here it
   * stays a text, to which nothing is added.
   */
  static fromLine(line: string): GameRecord {
    return new GameRecord(create(v1.GameRecordSchema, { line }));
  }

  /** The stored form of this game: `JSON.stringify` calls it. */
  toJSON(): JsonValue {
    return toJson(v1.GameRecordSchema, this.message);
  }

  /** The cards that were dealt, seat 1 first; `undefined` or `null` for a hand that is not known. */
  hands(hands: readonly (CardsLike | undefined | null)[]): GameRecord {
    return this.#with((it) => {
      [it.hand1, it.hand2, it.hand3, it.hand4] = [0, 1, 2, 3].map((seat) =>
        cards(hands[seat] ?? []),
      ) as [v1.Card[], v1.Card[], v1.Card[], v1.Card[]];
    });
  }

  /** What the game inherits from its session. */
  context(context: GameContext): GameRecord {
    return this.#with((it) => {
      it.context = create(v1.GameContextSchema, context);
    });
  }

  /** An open Pflichtsolo of this seat, which a solo of this kind fills. */
  openPflichtsolo(seat: SeatLike, slot: SlotName = "free"): GameRecord {
    return this.#with((it) => {
      it.context ??= create(v1.GameContextSchema);
      it.context.pflichtsoloSeats.push(seat);
      it.context.pflichtsoloSlots.push(valueOf(v1.PflichtsoloSlot, "Pflichtsolo", slot));
    });
  }

  /** The seat that must play its Pflichtsolo now. */
  vorfuehrung(seat: SeatLike): GameRecord {
    return this.#with((it) => {
      it.context ??= create(v1.GameContextSchema);
      it.context.vorfuehrungSeat = seat;
    });
  }

  /** The seat says this next: a bid with its height, a pair above the Schweine with its rank. */
  say(
    seat: SeatLike,
    word: ValueLike<typeof v1.SaidWord>,
    { bid, rank }: BesideWord = {},
  ): GameRecord {
    const said = valueOf(v1.SaidWord, "word", word);
    if (said === v1.SaidWord.BID && bid === undefined) {
      throw new TypeError("a bid has a height");
    }
    return this.#with((it) => {
      put(it.saidBids, it.saidWords.length, bid);
      put(it.saidRanks, it.saidWords.length, valueOf(v1.Rank, "rank", rank) || undefined);
      it.saidSeats.push(seat);
      it.saidWords.push(said);
    });
  }

  /** All four seats say this, seat 1 first. */
  sayAll(word: ValueLike<typeof v1.SaidWord>): GameRecord {
    return SEATS.reduce((record: GameRecord, seat) => record.say(seat, word), this);
  }

  /** The seat bids for its solo: 0 without an announcement, 1 Re, 2 keine 90, up to 5, schwarz. */
  bid(seat: SeatLike, bid: number): GameRecord {
    return this.say(seat, "bid", { bid });
  }

  /** The poor seat pushes these cards. */
  pushCards(seat: SeatLike, pushed: Pile): GameRecord {
    return this.say(seat, "armut_push").#with((it) => {
      const exchange = create(v1.ArmutExchangeSchema);
      [exchange.pushedCards, exchange.pushedCount] = piled(pushed);
      it.armutExchanges.push(exchange);
    });
  }

  /** The acceptor gives these cards back; how many of them were trumps, if it was told. */
  returnCards(seat: SeatLike, returned: Pile, trumps?: number): GameRecord {
    return this.say(seat, "armut_return").#with((it) => {
      const exchange = it.armutExchanges.at(-1);
      if (exchange) {
        [exchange.returnedCards, exchange.returnedCount] = piled(returned);
        if (trumps !== undefined) {
          exchange.returnedTrumps = trumps;
        }
      }
    });
  }

  /** These cards are played next, each by whoever's turn it is. */
  play(...played: readonly CardLike[]): GameRecord {
    return this.playAll(played);
  }

  /** These cards are played next: a list, or a text such as `"HT DJ CJ DA"`. */
  playAll(played: CardsLike): GameRecord {
    return this.#with((it) => it.plays.push(...cards(played)));
  }

  /** This seat plays this card next. Either all plays of a record say who it was, or none. */
  playBy(seat: SeatLike, played: CardLike): GameRecord {
    return this.#with((it) => {
      it.plays.push(...cards([played]));
      it.playSeats.push(seat);
    });
  }

  /**
   * The seat announces this, after the cards that lie on the table by now; an Absage for this party, if that
   * is stated. Where the hand is not known, nothing else tells it.
   */
  announce(seat: SeatLike, announcement: AnnouncementLike, party?: PartyLike): GameRecord {
    const value = valueOf(v1.Announcement, "announcement", announcement);
    const name = nameOf(v1.Announcement, value);
    if (name === undefined) {
      throw new UnknownNameError("announcement", String(value), namesOf(v1.Announcement));
    }
    return this.extra(seat, name, { party });
  }

  /** The declared Schweine were an Ansage of this party. */
  schweineHeardAs(party: PartyLike): GameRecord {
    return this.#with((it) => {
      it.schweineParty = valueOf(v1.Party, "party", party);
    });
  }

  /** The seat names a partner with the king of diamonds that is played next. */
  genscher(seat: SeatLike, partner: SeatLike): GameRecord {
    return this.extra(seat, "genscher", { partner });
  }

  /** The soloist claims all remaining tricks, its cards played in this order, if it names one. */
  claimRest(seat: SeatLike, order: CardsLike = []): GameRecord {
    return this.extra(seat, "claim_rest").#with((it) => {
      it.claimOrder = cards(order);
    });
  }

  /** The soloist gives up all remaining tricks. */
  surrender(seat: SeatLike): GameRecord {
    return this.extra(seat, "surrender");
  }

  /** The seat does this, after the cards that lie on the table by now. */
  extra(
    seat: SeatLike,
    word: ValueLike<typeof v1.ExtraWord>,
    { rank, partner, party }: BesideExtra = {},
  ): GameRecord {
    const extra = valueOf(v1.ExtraWord, "word in play", word);
    if (extra === v1.ExtraWord.GENSCHER && partner === undefined) {
      throw new TypeError("a Genscher names a partner");
    }
    return this.#with((it) => {
      put(it.extraRanks, it.extraWords.length, valueOf(v1.Rank, "rank", rank) || undefined);
      put(it.extraPartners, it.extraWords.length, partner);
      put(it.extraParties, it.extraWords.length, valueOf(v1.Party, "party", party) || undefined);
      it.extraAt.push(it.plays.length);
      it.extraSeats.push(seat);
      it.extraWords.push(extra);
    });
  }

  /** The same game just before its card of this index. What was announced before it stays. */
  beforePlay(index: number): GameRecord {
    return this.#with((it) => {
      cut(index, it.plays, it.playSeats);
      cutExtras(it, it.extraAt.filter((at) => at <= index).length);
    });
  }

  /** The same game just before the entry of this index in `message.extraAt`. */
  beforeExtra(index: number): GameRecord {
    const at = this.message.extraAt[index];
    return at === undefined
      ? this
      : this.beforePlay(at).#with((it) => {
          cutExtras(it, index);
        });
  }

  /** The same game just before the word of this index, with nothing that came after it. */
  beforeSaid(index: number): GameRecord {
    return this.beforePlay(0).#with((it) => {
      cut(index, it.saidSeats, it.saidWords, it.saidBids, it.saidRanks);
      const count = (word: v1.SaidWord) => it.saidWords.filter((said) => said === word).length;
      cut(count(v1.SaidWord.ARMUT_PUSH), it.armutExchanges);
      for (const exchange of it.armutExchanges.slice(count(v1.SaidWord.ARMUT_RETURN))) {
        exchange.returnedCards = [];
        delete exchange.returnedCount;
        delete exchange.returnedTrumps;
      }
      cutExtras(it, 0);
    });
  }

  #with(change: (message: v1.GameRecord) => unknown): GameRecord {
    if (this.message.line !== "") {
      throw new TypeError("a record that is a line cannot be changed");
    }
    const message = clone(v1.GameRecordSchema, this.message);
    change(message);
    return new GameRecord(message);
  }
}

function piled(pile: Pile): [v1.Card[], number] {
  if (typeof pile === "number") {
    return [[], pile];
  }
  if (typeof pile === "object" && "count" in pile) {
    return [cards(pile.cards), pile.count];
  }
  const known = cards(pile);
  return [known, known.length];
}

/** Puts what stands beside a word behind those of so many others, which are left out if nothing does. */
function put(column: number[], others: number, value: number | undefined): void {
  if (value !== undefined || column.length > 0) {
    while (column.length < others) {
      column.push(0);
    }
    column.push(value ?? 0);
  }
}

/** Keeps so many entries of each column. */
function cut(kept: number, ...columns: unknown[][]): void {
  for (const column of columns) {
    column.splice(kept);
  }
}

/** Keeps so many extras, and what belongs to them. */
function cutExtras(record: v1.GameRecord, kept: number): void {
  cut(kept, record.extraAt, record.extraSeats, record.extraWords);
  cut(kept, record.extraRanks, record.extraPartners, record.extraParties);
  if (!record.extraWords.includes(v1.ExtraWord.CLAIM_REST)) {
    record.claimOrder = [];
  }
  const ofAces = (rank: v1.Rank = v1.Rank.ACE) =>
    rank === v1.Rank.UNSPECIFIED || rank === v1.Rank.ACE;
  const said = record.saidWords.some(
    (word, i) => word === v1.SaidWord.SCHWEINE && ofAces(record.saidRanks[i]),
  );
  const later = record.extraWords.some(
    (word, i) => word === v1.ExtraWord.SCHWEINE && ofAces(record.extraRanks[i]),
  );
  if (!said && !later) {
    record.schweineParty = v1.Party.UNSPECIFIED;
  }
}
