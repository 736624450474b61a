/** Scenes about words: Armut, auction, Vorführung, throwing in, and announcements with their limits. */

import type { Scene } from "./scene";

const TOO_LATE =
  "ddv-tsr; h=CACTCKCJSJSJHAHTHKHQH9DJ/CACTCQCJSTSKSQS9HTDTDKDJ/CKC9SASKSQHKHQDADADQDQD9/CQC9SASTS9HAHJHJH9DTDKD9; s=1g 2g 3g 4g; p=SJDTSQD9CKC9CTCT; x=0:2re";

const HOCHZEIT =
  "ddv-tsr; h=CACKCQCQSASQHTHTHKHQHJD9/CJC9SASTSQSJS9HKHQDADKDQ/CACTC9SKSKSJS9HAH9DTDTD9/CTCKCJSTHAHJH9DADKDQDJDJ; s=1hochzeit 2g 3g 4g; p=SQDADTDJHTSQDTDAHTCJSJ";

export const WORDS: readonly Scene[] = [
  {
    id: "late-reply",
    title: { de: "Kontra, spät", en: "A late Erwiderung" },
    story: {
      de: "Sitz 2 hat Re gesagt. Sitz 3 hat nur noch zehn Karten: Kontra geht bloß als Erwiderung.",
      en: "Seat 2 announced Re. Seat 3 has ten cards left: Kontra is in time only as an answer.",
    },
    attempt: {
      de: "Sag Kontra mit Sitz 3. Danach ist für Kontra jede Absage zu.",
      en: "Announce Kontra with seat 3. After it Kontra may make no Absage.",
    },
    line: TOO_LATE,
    view: "everything",
    question: { method: "checkAnnouncement", fields: { seat: 3, announcement: "KONTRA" } },
    expected: {
      "verdict.accepted.mode": "ANNOUNCEMENT_MODE_REPLY",
      "verdict.accepted.decidedBy.0.ruleId": "ANN-15",
    },
    rules: ["ANN-15"],
  },
  {
    id: "blocked-by-reply",
    title: { de: "Keine 90? Zu spät", en: "No Absage after it" },
    story: {
      de: "Kontra kam nur als Erwiderung. Sitz 1 gehört zu Kontra und will keine 90 absagen.",
      en: "Kontra came as a late answer. Seat 1 is of the Kontra party and wants to announce keine 90.",
    },
    attempt: {
      de: "Sag keine 90 mit Sitz 1, dann mit Sitz 2.",
      en: "Announce keine 90 with seat 1, then with seat 2.",
    },
    line: `${TOO_LATE} 8:3kontra`,
    view: "everything",
    question: { method: "checkAnnouncement", fields: { seat: 1, announcement: "KEINE_90" } },
    expected: { "verdict.refused.violations.0.ruleId": "ANN-16" },
    rules: ["ANN-16"],
  },
  {
    id: "hochzeit-pending",
    title: { de: "Die Hochzeit ist offen", en: "A Hochzeit still open" },
    story: {
      de: "Drei Karten des dritten Stichs liegen. Wer mitspielt, zeigt erst die vierte.",
      en: "Three cards of the third trick lie. Only the fourth shows who plays with the Hochzeiter.",
    },
    attempt: {
      de: "Sag Re mit Sitz 1. Leg dann ♦K mit Sitz 4 und sag es noch einmal.",
      en: "Announce Re with seat 1. Then play ♦K of seat 4 and try again.",
    },
    line: HOCHZEIT,
    view: "everything",
    question: { method: "checkAnnouncement", fields: { seat: 1, announcement: "RE" } },
    expected: { "verdict.refused.violations.0.ruleId": "WED-10" },
    rules: ["WED-7", "WED-10"],
  },
  {
    id: "hochzeit-shifts",
    title: { de: "Die Hochzeit verschiebt", en: "A Hochzeit shifts the limits" },
    story: {
      de: "Die Hochzeit ist erst im dritten Stich geklärt. Alle Ansagen gehen zwei Karten später.",
      en: "The third trick settled the Hochzeit. Every limit moves by two cards.",
    },
    attempt: {
      de: "Sag Re mit Sitz 1: Neun Karten reichen. Nach der nächsten Karte ist es vorbei.",
      en: "Announce Re with seat 1: nine cards are enough. The next card ends the time.",
    },
    line: `${HOCHZEIT}DK`,
    view: "everything",
    question: { method: "checkAnnouncement", fields: { seat: 1, announcement: "RE" } },
    expected: {
      "verdict.accepted.mode": "ANNOUNCEMENT_MODE_ORDINARY",
      "windows.0.closedByNextCard": true,
    },
    rules: ["ANN-11", "ANN-13"],
  },
  {
    id: "armut",
    title: { de: "Die Armut tauscht", en: "An Armut with exchange" },
    story: {
      de: "Sitz 1 hat zwei Trümpfe, ♠D und ♦10, und meldet Armut. Drei Karten wandern, alle Trümpfe dabei.",
      en: "Seat 1 has two trumps, ♠Q and ♦10, and declares an Armut. It pushes three cards and keeps no trump.",
    },
    attempt: {
      de: "Behalte ♦10 zurück, dann schieb richtig und lass Sitz 2 mitnehmen.",
      en: "Keep ♦10 back, then push rightly and let seat 2 accept.",
    },
    line: "vln; h=CACTCKSASTSKSQHAHKDT/CACTCJHQHJHJDTDKDJDJ/CKCQCJSTSKSJHAHKDADQ/CQSASQSJHTHTHQDADKDQ; s=1armut 2g 3g 4g",
    view: "everything",
    question: {
      method: "checkWord",
      fields: { seat: 1, said: "ARMUT_PUSH", cards: ["SQ", "CK", "SK"] },
    },
    expected: {
      "verdict.refused.violations.0.ruleId": "ARM-4",
      "verdict.refused.evidence.vorbehalt.cards.0": "CARD_DT",
    },
    rules: ["ARM-1", "ARM-4"],
  },
  {
    id: "auction",
    title: { de: "Reizen ums Solo", en: "An auction" },
    story: {
      de: "Sitz 2 bietet Re für das Damensolo. Sitz 4 will ein Bubensolo und muss mehr bieten.",
      en: "Seat 2 bids Re for a Damensolo. Seat 4 wants a Bubensolo and has to bid more.",
    },
    attempt: {
      de: "Biete mit Sitz 4 ebenfalls Re: Der vordere Sitz spielt. Mit keine 90 spielt Sitz 4.",
      en: "Bid Re with seat 4: the earlier seat plays. With keine 90 seat 4 plays.",
    },
    line: "vln; h=CKSASTSJHAHKHJDADKDQ/CQSTSJHAHTHJDADTDKDQ/CACTCQCJSASKSQHTDTDJ/CACTCKCJSKSQHKHQHQDJ; s=1g 2solo_damen 2bid=1 3g 4solo_buben",
    view: "everything",
    question: { method: "checkWord", fields: { seat: 4, said: "BID", bid: 2 } },
    expected: {
      "verdict.accepted.decidedBy.0.ruleId": "AUC-1",
      "settled.contract.seat": "SEAT_4",
      "settled.forced.0.announcement": "ANNOUNCEMENT_KEINE_90",
    },
    rules: ["AUC-1", "AUC-2", "AUC-3"],
  },
  {
    id: "vorfuehrung",
    title: { de: "Vorgeführt", en: "A Vorführung" },
    story: {
      de: "Sitz 3 muss jetzt sein Pflichtsolo spielen. Gesund gibt es nicht, nur die Wahl des Solos.",
      en: "Seat 3 has to play its Pflichtsolo now. It may only choose which solo.",
    },
    attempt: {
      de: "Sag gesund mit Sitz 3, dann ein Solo. Die anderen haben nichts zu melden.",
      en: "Say gesund with seat 3, then name a solo. The others have no Vorbehalt.",
    },
    line: "ddv-tsr; c=o3 v3; h=CTSASTSKHAHTHTHJDADTDKD9/CKCQC9STSQS9S9HKHKDKDQDJ/CACACTCJC9SASJHJH9DADTD9/CKCQCJSKSQSJHAHQHQH9DQDJ",
    view: "everything",
    question: { method: "checkWord", fields: { seat: 3, said: "GESUND" } },
    expected: { "verdict.refused.violations.0.ruleId": "VORB-10" },
    rules: ["VORB-10"],
  },
  {
    id: "throw",
    title: { de: "Schmeißen", en: "Throwing in" },
    story: {
      de: "Sitz 1 hat nicht einen Trumpf und schmeißt. Alle anderen sind gesund.",
      en: "Seat 1 has not a single trump and throws the hand in. All others are gesund.",
    },
    attempt: {
      de: "Geh zurück und schmeiß mit Sitz 2: Mit zehn Trümpfen geht das nicht.",
      en: "Step back and throw in with seat 2: ten trumps are no reason.",
    },
    line: "vln; h=CKSKHASTHKCASKHASACT/CQHQHTDTDKCJHJSJDJDA/DJSJSQHKDQHTDTCJDKCA/HJSTSASQDADQCKCTCQHQ; s=1throw 2g 3g 4g",
    view: "everything",
    question: { method: "resolveVorbehalte" },
    expected: {
      "redeal.reason": "REDEAL_REASON_THROWN",
      "redeal.decidedBy.0.ruleId": "THROW-1",
    },
    rules: ["THROW-1", "THROW-2"],
  },
  {
    id: "genscher",
    title: { de: "Genscher", en: "A Genscher" },
    story: {
      de: "Sitz 1 legt ♦K und holt sich Sitz 3 als Partner. Wer eine ♣D hat, ist jetzt Kontra.",
      en: "Seat 1 plays ♦K and takes seat 3 as partner. Who holds a ♣Q is Kontra now.",
    },
    attempt: {
      de: "Sag Re mit Sitz 2, dann mit Sitz 3.",
      en: "Announce Re with seat 2, then with seat 3.",
    },
    line: "ddv-tsr{genscher=on}; h=CACTSQS9HAHQHQH9DADKDKD9/CQCJCJSASKSQHJDADTDQDQD9/CAC9C9SASJS9HAHTHTHJH9DJ/CTCKCKCQSTSTSKSJHKHKDTDJ; s=1g 2g 3g 4g; p=DKDQHTDJ; x=0:1genscher=3",
    view: "everything",
    question: { method: "checkAnnouncement", fields: { seat: 2, announcement: "RE" } },
    expected: { "verdict.refused.violations.0.ruleId": "ANN-1" },
    rules: ["ANN-1"],
  },
  {
    id: "pflichtansage",
    title: { de: "Der Stich sagt an", en: "A trick that announces" },
    story: {
      de: "Der erste Stich hat 35 Augen. In diesem Regelwerk ist das von selbst Re für den Gewinner.",
      en: "The first trick has 35 Augen. In this rule set it announces Re for its winner by itself.",
    },
    attempt: {
      de: "Sag Re mit Sitz 1: Es steht schon. Keine 90 ist noch offen.",
      en: "Announce Re with seat 1: it stands already. Keine 90 is still open.",
    },
    line: "ddv-tsr{ann.pflicht=augen:30;excused_by:nobody;step:ansage;in_hochzeit:none}; h=CACACQSASAHTHJH9DADTD9D9/CTCKSKSQSJS9HAHKHQDADKDQ/CTCQC9STSKS9HAHQHJH9DQDJ/CKCJCJC9STSQSJHTHKDTDKDJ; s=1g 2g 3g 4g; p=CACTCTCK",
    view: "everything",
    question: { method: "checkAnnouncement", fields: { seat: 1, announcement: "RE" } },
    expected: {
      "verdict.refused.violations.0.ruleId": "ANN-5",
      "verdict.refused.evidence.announcement.standing.0.mode": "ANNOUNCEMENT_MODE_FORCED",
    },
    rules: ["ANN-5"],
  },
];
