import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import {
  connect,
  GameRecord,
  InvalidRequestError,
  nameOf,
  ProtocolError,
  seatOf,
  SettingsError,
  StreamingClient,
  UnknownNameError,
  UnavailableError,
  v1,
  viewOf,
} from "doko-sdk";
import type { NodeClient, Question } from "doko-sdk";

import { startFake } from "./fake.js";
import { HANDS, LED } from "./game.js";
import { startServer } from "./server.js";
import type { Server } from "./server.js";

describe("a client", () => {
  let server: Server;
  let client: NodeClient;

  before(async () => {
    server = await startServer("--max-message-size", "65536");
    client = connect(server.address, { deadlineMs: 10_000 });
  });

  after(async () => {
    client.close();
    await server.stop();
  });

  it("has every method of every service", () => {
    const methods = [v1.RulesService, v1.RuleSetService, v1.TableService]
      .flatMap((service) => service.methods)
      .map((method) => method.localName);
    assert.equal(methods.length, 18);
    assert.deepEqual(
      methods.filter((name) => !(name in StreamingClient.prototype)),
      [],
    );
  });

  it("asks about an Absage with its party", async () => {
    const record = GameRecord.of("ddv-tsr").sayAll("gesund").announce(4, "re");
    const open = await client.checkAnnouncement(record, 1, "keine_90");
    assert.equal(open.verdict?.kind, "undecided");
    const right = await client.checkAnnouncement(record, 1, "keine_90", { party: "re" });
    assert.equal(right.verdict?.kind, "accepted");
    const { verdict } = await client.checkAnnouncement(record, 1, "keine_90", { party: "kontra" });
    assert(verdict?.kind === "refused");
    assert(verdict.violations.some((it) => it.reason === v1.Reason.WRONG_PARTY));
    const longer = record.announce(1, "keine_90", "re");
    assert.deepEqual(longer.message.extraParties, [0, v1.Party.RE]);
  });

  it("answers with texts and inclusions as asked, or as it says for all questions", async () => {
    const plain = await client.validateMove(LED, 2, "CA");
    assert(plain.verdict.kind === "refused");
    assert.equal(plain.verdict.text, "");
    assert.equal(plain.position, undefined);

    const german = connect(server.address, { language: "de", view: viewOf(2), deadlineMs: 10_000 });
    const include = ["position", "effects"] as const;
    const answer = await german.validateMove(LED, undefined, "DJ", { include });
    const refused = await german.validateMove(LED, 2, "CA");
    german.close();
    assert.equal(answer.verdict.kind, "accepted");
    const { position } = answer;
    assert(position);
    assert.deepEqual(
      ([1, 2, 3, 4] as const).map((seat) => seatOf(position, seat).hand.length),
      [0, 11, 0, 0],
    );
    assert.equal(answer.effects?.nextSeat, 3);
    assert(refused.verdict.kind === "refused");
    assert.match(refused.verdict.text, /Trumpf/);
  });

  it("answers through the eyes of those who do not know", async () => {
    const record = GameRecord.of("ddv-tsr").hands(["", HANDS[1]]).sayAll("gesund").play("HT");
    const { verdict } = await client.validateMove(record.play("DJ"), 3, "CA");
    assert.equal(verdict.kind, "undecided");
    const faulty = await client.validateMove(record.play("CA"), 3, "CA");
    assert.equal(faulty.verdict.kind, "recordFaulty");
  });

  it("names every field that cannot be read", async () => {
    const hands = [HANDS[0].replace("HT", "DA"), "DJ SQ", HANDS[2], HANDS[3]];
    const record = LED.hands(hands).play(25 as v1.Card);
    const asked = client.scoreGame(record);
    await assert.rejects(asked, (error) => {
      assert(error instanceof InvalidRequestError);
      const found = error.fields.map((it) => [it.path, it.reason]);
      assert.deepEqual(found, [
        ["record.hand_2", "WRONG_HAND_SIZE"],
        ["record.hand_4[0]", "TOO_MANY_COPIES"],
        ["record.plays[1]", "UNKNOWN_ENUM_VALUE"],
      ]);
      assert(error.fields.every((it) => it.description !== ""));
      assert.equal(error.reason, error.fields[0]?.reason);
      assert(!error.isTransient);
      return true;
    });
  });

  it("has answers to the other messages where one was too large", async () => {
    const small: Question = { ask: "auditGame", id: "small", record: LED, view: "everything" };
    const large: Question = { ...small, id: "x".repeat(400) };
    const middle = Array.from({ length: 200 }, () => large);
    const first = Array.from({ length: 200 }, () => small);
    const replies = await client.evaluateBatch([...first, ...middle, small]);
    assert.deepEqual(
      replies.map((it) => [it.kind, it.id]),
      [
        ...first.map(() => ["auditGame", "small"]),
        ...middle.map(() => ["error", large.id]),
        ["auditGame", "small"],
      ],
    );
    for (const reply of replies.slice(200, 400)) {
      assert(reply.kind === "error" && reply.error instanceof InvalidRequestError);
      const { reason, fields } = reply.error;
      assert.deepEqual([reason, fields], ["MESSAGE_TOO_LARGE", []]);
    }
  });

  it("takes many questions at once, and one that cannot be read fails alone", async () => {
    const questions = Array.from({ length: 250 }, (_, i): Question => {
      const record = i === 7 ? GameRecord.of("none") : LED;
      return { ask: "validateMove", id: `${i}`, record, seat: 2, card: i % 2 ? "DJ" : "CA" };
    });
    const replies = await client.evaluateBatch(questions);
    assert.deepEqual(
      replies.map((it) => it.id),
      questions.map((it) => it.id),
    );
    const [one, other, unreadable] = [replies[0], replies[1], replies[7]];
    assert(one?.kind === "validateMove" && other?.kind === "validateMove");
    assert.equal(one.answer.verdict.kind, "refused");
    assert.equal(other.answer.verdict.kind, "accepted");
    assert(unreadable?.kind === "error");
    assert(unreadable.error instanceof InvalidRequestError);
    assert.equal(unreadable.error.reason, "UNKNOWN_RULE_SET");
    assert.equal(unreadable.error.fields[0]?.path, "record.rule_set.name");
  });

  it("needs a view where the question itself asks for texts", async () => {
    await assert.rejects(client.validateMove(LED, 2, "CA", { language: "de" }), (error) => {
      assert(error instanceof InvalidRequestError);
      assert.deepEqual(
        error.fields.map((it) => it.path),
        ["view"],
      );
      return true;
    });
  });

  it("has the line after a claim, and changes no line", async () => {
    const solo = GameRecord.of("ddv-tsr").hands(HANDS).say(1, "vorbehalt");
    const record = [2, 3, 4].reduce((it, seat) => it.say(seat as 2, "gesund"), solo);
    const asked = record.say(1, "solo_damen");
    const { line } = await client.checkClaim(asked, 1, "surrender", {
      view: "everything",
      include: ["line"],
    });
    assert.match(line, /surrender/);
    assert.throws(() => GameRecord.fromLine(line).play("HT"), /line/);
    assert.throws(() => GameRecord.fromLine(line).beforePlay(0), /line/);
  });

  it("takes lists among other questions, and texts with names", async () => {
    const list = { ruleSet: "ddv-tsr", entries: [] } as const;
    const [session, move] = await client.evaluateBatch([
      { ask: "scoreSession", ...list },
      {
        ask: "validateMove",
        record: LED,
        seat: 3,
        card: "CA",
        view: "everything",
        language: "en",
        seatNames: ["Anna", "Bernd", "Carla", "Detlef"],
      },
    ]);
    assert(session?.kind === "scoreSession" && move?.kind === "validateMove");
    assert.deepEqual(session.answer, await client.scoreSession(list));
    assert(move.answer.verdict.kind === "refused");
    const [cited] = move.answer.verdict.violations;
    assert.equal(cited?.text, "It is the turn of Bernd, not of Carla.");
    assert.deepEqual(
      cited.arguments.map((it) => [it.name, it.seats]),
      [
        ["seat_to_play", [2]],
        ["seat", [3]],
      ],
    );
  });

  it("streams questions and answers", async () => {
    async function* lists(): AsyncGenerator<Question[]> {
      for (const size of [1, 3, 2]) {
        yield Array.from({ length: size }, () => ({
          ask: "inspectGame",
          record: LED,
          view: "everything",
        }));
        await Promise.resolve();
      }
    }
    const sizes: number[] = [];
    for await (const replies of client.evaluate(lists())) {
      sizes.push(replies.length);
      assert(replies.every((it) => it.kind === "inspectGame"));
    }
    assert.deepEqual(sizes, [1, 3, 2]);
  });

  it("ends a stream that nobody reads any more", async () => {
    const endless = {
      *[Symbol.iterator](): Generator<Question[]> {
        for (;;) {
          yield [{ ask: "auditGame", record: LED, view: "everything" }];
        }
      },
    };
    for await (const [reply] of client.evaluate(endless)) {
      assert.equal(reply?.kind, "auditGame");
      break;
    }
  });

  it("throws what the questions throw, as it is", async () => {
    const fault = new Error("no such game");
    async function* faulty(): AsyncGenerator<Question[]> {
      yield [{ ask: "inspectGame", record: LED, view: "everything" }];
      await Promise.resolve();
      throw fault;
    }
    const stream = client.evaluate(faulty());
    assert.equal((await stream.next()).value?.length, 1);
    await assert.rejects(stream.next(), (error) => error === fault);
    const unknown = client.evaluate([[{ ask: "validateMove", record: LED, card: "XX" as "HT" }]]);
    await assert.rejects(unknown.next(), UnknownNameError);
  });

  it("reads the book", async () => {
    const { ruleSets } = await client.listRuleSets({ language: "en" });
    assert(ruleSets.some((it) => it.name === "ddv-tsr" && it.title !== ""));
    const { rules } = await client.listRules({ ruleSet: "ddv-tsr", kind: "refuses" });
    assert(rules.some((it) => it.id === "FOLLOW-2"));
  });

  it("deals, and checks what was dealt", async () => {
    const dealt = await client.dealCards({ ruleSet: "ddv-tsr", randomness: new Uint8Array(32) });
    assert.deepEqual(
      dealt.hands.map((it) => it.length),
      [12, 12, 12, 12],
    );
    const draw = {
      commitment: new Uint8Array(32),
      contributions: [new Uint8Array(1)],
      reveal: new Uint8Array(32),
    };
    const { findings } = await client.verifyDeal({ ruleSet: "ddv-tsr", draw, hands: dealt.hands });
    const names = findings.map((it) => nameOf(v1.DealFinding, it));
    assert.deepEqual(names, ["commitment_broken", "hands_differ"]);
  });

  it("says that nobody is there", async () => {
    const lonely = connect("http://127.0.0.1:1");
    const asked = lonely.listRuleSets();
    await assert.rejects(asked, (error) => error instanceof UnavailableError && error.isTransient);
  });
});

describe("answers that are more or fewer than the questions", () => {
  const question: Question = { ask: "inspectGame", record: LED, view: "everything" };
  const answers = [{ answer: { case: "error", value: {} } }] as const;
  let server: Server;
  let client: NodeClient;

  before(async () => {
    server = await startFake(() => ({}), {
      evaluateBatch: () => ({ answers: [...answers] }),
      async *evaluate(requests) {
        for await (const { questions } of requests) {
          // A list of one question has its answer, one of three ends the stream.
          if (questions.length === 3) {
            return;
          }
          yield { answers: [...answers] };
        }
      },
    });
    client = connect(server.address, { deadlineMs: 10_000 });
  });

  after(async () => {
    client.close();
    await server.stop();
  });

  it("are none of this API", async () => {
    assert.equal((await client.evaluateBatch([question])).length, 1);
    const replies = await client.evaluateBatch([question, question]);
    assert.equal(replies.length, 2);
    assert(replies.every((it) => it.kind === "error" && it.error instanceof ProtocolError));
    const stream = client.evaluate([[question], [question, question]]);
    assert.equal((await stream.next()).value?.length, 1);
    await assert.rejects(stream.next(), ProtocolError);
  });

  it("are missed when a stream ends before they came", async () => {
    const stream = client.evaluate([[question, question, question]]);
    await assert.rejects(stream.next(), (error) => {
      return error instanceof UnavailableError && error.message.includes("before 3 questions");
    });
  });
});

describe("settings", () => {
  it("that make no sense are refused", () => {
    for (const address of ["", "127.0.0.1:50051", "ftp://host"]) {
      assert.throws(() => connect(address), SettingsError, address);
    }
    assert.throws(() => connect("http://localhost:1", { apiKey: "line\nbreak" }), SettingsError);
  });

  it("never let an API key travel in the clear", () => {
    for (const address of ["http://rules-1:50051", "http://192.0.2.7", "http://[::2]:1"]) {
      assert.throws(() => connect(address, { apiKey: "secret" }), /by https only/);
      connect(address).close();
    }
    for (const address of [
      "http://localhost:1",
      "http://127.0.0.2:1",
      "http://[::1]:1",
      "https://rules-1",
    ]) {
      connect(address, { apiKey: "secret" }).close();
    }
  });
});
