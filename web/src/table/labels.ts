/** The words of the game as players say them. They are those of the texts of the service. */

import type { Text, Words } from "../words";
import type { Contract, SeatName, Window } from "./answers";

const both = (text: string): Text => ({ de: text, en: text });

const SAID: Record<string, Text> = {
  GESUND: both("gesund"),
  VORBEHALT: both("Vorbehalt"),
  YES: { de: "ja", en: "yes" },
  NO: { de: "nein", en: "no" },
  HOCHZEIT: both("Hochzeit"),
  HOCHZEIT_FEHL: { de: "Hochzeit, erster Fehlstich", en: "Hochzeit, first Fehl trick" },
  HOCHZEIT_TRUMPF: { de: "Hochzeit, erster Trumpfstich", en: "Hochzeit, first trump trick" },
  HOCHZEIT_KREUZ: { de: "Hochzeit, erster ♣-Stich", en: "Hochzeit, first ♣ trick" },
  HOCHZEIT_PIK: { de: "Hochzeit, erster ♠-Stich", en: "Hochzeit, first ♠ trick" },
  HOCHZEIT_HERZ: { de: "Hochzeit, erster ♥-Stich", en: "Hochzeit, first ♥ trick" },
  SOLO_KARO: both("Karo-Solo"),
  SOLO_KREUZ: both("Kreuz-Solo"),
  SOLO_PIK: both("Pik-Solo"),
  SOLO_HERZ: both("Herz-Solo"),
  SOLO_DAMEN: both("Damensolo"),
  SOLO_BUBEN: both("Bubensolo"),
  SOLO_KOENIGE: both("Königsolo"),
  SOLO_FLEISCHLOS: both("Fleischloser"),
  SOLO_DAMEN_BUBEN: both("Damen-Buben-Solo"),
  SOLO_KOENIGE_BUBEN: both("Königen-Buben-Solo"),
  SOLO_KOENIGE_DAMEN: both("Königen-Damen-Solo"),
  SOLO_KOEHLER: both("Köhler"),
  ARMUT: both("Armut"),
  THROW: { de: "Schmeißen", en: "throw in" },
  SCHWEINE: both("Schweine"),
  BID: { de: "Gebot", en: "bid" },
  PASS: { de: "weiter", en: "pass" },
  ARMUT_PUSH: { de: "Karten schieben", en: "push cards" },
  ARMUT_ACCEPT: { de: "Armut mitnehmen", en: "take the Armut" },
  ARMUT_REFUSE: { de: "Armut ablehnen", en: "refuse the Armut" },
  ARMUT_RETURN: { de: "Karten zurückgeben", en: "give cards back" },
};

/** All words up to the contract that have no cards and no height. */
export const PLAIN_WORDS = Object.keys(SAID).filter(
  (it) => !/^(BID|ARMUT_PUSH|ARMUT_RETURN)$/.test(it),
);

const EXTRAS: Record<string, Text> = {
  RE: both("Re"),
  KONTRA: both("Kontra"),
  KEINE_90: both("keine 90"),
  KEINE_60: both("keine 60"),
  KEINE_30: both("keine 30"),
  SCHWARZ: both("schwarz"),
  SCHWEINE: both("Schweine"),
  GENSCHER: both("Genscher"),
  REST: { de: "Der Rest ist meiner", en: "The rest is mine" },
  SURRENDER: { de: "Ich gebe auf", en: "I give up" },
};

export const ANNOUNCEMENTS = ["RE", "KONTRA", "KEINE_90", "KEINE_60", "KEINE_30", "SCHWARZ"];

const BIDS = ["", "RE", "KEINE_90", "KEINE_60", "KEINE_30", "SCHWARZ"];

const RANKS: Record<string, Text> = {
  RANK_ACE: both("Schweine"),
  RANK_TEN: { de: "Schweine aus Zehnen", en: "Schweine of tens" },
  RANK_KING: { de: "Schweine aus Königen", en: "Schweine of kings" },
  RANK_NINE: { de: "Schweine aus Neunen", en: "Schweine of nines" },
};

const QUESTIONS: Record<string, Text> = {
  DECLARATION: { de: "Gesund oder Vorbehalt?", en: "Gesund or Vorbehalt?" },
  CATEGORY_PFLICHTSOLO: { de: "Ein Pflichtsolo?", en: "A Pflichtsolo?" },
  CATEGORY_LUSTSOLO: { de: "Ein Lustsolo?", en: "A Lustsolo?" },
  CATEGORY_SOLO: { de: "Ein Solo?", en: "A solo?" },
  CATEGORY_ARMUT: { de: "Eine Armut?", en: "An Armut?" },
  CATEGORY_HOCHZEIT: { de: "Eine Hochzeit?", en: "A Hochzeit?" },
  CATEGORY_THROW: { de: "Wird geschmissen?", en: "Is the hand thrown in?" },
  NAME: { de: "Was ist der Vorbehalt?", en: "What is the Vorbehalt?" },
  VORFUEHRUNG_SOLO: { de: "Welches Solo wird vorgeführt?", en: "Which solo must be played?" },
  BID: { de: "Wie hoch?", en: "How high?" },
  ARMUT_PUSH: { de: "Welche Karten werden geschoben?", en: "Which cards are pushed?" },
  ARMUT_ANSWER: { de: "Wird die Armut mitgenommen?", en: "Is the Armut taken?" },
  ARMUT_RETURN: { de: "Welche Karten gehen zurück?", en: "Which cards go back?" },
};

const REDEALS: Record<string, Text> = {
  TWO_ARMUTEN: { de: "Zwei Armuten: neu geben.", en: "Two Armuten: deal again." },
  THROWN: { de: "Geschmissen: neu geben.", en: "Thrown in: deal again." },
  ARMUT_REFUSED: {
    de: "Keiner nimmt die Armut mit: neu geben.",
    en: "Nobody takes the Armut: deal again.",
  },
  ARMUT: { de: "Armut: neu geben.", en: "Armut: deal again." },
};

function labelled(texts: Record<string, Text>, name: string, t: Words): string {
  const text = texts[name];
  return text ? t(text.de, text.en) : name;
}

const bare = (name: string, prefix: string) => name.replace(prefix, "");

export function saidLabel(word: string, t: Words): string {
  return labelled(SAID, bare(word, "SAID_WORD_"), t);
}

export function announcementLabel(announcement: string, t: Words): string {
  return labelled(EXTRAS, bare(announcement, "ANNOUNCEMENT_"), t);
}

export function extraLabel(word: string, t: Words): string {
  return labelled(EXTRAS, bare(word, "EXTRA_WORD_").replace("CLAIM_REST", "REST"), t);
}

export function rankLabel(rank: string, t: Words): string {
  return labelled(RANKS, rank, t);
}

export function bidLabel(bid: number, t: Words): string {
  return bid === 0
    ? t("ohne Ansage", "no announcement")
    : announcementLabel(BIDS[bid] ?? String(bid), t);
}

export function questionLabel(question: string, t: Words): string {
  return labelled(QUESTIONS, bare(question, "ASK_KIND_"), t);
}

export function redealLabel(reason: string, t: Words): string {
  return labelled(REDEALS, bare(reason, "REDEAL_REASON_"), t);
}

export function seatLabel(seat: SeatName, t: Words): string {
  const number = bare(seat, "SEAT_");
  return t(`Sitz ${number}`, `Seat ${number}`);
}

export function partyLabel(party: string): string {
  return party === "PARTY_RE" ? "Re" : "Kontra";
}

const SELECTORS: Record<string, Text> = {
  FEHL: { de: "mit dem ersten Fehlstich", en: "the first Fehl trick" },
  TRUMPF: { de: "mit dem ersten Trumpfstich", en: "the first trump trick" },
  KREUZ: { de: "mit dem ersten ♣-Stich", en: "the first ♣ trick" },
  PIK: { de: "mit dem ersten ♠-Stich", en: "the first ♠ trick" },
  HERZ: { de: "mit dem ersten ♥-Stich", en: "the first ♥ trick" },
};

/** What is played, and by whom. */
export function contractLabel(contract: Contract, t: Words): string {
  const by = contract.seat ? `, ${seatLabel(contract.seat, t)}` : "";
  switch (bare(contract.kind, "CONTRACT_KIND_")) {
    case "STILLE_HOCHZEIT":
      return t("Stille Hochzeit", "Silent Hochzeit") + by;
    case "HOCHZEIT": {
      const selector = bare(contract.selector ?? "", "HOCHZEIT_SELECTOR_");
      return `Hochzeit${by}${selector in SELECTORS ? `, ${labelled(SELECTORS, selector, t)}` : ""}`;
    }
    case "SOLO": {
      const duty = contract.duty === "SOLO_DUTY_PFLICHTSOLO" ? " (Pflichtsolo)" : "";
      return saidLabel(contract.solo ?? "", t) + by + duty;
    }
    case "ARMUT":
      return `Armut${by}${contract.acceptor ? t(" mit ", " with ") + seatLabel(contract.acceptor, t) : ""}`;
    default:
      return "Normalspiel";
  }
}

/** Until when an announcement may be made, or from when on. */
export function windowLabel(window: Window, t: Words): string {
  if (window.opens === "WINDOW_OPENING_AFTER_KLAERUNGSSTICH") {
    return t("nach dem Klärungsstich", "after the Klärungsstich");
  }
  if (window.opens === "WINDOW_OPENING_AFTER_FIRST_TRICK") {
    return t("nach dem ersten Stich", "after the first trick");
  }
  if (window.ownCard !== undefined) {
    return t(`bis zur eigenen ${window.ownCard}. Karte`, `until its own card ${window.ownCard}`);
  }
  if (window.leadOfTrick !== undefined) {
    return t(
      `bis zum Ausspiel von Stich ${window.leadOfTrick}`,
      `until the lead of trick ${window.leadOfTrick}`,
    );
  }
  if (window.cardOnTable !== undefined) {
    return t(
      `bis zur ${window.cardOnTable}. Karte am Tisch`,
      `until card ${window.cardOnTable} on the table`,
    );
  }
  if (window.endOfTrick !== undefined) {
    return t(
      `bis zum Ende von Stich ${window.endOfTrick}`,
      `until the end of trick ${window.endOfTrick}`,
    );
  }
  return t("offen", "open");
}

/** The words of the notation, for the steps of the timeline. */
const SHORT: Record<string, string> = {
  g: "GESUND",
  v: "VORBEHALT",
  y: "YES",
  n: "NO",
  k90: "KEINE_90",
  k60: "KEINE_60",
  k30: "KEINE_30",
};

/** A word of a line, such as `1g` or `4k90=2`: its seat, and what was said. */
export function stepLabel(
  text: string,
  t: Words,
): { readonly seat: string; readonly word: string } {
  const [, seat = "", word = "", argument] = /^([1-4])([a-z_0-9]+)(?:=(\d+))?$/.exec(text) ?? [];
  if (word === "bid") {
    return { seat, word: bidLabel(Number(argument ?? 0), t) };
  }
  const name = SHORT[word] ?? word.toUpperCase();
  const label = name in SAID ? labelled(SAID, name, t) : labelled(EXTRAS, name, t);
  return { seat, word: label };
}
