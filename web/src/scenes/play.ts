/** Scenes about cards: following, Dullen, Schweine, what a seat may know, and who may claim the rest. */

import type { Scene } from "./scene";

const FIRST_TRICK =
  "ddv-tsr; h=HTHQCJSJSJDJCACTCKHAHKH9/HTCQSQCJDJDTDKCACTSTSKS9/SQHQDQDQDADAD9CKC9SASKHK/CQHJHJDTDKD9C9SASTS9HAH9; s=1g 2g 3g 4g; p=HADT";

const KARO_SOLO =
  "ddv-tsr; h=CACTCQCJC9HTHTHKDADTDKDJ/CTSKSKSQS9S9HJDTDKDQDQD9/CACQC9SASASTSTHAHAHQHJD9/CKCKCJSQSJSJHKHQH9H9DADJ; s=1solo_karo 2g 3g 4g; p=DKHJHQSJSTCJHKS9SQDADQHJHKDJSKHADTDTCQSJHAH9C9CTCACKCTDQS9SAHQCJDACQDKD9";

export const PLAY: readonly Scene[] = [
  {
    id: "revoke",
    title: { de: "Nicht bedient", en: "The revoke" },
    story: {
      de: "Herz ist ausgespielt. Sitz 3 hat noch ♥K und will ♥D legen, aber die ist Trumpf.",
      en: "Hearts are led. Seat 3 still holds ♥K and wants to play ♥Q, which is a trump.",
    },
    attempt: {
      de: "Klick ♥D von Sitz 3. Nur ♥K geht.",
      en: "Click ♥Q of seat 3. Only ♥K is legal.",
    },
    line: FIRST_TRICK,
    view: "everything",
    question: { method: "validateMove", fields: { seat: 3, card: "HQ" } },
    expected: {
      "verdict.refused.violations.0.ruleId": "FOLLOW-2",
      "verdict.refused.evidence.card.legalCards.0": "CARD_HK",
    },
    rules: ["FOLLOW-2"],
  },
  {
    id: "what-a-seat-knows",
    title: { de: "Was Sitz 2 wissen darf", en: "What seat 2 may know" },
    story: {
      de: "Derselbe Stich, gesehen von Sitz 2. Ob Sitz 3 noch Herz hat, weiß Sitz 2 nicht.",
      en: "The same trick, seen by seat 2. Seat 2 cannot know whether seat 3 still holds hearts.",
    },
    attempt: {
      de: "Frag unter „Etwas anderes versuchen“ nach Herz-Dame von Sitz 3: erst so, dann mit dem Blick vom Tisch.",
      en: "Ask under “Try something else” for the queen of hearts of seat 3, first as seat 2, then as the table.",
    },
    line: FIRST_TRICK,
    view: "seat_2",
    question: { method: "validateMove", fields: { seat: 3, card: "HQ" } },
    expected: { "verdict.undecided.violations.0.ruleId": "FOLLOW-2" },
    rules: ["FOLLOW-2"],
  },
  {
    id: "provable-revoke",
    title: { de: "Eine Karte verrät es", en: "A later card proves it" },
    story: {
      de: "Sitz 1 sieht nur das eigene Blatt. Sitz 2 hat Herz nicht bedient und legt jetzt ♥A.",
      en: "Seat 1 sees only its own hand. Seat 2 did not follow hearts and now plays ♥A.",
    },
    attempt: {
      de: "Geh eine Karte zurück: Vor ♥A ist nichts zu beweisen.",
      en: "Step back one card: before ♥A nothing is proven.",
    },
    line: "ddv-tsr; h=CACTCTCJC9SQS9HAHKHKDKDJ/??/??/??; s=1g 2g 3g 4g; p=HASAH9H9HKHA",
    view: "seat_1",
    question: { method: "auditGame" },
    expected: {
      "violations.0.violations.0.ruleId": "FOLLOW-2",
      "violations.0.provedBy.index": 5,
    },
    rules: ["FOLLOW-2"],
  },
  {
    id: "schweine-against-trumpfsolo",
    title: { de: "Schweine gegen das Trumpfsolo", en: "Schweine against a Trumpfsolo" },
    story: {
      de: "Sitz 2 spielt Karo-Solo und bietet schwarz. Sitz 4 hat Schweine gemeldet, das heißt Kontra.",
      en: "Seat 2 plays a Karo-Solo and bid schwarz. Seat 4 declared Schweine, which announces Kontra.",
    },
    attempt: {
      de: "Leg ♦A von Sitz 4: Es sticht sogar ♥10, und schwarz ist dahin.",
      en: "Play ♦A of seat 4: it beats ♥10, and schwarz is lost.",
    },
    line: "vln; h=CTCQSASTSQHAHKHQHQDJ/CACTSKSJHAHTDTDTDQDJ/CACJSTSKSQSJHJDKDKDQ/CKCKCQCJSAHTHKHJDADA; s=1g 2solo_karo 2bid=5 3g 4schweine 4g; p=DJHTDK",
    view: "everything",
    question: {
      method: "validateMove",
      fields: { seat: 4, card: "DA", include: ["EFFECTS"] },
    },
    expected: {
      "effects.trickWon.winner": "SEAT_4",
      "effects.trickWon.decidedBy.0.ruleId": "TRUMP-8",
    },
    rules: ["SCHW-1", "SCHW-5", "TRUMP-8"],
  },
  {
    id: "claim-refuted",
    title: { de: "Der Rest ist nicht meiner", en: "A claim refuted" },
    story: {
      de: "Der Solist hat ♥10, ♥10 und ♣A und sagt: Der Rest ist meiner. Eine Reihenfolge nennt er nicht.",
      en: "The soloist holds ♥10, ♥10 and ♣A and claims the rest without naming an order.",
    },
    attempt: {
      de: "Beanspruche den Rest ohne Reihenfolge, dann mit ♥10 ♥10 ♣A.",
      en: "Claim the rest without an order, then with ♥10 ♥10 ♣A.",
    },
    line: KARO_SOLO,
    view: "everything",
    question: { method: "checkClaim", fields: { seat: 1, kind: "REST" } },
    expected: {
      "verdict.refused.violations.0.ruleId": "CLAIM-5",
      "verdict.refused.evidence.claim.lostTrick": 10,
    },
    rules: ["CLAIM-4", "CLAIM-5"],
  },
  {
    id: "claim-proven",
    title: { de: "Der Rest ist meiner", en: "A claim proven" },
    story: {
      de: "Dasselbe Blatt mit Reihenfolge: erst beide ♥10, dann ♣A. Die drei Stiche sind sicher, das Spiel ist verloren.",
      en: "The same hand with a named order: both ♥10, then ♣A. All three tricks are safe, the game is lost.",
    },
    attempt: {
      de: "Leg eine Karte: Nach dem Anspruch ist das Spiel vorbei.",
      en: "Play a card: after the claim the game is over.",
    },
    line: `${KARO_SOLO}; x=36:1rest; o=HTHTCA`,
    view: "everything",
    question: { method: "scoreGame" },
    expected: {
      "settlement.result": "GAME_RESULT_KONTRA_WON",
      "settlement.re.augen": 104,
      "settlement.points.0": -3,
    },
    rules: ["CLAIM-5", "CLAIM-7"],
  },
  {
    id: "pflichtsolo-lead",
    title: { de: "Wer kommt raus?", en: "Who leads?" },
    story: {
      de: "Zwei wollen Solo, der vordere spielt. Sein Pflichtsolo ist noch offen, also kommt er selbst raus.",
      en: "Two seats want a solo, and the earlier one plays. Its Pflichtsolo is open, so the soloist leads.",
    },
    attempt: {
      de: "Versuch, mit Sitz 1 auszuspielen. Sitz 2 ist dran.",
      en: "Try to lead with seat 1. It is the turn of seat 2.",
    },
    line: "ddv-tsr; c=o2; h=SACKCTDJSQD9D9DTDKS9HKHA/CKSQCQCQHTHQHTDQC9SJHJDJ/STHJSJCJCTCJCAHQDASTSADA/S9CAC9DQH9H9DKDTSKSKHKHA; s=1g 2solo_kreuz 3solo_karo 4g",
    view: "everything",
    question: { method: "validateMove", fields: { seat: 1, card: "SA" } },
    expected: { "verdict.refused.violations.0.ruleId": "LEAD-2" },
    rules: ["LEAD-2"],
  },
];
