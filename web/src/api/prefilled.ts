/** A question for each method, with the present game in it. */

import type { Language, View } from "../address";

/** What is known of the present game. */
export interface Present {
  readonly line: string;
  readonly view: View;
  readonly language: Language;
  /** The rule set, as the message `RuleSetRef`. */
  readonly ruleSet: object;
  readonly position: PresentPosition | undefined;
}

export interface PresentPosition {
  readonly turn?: string;
  readonly needsInput?: {
    readonly asks?: readonly { readonly seat: string; readonly options?: readonly string[] }[];
  };
  readonly seats?: readonly {
    readonly seat: string;
    readonly cardsPlayed?: number;
    readonly legalCards?: readonly string[];
  }[];
}

const ZEROS = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";

/** A finished draw, as `docs/DEALS.md` explains it. */
const DRAW = {
  commitment: "ncqgAy0cejxftMGRbXKRcHXFcefPXZ/1Q9YnJRF0G7E=",
  contributions: ["YW5uYQ==", "YmVu", "Y2Vt", "ZG9yYQ=="],
  reveal: ZEROS,
};

/** The hands that this draw gives by the tournament rules. */
const DRAWN = [
  "HQ CK CA H9 HQ SA C9 DK DT HA ST DQ",
  "DK CA SA D9 SQ HK S9 HT HJ SK SK HT",
  "SJ CQ CT SJ ST DJ CJ H9 D9 CQ HJ DJ",
  "HK DQ DA C9 DT CJ DA S9 CT HA SQ CK",
];

export function prefilled(method: string, present: Present): object {
  const { line, ruleSet, position } = present;
  const record = { line };
  const known = { view: `VIEW_${present.view.toUpperCase()}`, language: languageOf(present) };
  const turn = position?.turn ?? "SEAT_1";
  const [ask] = position?.needsInput?.asks ?? [];
  const legal = position?.seats?.find((it) => it.seat === turn)?.legalCards;
  const move = { record, seat: turn, card: legal?.[0] ?? "CARD_HQ", ...known };
  switch (method) {
    case "CheckWord":
      return {
        record,
        seat: ask?.seat ?? "SEAT_1",
        said: ask?.options?.[0] ?? "SAID_WORD_GESUND",
        ...known,
      };
    case "ValidateMove":
      return move;
    case "CheckAnnouncement":
      return { record, seat: turn, announcement: "ANNOUNCEMENT_RE", ...known };
    case "CheckClaim":
      return { record, seat: turn, kind: "CLAIM_KIND_REST", ...known };
    case "AssessOffence":
      return { record, ...complaint(turn, cardsOnTable(position)), ...known };
    case "EvaluateBatch":
    case "Evaluate":
      return {
        questions: [
          { id: "may it be played", validateMove: move },
          { id: "what is the position", inspectGame: { record, ...known } },
        ],
      };
    case "ListRuleSets":
      return { language: languageOf(present) };
    case "GetRuleSet":
    case "CheckRuleSet":
    case "ListRules":
      return { ruleSet, language: languageOf(present) };
    case "DealCards":
      return { ruleSet, seed: ZEROS };
    case "VerifyDeal":
      return verification();
    case "ScoreSession":
      return { ruleSet, entries: [{ redeal: {} }], language: languageOf(present) };
    default:
      return { record, ...known };
  }
}

function languageOf({ language }: Present): string {
  return `LANGUAGE_${language.toUpperCase()}`;
}

function cardsOnTable(position: PresentPosition | undefined): number {
  const played = position?.seats?.map((it) => it.cardsPlayed ?? 0) ?? [];
  return played.reduce((sum, it) => sum + it, 0);
}

function complaint(offender: string, cardsPlayed: number): object {
  const classOfEffect = "OFFENCE_CLASS_MINOR";
  return {
    offence: { offender, kind: "OFFENCE_KIND_OTHER", classOfEffect, cardsPlayed },
    complaint: { seat: offender === "SEAT_1" ? "SEAT_2" : "SEAT_1", cardsPlayed },
  };
}

function verification(): object {
  const hands = DRAWN.map((hand, index) => [
    `hand_${index + 1}`,
    hand.split(" ").map((it) => `CARD_${it}`),
  ]);
  return { ruleSet: { name: "ddv-tsr" }, draw: DRAW, ...(Object.fromEntries(hands) as object) };
}
