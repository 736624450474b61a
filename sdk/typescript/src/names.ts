/**
 * Names of enum values: those of the API without their prefix, in small letters, such as
 * `"keine_90"` for `ANNOUNCEMENT_KEINE_90`.
 */

/** The names that an enum of the API has; not that of the unset value. */
export type NameOf<E> = Lowercase<Exclude<keyof E & string, "UNSPECIFIED">>;

/** A value of an enum, by its name or as generated code has it. */
export type ValueLike<E> = NameOf<E> | E[keyof E];

/** A text that names nothing, such as a card that does not exist. */
export class UnknownNameError extends Error {
  override readonly name = "UnknownNameError";

  constructor(
    /** What should have been named, such as `card`. */
    readonly what: string,
    /** The text. */
    readonly text: string,
    /** What there is instead. */
    readonly names: readonly string[] = [],
  ) {
    super(`\`${text}\` is no ${what}${names.length > 0 ? `; there are ${names.join(", ")}` : ""}`);
  }
}

/**
 * The value of an enum by its name; 0, the unset value, for `undefined`.
 *
 * @throws {@link UnknownNameError} if the enum has no such name, which the compiler rules out for
 * names that are written in code.
 */
export function valueOf<E extends object>(
  values: E,
  what: string,
  name: ValueLike<E> | undefined,
): E[keyof E] {
  if (typeof name !== "string") {
    return (name ?? 0) as E[keyof E];
  }
  const value: unknown = Reflect.get(values, name.toUpperCase());
  if (typeof value !== "number" || value === 0 || name !== name.toLowerCase()) {
    throw new UnknownNameError(what, name, namesOf(values));
  }
  return value as E[keyof E];
}

/** All names of an enum, in the order of their values. */
export function namesOf<E extends object>(values: E): NameOf<E>[] {
  return Object.values(values).flatMap((value: E[keyof E]) =>
    typeof value === "number" ? (nameOf(values, value) ?? []) : [],
  );
}

/**
 * The name of a value of an enum; `undefined` for the unset value, and for one that a newer server
 * knows.
 *
 * ```ts
 * nameOf(v1.Announcement, v1.Announcement.KEINE_90); // "keine_90"
 * ```
 */
export function nameOf<E extends object>(values: E, value: E[keyof E]): NameOf<E> | undefined {
  const name: unknown = Reflect.get(values, value as number);
  return typeof name === "string" && value !== 0 ? (name.toLowerCase() as NameOf<E>) : undefined;
}
