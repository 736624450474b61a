/**
 * The canonical proto3 JSON of what people store: records and rule sets. That of the library knows
 * every type of protobuf, which pages would have to load.
 */

import { create, isFieldSet, ScalarType } from "@bufbuild/protobuf";
import type {
  DescEnum,
  DescField,
  DescMessage,
  JsonValue,
  Message,
  MessageInitShape,
  MessageShape,
} from "@bufbuild/protobuf";

/** What the JSON of a scalar is; no other one is stored. */
const SCALARS: Partial<Record<ScalarType, "string" | "boolean" | "number">> = {
  [ScalarType.STRING]: "string",
  [ScalarType.BOOL]: "boolean",
  [ScalarType.INT32]: "number",
  [ScalarType.UINT32]: "number",
};

/**
 * Reads a message. A field has its name in camel case or as in the `.proto` file, and `null` is
 * no value.
 *
 * @throws `Error` that says which field cannot be read.
 */
export function fromJson<D extends DescMessage>(schema: D, json: JsonValue): MessageShape<D> {
  return create(schema, read(schema, json, "") as MessageInitShape<D>);
}

/** Writes a message: in the order of the field numbers, without what is not set. */
export function toJson<D extends DescMessage>(schema: D, message: MessageShape<D>): JsonValue {
  return written(schema, message);
}

function read(schema: DescMessage, json: JsonValue, path: string): Record<string, unknown> {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw new Error(`\`${path || schema.name}\` is no JSON object`);
  }
  const init: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) {
    const at = path === "" ? key : `${path}.${key}`;
    const field = schema.fields.find((it) => it.jsonName === key || it.name === key);
    if (field === undefined) {
      throw new Error(`\`${at}\` is no field of ${schema.name}`);
    }
    const member = (field.oneof ?? field).localName;
    if (value === null) {
      continue;
    }
    if (Object.hasOwn(init, member)) {
      throw new Error(`\`${at}\` is given twice, or with what excludes it`);
    }
    const found = field.fieldKind === "list" ? readList(field, value, at) : one(field, value, at);
    init[member] = field.oneof ? { case: field.localName, value: found } : found;
  }
  return init;
}

function readList(field: DescField, json: JsonValue, path: string): unknown[] {
  if (!Array.isArray(json)) {
    throw new Error(`\`${path}\` is no list`);
  }
  return json.map((it, index) => one(field, it, `${path}[${index}]`));
}

function one(field: DescField, json: JsonValue, path: string): unknown {
  if (field.message) {
    return create(field.message, read(field.message, json, path));
  }
  if (field.enum) {
    return numberOf(field.enum, json, path);
  }
  const type = SCALARS[field.scalar];
  if (type === undefined || typeof json !== type) {
    throw new Error(`\`${path}\` is no ${type ?? "value that is stored"}`);
  }
  if (typeof json === "number" && !isIn(field.scalar, json)) {
    throw new Error(`\`${path}\` is no whole number in its range`);
  }
  return json;
}

function isIn(type: ScalarType, number: number): boolean {
  const [least, most] = type === ScalarType.UINT32 ? [0, 2 ** 32 - 1] : [-(2 ** 31), 2 ** 31 - 1];
  return Number.isInteger(number) && number >= least && number <= most;
}

function numberOf({ values, name }: DescEnum, json: JsonValue, path: string): number {
  const number = typeof json === "number" ? json : values.find((it) => it.name === json)?.number;
  if (number === undefined || !Number.isInteger(number)) {
    throw new Error(`\`${path}\` is no ${name}: ${JSON.stringify(json)}`);
  }
  return number;
}

function written(schema: DescMessage, message: Message): JsonValue {
  const members = message as unknown as Record<string, unknown>;
  const fields = schema.fields.filter((it) => isFieldSet(message, it));
  return Object.fromEntries(
    fields
      .sort((a, b) => a.number - b.number)
      .map((field) => {
        const value = field.oneof
          ? (members[field.oneof.localName] as { value: unknown }).value
          : members[field.localName];
        const json = Array.isArray(value)
          ? value.map((it) => writtenOne(field, it))
          : writtenOne(field, value);
        return [field.jsonName, json];
      }),
  );
}

function writtenOne(field: DescField, value: unknown): JsonValue {
  if (field.message) {
    return written(field.message, value as Message);
  }
  return field.enum
    ? (field.enum.value[value as number]?.name ?? (value as number))
    : (value as JsonValue);
}
