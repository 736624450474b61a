// Which cards there are and in which order: doko-conformance --program "node orders.js"

const { createInterface } = require("node:readline");

const SUITS = [..."CSHD"];
const AUGEN = { A: 11, T: 10, K: 4, Q: 3, J: 2, 9: 0 };
const of = (ranks, suits = SUITS) => [...ranks].flatMap((rank) => suits.map((it) => it + rank));
const card = (it) => `CARD_${it}`;
const suit = (it) => `SUIT_${{ C: "CLUBS", S: "SPADES", H: "HEARTS", D: "DIAMONDS" }[it[0]]}`;
const sum = (cards) => cards.reduce((total, it) => total + 2 * AUGEN[it[1]], 0);
const withSuit = (letter) => [...new Set(["HT", ...of("QJ"), ...of("ATK9", [letter])])];

const TRUMPS = {
  SOLO_KARO: withSuit("D"),
  SOLO_KREUZ: withSuit("C"),
  SOLO_PIK: withSuit("S"),
  SOLO_HERZ: withSuit("H"),
  SOLO_DAMEN: of("Q"),
  SOLO_BUBEN: of("J"),
  SOLO_FLEISCHLOS: [],
};

function order(contract, trumps) {
  const fehl = SUITS.map((letter) => of("ATKQJ9", [letter]).filter((it) => !trumps.includes(it)));
  return {
    ...contract,
    trumps: trumps.map(card),
    trumpCount: 2 * trumps.length,
    trumpAugen: sum(trumps),
    fehl: fehl.filter((it) => it.length).map((it) => ({ suit: suit(it[0]), cards: it.map(card) })),
  };
}

function book({ name, overrides }) {
  if (!["ddv-tsr", "dokoland-liga"].includes(name) || overrides) return undefined;
  const normal = ["NORMALSPIEL", "STILLE_HOCHZEIT", "HOCHZEIT"];
  const kinds = normal.map((it) => order({ kind: `CONTRACT_KIND_${it}` }, withSuit("D")));
  const soli = Object.entries(TRUMPS);
  const orders = soli.map(([solo, it]) => order({ kind: "CONTRACT_KIND_SOLO", solo }, it));
  const deck = of("ATKQJ9").map((it) => ({ card: card(it), suit: suit(it), copies: 2, augen: AUGEN[it[1]] }));
  return { deck, orders: [...kinds, ...orders] };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const { hello, id, method, request } = JSON.parse(line);
  const response = method === "GetRuleSet" ? book(request.ruleSet) : undefined;
  const reply = response ? { response } : { unsupported: "only GetRuleSet of two rule sets" };
  const greeting = { hello: { protocol: 1, encoding: "json", name: "orders.js" } };
  console.log(JSON.stringify(hello ? greeting : { id, ...reply }));
});
