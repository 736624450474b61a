/** Whole games, with what they are worth. */

import type { Scene } from "./scene";

const RECORDED =
  "h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; s=1g 2g 3g 4g; p=1HT2DJ3CJ4DA1DA2SQ3DQ4HT4HA1ST2H93H94DT1CQ2HJ3HQ1D92SJ3S94CQ4D91SQ2SJ3SK1DK2DQ3CK4DJ2CA3CA4CK1DK1HJ2C93C94DT1HQ2HK3SK4ST1CJ2CT3SA4CT1S92SA3HA4HK; x=1:4re 9:1k90 13:1k60";

export const GAMES: readonly Scene[] = [
  {
    id: "real-normalspiel",
    title: { de: "Ein echtes Spiel", en: "A real game" },
    story: {
      de: "Gespielt auf online-doppelkopf.com: Re vom Geber, keine 90 und keine 60 vom Partner, alles gewonnen.",
      en: "Played on online-doppelkopf.com: Re by the dealer, keine 90 and keine 60 by the partner, all reached.",
    },
    attempt: {
      de: "Geh das Spiel Karte für Karte durch und lies dann die Abrechnung.",
      en: "Step through the game card by card, then read the settlement.",
    },
    line: `ddv-tsr@2026-02-21; ${RECORDED}`,
    view: "everything",
    question: { method: "scoreGame" },
    expected: {
      "settlement.result": "GAME_RESULT_RE_WON",
      "settlement.re.augen": 201,
      "settlement.value": 7,
      "settlement.points.0": 7,
    },
    rules: ["SCORE-1", "SCORE-2", "SCORE-3", "SCORE-6", "SCORE-8"],
  },
  {
    id: "real-solo",
    title: { de: "Ein echtes Kreuz-Solo", en: "A real Kreuz-Solo" },
    story: {
      de: "Zwei melden ein Solo, der vordere Sitz spielt. Er sagt bis keine 30 ab und hält alles.",
      en: "Two seats declare a solo, and the earlier one plays. It announces up to keine 30 and reaches all.",
    },
    attempt: {
      de: "Sieh nach, warum das Kontra von Sitz 3 nur als Erwiderung zählt.",
      en: "See why the Kontra of seat 3 counts only as an Erwiderung.",
    },
    line: "ddv-tsr@2026-02-21; h=SACKCTDJSQD9D9DTDKS9HKHA/CKSQCQCQHTHQHTDQC9SJHJDJ/STHJSJCJCTCJCAHQDASTSADA/S9CAC9DQH9H9DKDTSKSKHKHA; s=1g 2solo_kreuz 3solo_karo 4g; p=1SA2CK3ST4S92SQ3HJ4CA1CK2CQ3SJ4C91CT2CQ3CJ4DQ1DJ2HT3CT4H91SQ2HQ3CJ4H91D92HT3CA4DK1D92DQ3HQ4DT1DT3DA4SK1DK2C92SJ3ST4SK1S92HJ3SA4HK1HK2DJ3DA4HA1HA; x=4:2re 8:2k90 12:2k60 16:2k30 17:3kontra",
    view: "everything",
    question: { method: "scoreGame" },
    expected: {
      "settlement.result": "GAME_RESULT_RE_WON",
      "settlement.contract.solo": "SOLO_KREUZ",
      "settlement.kontra.announcements.0.mode": "ANNOUNCEMENT_MODE_REPLY",
    },
    rules: ["VORB-7", "ANN-15", "SCORE-4", "SCORE-7"],
  },
  {
    id: "both-fail",
    title: { de: "Beide verlieren", en: "Both parties fail" },
    story: {
      de: "Re hat schwarz angesagt, Kontra keine 90, und beide schaffen es nicht. Gewonnen hat niemand.",
      en: "Re announced schwarz, Kontra keine 90, and both missed it. Nobody has won.",
    },
    attempt: {
      de: "Lies die Abrechnung: Punkte gibt es trotzdem.",
      en: "Read the settlement: there are points all the same.",
    },
    line: "ddv-tsr; c=o3 o4; h=HQCTHASQSKS9STHKSTCJCQDK/HTHJCAH9HQC9DAHACKS9SKSJ/DQHKSQC9DTDJHJD9HTCKDTCA/DAD9SADJDKSJSADQH9CQCJCT; s=1g 2g 3g 4g; p=DKHJHJSJSASTS9C9DKSQHTHTSJD9DACJHAH9HKH9S9SKCASAD9CQDADJHKHACKCJCQHQHQSQDQSTC9DQDJSKCADTCTCTCKDT; x=0:2kontra 3:4re 8:1schwarz 10:3k90",
    view: "everything",
    question: { method: "scoreGame" },
    expected: {
      "settlement.result": "GAME_RESULT_NOBODY_WON",
      "settlement.re.tricksNeeded": 12,
      "settlement.kontra.augenNeeded": 151,
    },
    rules: ["WIN-6"],
  },
  {
    id: "stille-hochzeit",
    title: { de: "Stille Hochzeit", en: "A stille Hochzeit" },
    story: {
      de: "Sitz 2 hat beide ♣D, sagt gesund und spielt allein. Abgerechnet wird wie ein Solo.",
      en: "Seat 2 holds both ♣Q, says gesund and plays alone. It is settled like a solo.",
    },
    attempt: {
      de: "Geh an den Anfang und schalte auf Sitz 1: Für ihn ist es ein Normalspiel.",
      en: "Go to the start and see it as seat 1: to that seat it is a Normalspiel.",
    },
    line: "ddv-tsr; c=o3; h=SASKCTCJCJSQC9CKS9HKDKH9/DAH9CQCAHJHTDJDASKCQDKSA/SJHKCAHQHTHAHADQHJDTCTDQ/SQHQCKDTD9C9S9STSJDJD9ST; s=1g 2g 3g 4g; p=SKSKHJS9CAC9CKCADQDJDKDKCTCKCTDJH9HKSJH9DTSQDAHQHKSAHAD9D9CJHTDQCQHTSQCJSJHQS9DASTSAHJHACQDTSTC9; x=2:1kontra 8:2re",
    view: "everything",
    question: { method: "scoreGame" },
    expected: {
      "settlement.contract.kind": "CONTRACT_KIND_STILLE_HOCHZEIT",
      "settlement.scoredAs": "SCORED_AS_SOLO",
      "settlement.points.1": -15,
    },
    rules: ["STILL-1", "STILL-3"],
  },
  {
    id: "special-points",
    title: { de: "Fuchs, Doppelkopf, Karlchen", en: "Fuchs, Doppelkopf, Karlchen" },
    story: {
      de: "Kontra gewinnt mit einem Doppelkopf. Re fängt den Fuchs und macht Karlchen.",
      en: "Kontra wins with a Doppelkopf. Re catches a Fuchs and makes a Karlchen.",
    },
    attempt: {
      de: "Such zu jedem Sonderpunkt der Abrechnung den Stich.",
      en: "Find the trick of each special point in the settlement.",
    },
    line: "ddv-tsr; h=CACTCKCJSJSJHAHTHKHQH9DJ/CACTCQCJSTSKSQS9HTDTDKDJ/CKC9SASKSQHKHQDADADQDQD9/CQC9SASTS9HAHJHJH9DTDKD9; s=1g 2g 3g 4g; p=SJDTSQD9CKC9CTCTHQHTDACQSQDQDTSJSTSASTCAC9HJCKCASAHTSKSKCJCQHQDKDJDQHJDJD9S9H9DKS9DAHAHAHKH9HKCJ",
    view: "everything",
    question: { method: "scoreGame" },
    expected: {
      "settlement.result": "GAME_RESULT_KONTRA_WON",
      "settlement.value": 2,
      "settlement.re.augen": 88,
    },
    rules: ["SCORE-24", "SCORE-25", "SCORE-28", "SCORE-32"],
  },
  {
    id: "bock",
    title: { de: "Bockspiel", en: "A Bock game" },
    story: {
      de: "Dasselbe echte Spiel, aber als Bockspiel: Der Wert zählt doppelt.",
      en: "The same real game as a Bock game: its value counts twice.",
    },
    attempt: {
      de: "Vergleiche die Abrechnung mit dem echten Spiel.",
      en: "Compare the settlement with that of the real game.",
    },
    line: `ddv-tsr{bock=triggers:tie_120;factor:2;games:4;append:append}; c=b2; ${RECORDED}`,
    view: "everything",
    question: { method: "scoreGame" },
    expected: { "settlement.bockFactor": 2, "settlement.value": 14, "settlement.points.0": 14 },
    rules: ["SCORE-42"],
  },
];
