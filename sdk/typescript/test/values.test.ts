import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { create } from "@bufbuild/protobuf";

import {
  augenOf,
  card,
  cardName,
  cardNames,
  CARDS,
  cards,
  cardsFor,
  customRuleSet,
  GameRecord,
  nameOf,
  printed,
  rankOf,
  ruleSet,
  ruleSetFromJson,
  Seating,
  suitOf,
  UnknownNameError,
  v1,
} from "doko-sdk";

import { LED } from "./game.js";

describe("cards", () => {
  it("read as they are written", () => {
    assert.equal(CARDS.length, 24);
    for (const kind of CARDS) {
      assert.equal(card(cardName(kind)), kind);
    }
    assert.deepEqual(cardNames(cards("CQ HTD9 ")), ["CQ", "HT", "D9"]);
    assert.deepEqual(cards(["HT", v1.Card.D9]), [v1.Card.HT, v1.Card.D9]);
    assert.equal(
      CARDS.map(augenOf).reduce((sum, augen) => sum + 2 * augen, 0),
      240,
    );
    assert.deepEqual(cards("CQ HT S9").map(printed), ["♣Q", "♥10", "♠9"]);
    assert.equal(new Set(CARDS.map(printed)).size, 24);
    assert.deepEqual([suitOf(v1.Card.HT), rankOf(v1.Card.HT)], [v1.Suit.HEARTS, v1.Rank.TEN]);
  });

  it("that do not exist are refused", () => {
    for (const text of ["C", "C10", "XQ", "cq", "??", "CQ H", "0", "UNSPECIFIED"]) {
      assert.throws(() => cards(text), UnknownNameError, text);
    }
  });
});

describe("names", () => {
  it("are those of the API in small letters", () => {
    assert.equal(nameOf(v1.Announcement, v1.Announcement.KEINE_90), "keine_90");
    assert.equal(nameOf(v1.Party, v1.Party.UNSPECIFIED), undefined);
    assert.equal(nameOf(v1.Party, 99 as v1.Party), undefined);
    const record = GameRecord.of("vln");
    for (const word of ["gesundheit", "GESUND", "unspecified", "tostring"]) {
      assert.throws(() => record.say(1, word as "gesund"), UnknownNameError, word);
    }
  });

  it("that do not exist are told with those that do", () => {
    const told = (what: string, names: RegExp, ask: () => unknown) => {
      assert.throws(ask, (error: UnknownNameError) => {
        assert.equal(error.message, `\`none\` is no ${what}; there are ${error.names.join(", ")}`);
        assert.match(error.names.join(" "), names);
        assert.equal(new Set(error.names).size, error.names.length);
        return error.what === what && error.text === "none";
      });
    };
    const none = "none" as never;
    const record = GameRecord.of("vln");
    told("word", /^gesund /, () => record.say(1, none));
    told("announcement", /^re kontra keine_90 keine_60 keine_30 schwarz$/, () =>
      record.announce(1, none),
    );
    told("party", /^re kontra$/, () => record.schweineHeardAs(none));
    told("party", /^re kontra$/, () => record.announce(1, "keine_90", none));
    assert.throws(() => record.announce(1, 99 as never), /`99` is no announcement; there are re, /);
    assert.throws(() => card("H10"), /`H10` is no card; there are CA, CT, .*HT, .*D9$/);
  });
});

describe("a record", () => {
  const game = LED.announce(4, "re")
    .playAll("DJ CJ DA")
    .announce(1, "keine_90")
    .announce(1, v1.Announcement.KEINE_60)
    .play("DA");
  const sizes = ({ message }: GameRecord) => [message.plays.length, message.extraAt.length];

  it("is never changed", () => {
    assert.deepEqual(sizes(LED), [1, 0]);
    assert.deepEqual(sizes(game), [5, 3]);
    assert.deepEqual(game.message.extraAt, [1, 4, 4]);
  });

  it("survives as JSON", () => {
    const house = ruleSet("ddv-tsr", { edition: "2026-02-21", overrides: { pflichtsolo: 0 } });
    const all = GameRecord.of(house)
      .hands(["CQ HT", undefined, "SA", "CT"])
      .openPflichtsolo(2)
      .vorfuehrung(2)
      .say(1, "schweine", { rank: "ten" })
      .bid(2, 3)
      .pushCards(3, 3)
      .returnCards(4, "CK HK DT", 0)
      .playBy(1, "DK")
      .genscher(2, 4)
      .schweineHeardAs("kontra")
      .claimRest(1, "CA HT");
    assert.deepEqual(GameRecord.fromJson(JSON.stringify(all)).message, all.message);
    assert.deepEqual(GameRecord.fromMessage(all.message).message, all.message);
    assert.throws(() => GameRecord.fromJson({ ruleSet: { name: "vln" }, moves: [] }), /moves/);
    for (const text of ["", "[]", "ddv-tsr@2026-02-21; s=1g 2g; p=HT"]) {
      assert.throws(() => GameRecord.fromJson(text), /no JSON object; `doko show/, text);
    }
  });

  it("may be one line", () => {
    const record = GameRecord.fromLine("vln; p=SJ");
    assert.deepEqual(record.toJSON(), { line: "vln; p=SJ" });
    assert.deepEqual(GameRecord.fromJson(JSON.stringify(record)).message, record.message);
  });

  it("knows the hands that it is given", () => {
    const { message } = GameRecord.of("vln").hands(["HT DA", null, undefined, ""]);
    assert.deepEqual(
      [message.hand1.length, message.hand2, message.hand3, message.hand4],
      [2, [], [], []],
    );
  });

  it("go on where a stored game leaves columns out", () => {
    const stored = GameRecord.fromMessage(
      create(v1.GameRecordSchema, {
        saidSeats: [1],
        saidWords: [v1.SaidWord.GESUND],
        extraAt: [0],
        extraSeats: [1],
        extraWords: [v1.ExtraWord.RE],
      }),
    );
    const { message } = stored.bid(2, 3).genscher(3, 4).announce(1, "keine_90", "re");
    assert.deepEqual([message.saidBids, message.saidRanks], [[0, 3], []]);
    assert.deepEqual([message.extraPartners, message.extraRanks], [[0, 4, 0], []]);
    assert.deepEqual(message.extraParties, [0, 0, v1.Party.RE]);
    const above = stored.say(2, "schweine", { rank: "king" });
    assert.deepEqual(above.extra(3, "schweine", { rank: "ten" }).message.saidRanks, [
      0,
      v1.Rank.KING,
    ]);
  });

  it("goes back to any point", () => {
    assert.deepEqual(sizes(game.beforePlay(1)), [1, 1]);
    assert.deepEqual(sizes(game.beforePlay(3)), [3, 1]);
    assert.deepEqual(sizes(game.beforePlay(9)), [5, 3]);
    assert.deepEqual(sizes(game.beforeExtra(2)), [4, 2]);
    assert.deepEqual(game.beforeExtra(7), game);
    const said = game.beforeSaid(2).message;
    assert.deepEqual([said.saidWords.length, said.plays.length, said.extraAt.length], [2, 0, 0]);
  });

  it("keeps what belongs to a word beside it", () => {
    const claimed = game.claimRest(2, "HT CA").schweineHeardAs("re");
    const { claimOrder, schweineParty } = claimed.beforePlay(4).message;
    assert.deepEqual([claimOrder, schweineParty], [[], v1.Party.UNSPECIFIED]);
    const armut = GameRecord.of("vln").say(2, "armut").pushCards(2, "SQ DT CK");
    const handed = armut.say(3, "armut_accept").returnCards(3, "CK HK DT");
    const [exchange] = handed.beforeSaid(3).message.armutExchanges;
    assert.deepEqual([exchange?.pushedCount, exchange?.returnedCount], [3, undefined]);
    assert.deepEqual(handed.beforeSaid(1).message.armutExchanges, []);
    const shown = GameRecord.of("vln").pushCards(2, { cards: "DA", count: 4 });
    const [foxes] = shown.message.armutExchanges;
    assert.deepEqual([foxes?.pushedCards, foxes?.pushedCount], [[v1.Card.DA], 4]);
  });

  it("has no bid without a height and no Genscher without a partner", () => {
    assert.throws(() => game.say(1, "bid"), TypeError);
    assert.throws(() => game.extra(1, "genscher"), TypeError);
  });
});

describe("a rule set", () => {
  it("is the same in code and as JSON", () => {
    const code = ruleSet("vln", { edition: "1", overrides: { dulleTie: v1.DulleTie.FIRST } });
    const overrides = { dulleTie: "DULLE_TIE_FIRST" };
    const json = ruleSetFromJson({ name: "vln", edition: "1", overrides });
    assert.deepEqual(json, code);
  });

  it("is named in any way", () => {
    const custom = create(v1.RuleSetSchema, { dulleTie: v1.DulleTie.FIRST });
    assert.deepEqual(GameRecord.of(custom).message.ruleSet, customRuleSet(custom));
    assert.deepEqual(GameRecord.of("vln").message.ruleSet, ruleSet("vln"));
    assert.deepEqual(GameRecord.of(ruleSet("vln")).message.ruleSet, ruleSet("vln"));
  });
});

describe("cards of an Armut", () => {
  const asked = (cardCount: number, must: string) =>
    create(v1.AskSchema, { cardCount, mustContain: cards(must), mayContain: cards("DTDT C9 S9") });

  it("are what must be among them, and then what is wanted", () => {
    assert.deepEqual(cardsFor(asked(3, "")), cards("DTDT C9"));
    assert.deepEqual(cardsFor(asked(3, ""), "S9 S9 CA DT"), cards("S9 DTDT"));
    assert.deepEqual(cardsFor(asked(3, "DTDT"), ["S9"]), cards("DTDT S9"));
    assert.deepEqual(cardsFor(asked(1, "S9"), "C9 DT"), cards("S9"));
    assert.deepEqual(cardsFor(asked(0, ""), "S9"), []);
    assert.deepEqual(cardsFor(create(v1.AskSchema), "S9"), []);
  });
});

describe("a seating", () => {
  it("turns with the deal", () => {
    const seating = new Seating(3, ["Anna", "Ben", "Cleo", "Dora"]);
    assert.equal(seating.player(1), "Dora");
    assert.equal(seating.seatOf("Cleo"), 4);
    assert.equal(seating.seatOf("Emil"), undefined);
    assert.deepEqual(seating.places(), [4, 1, 2, 3]);
    const points = seating.byPlayer([7, -7, -7, 7]);
    assert.deepEqual(points, [
      ["Anna", -7],
      ["Ben", -7],
      ["Cleo", 7],
      ["Dora", 7],
    ]);
    assert.equal(seating.nextDeal().player(1), "Anna");
  });

  it("of five lets the dealer sit out", () => {
    const seating = new Seating(2, ["A", "B", "C", "D", "E"]);
    assert.deepEqual(seating.places(), [3, 4, 5, 1]);
    assert.equal(seating.seatOf("B"), undefined);
    assert.deepEqual(seating.byPlayer([1, 2, 3, 4]), [
      ["A", 4],
      ["C", 1],
      ["D", 2],
      ["E", 3],
    ]);
    assert.throws(() => new Seating(1, ["A", "B", "C"]), RangeError);
    assert.throws(() => new Seating(5, ["A", "B", "C", "D"]), RangeError);
  });
});
