/** The values of options in words, and which options do nothing. */

import type { Option, Words } from "described:options";
import type { Language } from "../address";

export type Values = ReadonlyMap<string, string>;

/** How a value of an option is called, or the value itself. */
export function nameOf(option: Option, value: string, lang: Language): string {
  const named = option.words?.find((it) => it.name === value);
  const ofEnum = option.values?.find((it) => it.name === value);
  return (named ?? ofEnum)?.[lang] ?? withNumber(option.words, value, lang) ?? value;
}

function withNumber(words: readonly Words[] | undefined, value: string, lang: Language) {
  const any = words?.find((it) => it.name === "#");
  return /^\d+$/.test(value) ? any?.[lang]?.replace("{}", value) : undefined;
}

const OFF = ["", "0", "off", "none", "any"];

/** Whether the option that this one depends on is there; otherwise it changes nothing. */
export function isInForce(option: Option, values: Values): boolean {
  if (option.needs === undefined) {
    return true;
  }
  const [path = "", wanted] = option.needs.split("=");
  const value = values.get(path) ?? "";
  return wanted === undefined ? !OFF.includes(value) : value === wanted;
}

/** The value of a description in words: what stands behind its name. */
export function valueInWords(meaning: string, decides: string): string {
  const words = meaning.startsWith(`${decides}: `) ? meaning.slice(decides.length + 2) : meaning;
  return words.replace(/\.$/, "");
}
