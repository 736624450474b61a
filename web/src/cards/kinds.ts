/** A suit as the notation writes it. */
export type SuitLetter = "C" | "S" | "H" | "D";

/** A rank as the notation writes it. */
export type RankLetter = "A" | "T" | "K" | "Q" | "J" | "9";

/** A kind of card as the notation writes it, such as `HT`. */
export type Kind = `${SuitLetter}${RankLetter}`;

/** The languages of the page. */
export type Language = "de" | "en";

const SUITS: readonly SuitLetter[] = ["C", "S", "H", "D"];
const RANKS: readonly RankLetter[] = ["A", "T", "K", "Q", "J", "9"];

/** All 24 kinds, suit by suit. */
export const KINDS: readonly Kind[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Kind => `${suit}${rank}`),
);

const SUIT_NAMES: Record<SuitLetter, Record<Language, string>> = {
  C: { de: "Kreuz", en: "clubs" },
  S: { de: "Pik", en: "spades" },
  H: { de: "Herz", en: "hearts" },
  D: { de: "Karo", en: "diamonds" },
};

const RANK_NAMES: Record<RankLetter, Record<Language, string>> = {
  A: { de: "Ass", en: "ace" },
  T: { de: "Zehn", en: "ten" },
  K: { de: "König", en: "king" },
  Q: { de: "Dame", en: "queen" },
  J: { de: "Bube", en: "jack" },
  "9": { de: "Neun", en: "nine" },
};

const SIGNS: Record<SuitLetter, string> = { C: "♣", S: "♠", H: "♥", D: "♦" };

export function suitOf(kind: Kind): SuitLetter {
  return kind[0] as SuitLetter;
}

export function rankOf(kind: Kind): RankLetter {
  return kind[1] as RankLetter;
}

/** The kind of a card in an answer: `CARD_HT` is `HT`. */
export function kindOf(card: string): Kind {
  return card.replace("CARD_", "") as Kind;
}

/** What stands in the corner of a card: a German queen is a D. */
export function indexOf(kind: Kind, lang: Language): string {
  const rank = rankOf(kind);
  if (rank === "T") {
    return "10";
  }
  if (lang === "de" && rank === "Q") {
    return "D";
  }
  return lang === "de" && rank === "J" ? "B" : rank;
}

/** The name of a card as it is read aloud: "Herz-Zehn", "ten of hearts". */
export function cardName(kind: Kind, lang: Language): string {
  const suit = SUIT_NAMES[suitOf(kind)][lang];
  const rank = RANK_NAMES[rankOf(kind)][lang];
  return lang === "de" ? `${suit}-${rank}` : `${rank} of ${suit}`;
}

/** The short name of a card, as the texts of the service write it: `♥10`. */
export function cardSign(kind: Kind, lang: Language): string {
  return SIGNS[suitOf(kind)] + indexOf(kind, lang);
}

/** The order in which a hand lies while no contract stands: the trumps of a Normalspiel, then the suits. */
const USUAL_ORDER = "HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9 CA CT CK C9 SA ST SK S9 HA HK H9".split(
  " ",
) as Kind[];

/** A hand as it is held: the trumps of the contract first, then suit by suit. */
export function sortHand(hand: readonly Kind[], trumps: readonly Kind[], isOpen: boolean): Kind[] {
  const order = isOpen ? USUAL_ORDER : [...trumps, ...KINDS];
  return [...hand].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}
