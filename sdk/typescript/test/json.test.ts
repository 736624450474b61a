import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { it } from "node:test";

import { create, fromJson, toJson } from "@bufbuild/protobuf";
import type { JsonValue } from "@bufbuild/protobuf";

import { GameRecord, ruleSetFromJson, v1 } from "doko-sdk";

import { inRepository } from "./server.js";

/** What the files of a folder say. */
async function stored(folder: string): Promise<JsonValue[]> {
  const names = (await readdir(inRepository(folder))).filter((it) =>
    /^(?!.*expected).*\.json$/.test(it),
  );
  assert(names.length > 5, folder);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(inRepository(`${folder}/${name}`), "utf8");
      return JSON.parse(text) as JsonValue;
    }),
  );
}

it("stored games are read and written as the library of protobuf does", async () => {
  for (const json of await stored("tests/golden")) {
    const message = fromJson(v1.GameRecordSchema, json);
    const record = GameRecord.fromJson(json);
    assert.deepEqual(record.message, message);
    assert.equal(JSON.stringify(record), JSON.stringify(toJson(v1.GameRecordSchema, message)));
  }
});

it("stored rule sets are read as the library of protobuf does", async () => {
  for (const json of await stored("rule-sets")) {
    assert.deepEqual(ruleSetFromJson(json), fromJson(v1.RuleSetRefSchema, json));
  }
});

it("what cannot be read is named", () => {
  const read = (json: JsonValue) => () => GameRecord.fromJson(json);
  assert.throws(read({ ruleSet: { nam: "vln" } }), /`ruleSet.nam` is no field of RuleSetRef/);
  assert.throws(read({ plays: { card: "CARD_HT" } }), /`plays` is no list/);
  assert.throws(read({ hand_2: ["CARD_HT", "CARD_H8"] }), /`hand_2\[1\]` is no Card: "CARD_H8"/);
  assert.throws(read({ line: 7 }), /`line` is no string/);
  assert.throws(read({ ruleSet: "vln" }), /`ruleSet` is no JSON object/);
  assert.throws(read({ ruleSet: { name: "vln", custom: {} } }), /`ruleSet.custom` is given twice/);
});

it("numbers of enums and names of the .proto files are read, and newer values are kept", () => {
  const { message } = GameRecord.fromJson({
    rule_set: { name: "vln" },
    hand_1: [1],
    context: null,
  });
  assert.deepEqual(
    message.ruleSet,
    create(v1.RuleSetRefSchema, { source: { case: "name", value: "vln" } }),
  );
  assert.deepEqual(message.hand1, [v1.Card.CA]);
  const newer = { hand_1: [99] };
  assert.equal(JSON.stringify(GameRecord.fromJson(newer)), JSON.stringify(newer));
});
