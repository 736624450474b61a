/** The order of trumps in each contract, drawn as cards. */

import { useAddress } from "../address";
import { Card, kindOf } from "../cards";
import { useWords } from "../words";
import type { Text } from "../words";
import type { OrderTable } from "./answers";

const CONTRACTS: Readonly<Record<string, Text>> = {
  CONTRACT_KIND_NORMALSPIEL: { de: "Normalspiel", en: "Normalspiel" },
  CONTRACT_KIND_STILLE_HOCHZEIT: { de: "stille Hochzeit", en: "stille Hochzeit" },
  CONTRACT_KIND_HOCHZEIT: { de: "Hochzeit", en: "Hochzeit" },
  CONTRACT_KIND_ARMUT: { de: "Armut", en: "Armut" },
  SOLO_KARO: { de: "Karo-Solo", en: "Karo-Solo" },
  SOLO_KREUZ: { de: "Kreuz-Solo", en: "Kreuz-Solo" },
  SOLO_PIK: { de: "Pik-Solo", en: "Pik-Solo" },
  SOLO_HERZ: { de: "Herz-Solo", en: "Herz-Solo" },
  SOLO_DAMEN: { de: "Damensolo", en: "Damensolo" },
  SOLO_BUBEN: { de: "Bubensolo", en: "Bubensolo" },
  SOLO_KOENIGE: { de: "Königsolo", en: "Königsolo" },
  SOLO_FLEISCHLOS: { de: "Fleischloser", en: "Fleischloser" },
  SOLO_DAMEN_BUBEN: { de: "Damen-Buben-Solo", en: "Damen-Buben-Solo" },
  SOLO_KOENIGE_BUBEN: { de: "Königen-Buben-Solo", en: "Königen-Buben-Solo" },
  SOLO_KOENIGE_DAMEN: { de: "König-Damen-Solo", en: "König-Damen-Solo" },
  SOLO_KOEHLER: { de: "Köhler", en: "Köhler" },
};

/** Contracts with the same orders stand together. */
function grouped(orders: readonly OrderTable[]): OrderTable[][] {
  const groups = new Map<string, OrderTable[]>();
  for (const order of orders) {
    const key = JSON.stringify([order.trumps, order.fehl, order.trumpsWithSchweine]);
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  return [...groups.values()];
}

export function Orders({ orders }: { orders: readonly OrderTable[] }) {
  const [{ lang }] = useAddress();
  const t = useWords();
  return (
    <section class="panel" aria-labelledby="rules-orders">
      <h2 id="rules-orders">{t("Reihenfolge der Karten", "Order of the cards")}</h2>
      {grouped(orders).map((group, index) => {
        const names = group.map((it) => CONTRACTS[it.solo ?? it.kind]?.[lang] ?? it.kind);
        const [order] = group;
        return (
          order && (
            <details key={names.join()} open={index === 0}>
              <summary>
                {names.join(", ")} <span class="soft">{counted(order, t)}</span>
              </summary>
              <Order order={order} />
            </details>
          )
        );
      })}
    </section>
  );
}

function counted(
  { trumpCount = 0, trumpAugen = 0 }: OrderTable,
  t: (de: string, en: string) => string,
) {
  return trumpCount === 0
    ? t("ohne Trumpf", "no trumps")
    : t(`${trumpCount} Trümpfe, ${trumpAugen} Augen`, `${trumpCount} trumps, ${trumpAugen} Augen`);
}

function Order({ order }: { order: OrderTable }) {
  const t = useWords();
  const { trumps = [], fehl = [], trumpsWithSchweine = [] } = order;
  return (
    <div class="order">
      {trumps.length > 0 && (
        <Row title={t("Trumpf, der höchste zuerst", "Trumps, highest first")} cards={trumps} />
      )}
      {trumpsWithSchweine.length > 0 && (
        <Row title={t("Mit Schweinen", "With Schweine")} cards={trumpsWithSchweine} />
      )}
      <div class="order-fehl">
        {fehl.map(({ suit, cards = [] }) => (
          <Row key={suit} title={t("Fehl", "Fehl")} cards={cards} />
        ))}
      </div>
    </div>
  );
}

function Row({ title, cards }: { title: string; cards: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ol class="order-cards">
        {cards.map((card, index) => (
          <li key={`${card} ${index}`}>
            <Card kind={kindOf(card)} />
          </li>
        ))}
      </ol>
    </div>
  );
}
