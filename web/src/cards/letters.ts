/**
 * The letters in the corners of cards, as lines: they look the same on every screen, and no reader
 * of the screen takes them for words. Each is 50 high.
 */
interface Letter {
  readonly width: number;
  readonly lines: string;
}

const LETTERS: Readonly<Record<string, Letter>> = {
  A: { width: 40, lines: "M2 49L20 3L38 49M9 34H31" },
  K: { width: 38, lines: "M5 2V49M34 3L6 29M15 21L36 49" },
  D: { width: 40, lines: "M5 3V48H15C30 48 37 38 37 25.5C37 13 30 3 15 3Z" },
  B: {
    width: 38,
    lines:
      "M20 25H5V48H20C31 48 35 43 35 36.5C35 30 31 25 20 25C29 25 32 20 32 14C32 7 28 3 19 3H5V25",
  },
  Q: {
    width: 42,
    lines: "M20 3C32 3 38 13 38 25C38 38 32 48 20 48C8 48 2 38 2 25C2 13 8 3 20 3ZM23 35L39 51",
  },
  J: { width: 32, lines: "M28 2V35C28 44 23 49 15 49C8 49 3 45 2 37" },
  "9": { width: 36, lines: "M32 17A14 14 0 1 1 4 17A14 14 0 1 1 32 17C33 33 26 44 12 49" },
  "10": {
    width: 56,
    lines:
      "M3 12L13 4V49M40 3C49 3 54 12 54 25.5C54 39 49 48 40 48C31 48 26 39 26 25.5C26 12 31 3 40 3Z",
  },
};

/** The letter, or number, of a card. */
export function letter(index: string): Letter {
  return LETTERS[index] ?? { width: 0, lines: "" };
}
