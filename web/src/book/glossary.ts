/** The words of the game and of the service, read from `docs/GLOSSARY.md`. */

import markdown from "../../../docs/GLOSSARY.md";

export interface Word {
  readonly word: string;
  readonly english: string;
  readonly meaning: string;
  readonly names: string;
}

/** The rows of its tables; the head of a table and the line below it are none. */
export const GLOSSARY: readonly Word[] = markdown
  .split("\n")
  .filter((it) => it.startsWith("| "))
  .map((it) =>
    it
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter(([first = ""]) => !["German", "Word"].includes(first))
  .map(([word = "", second = "", meaning, rust = "", api = ""]) =>
    meaning === undefined
      ? { word, english: "", meaning: second, names: "" }
      : {
          word,
          english: second,
          meaning,
          names: [rust, api].filter((it) => it !== "–").join(", "),
        },
  );
