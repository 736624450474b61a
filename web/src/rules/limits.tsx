/** How long each announcement may be made, as bars along the cards or tricks of a game. */

import { useState } from "preact/hooks";

import { useAddress } from "../address";
import { useWords } from "../words";
import type { Words } from "../words";
import type { Limit } from "./answers";

function counted(kind: string, limit: number, t: Words): string {
  const next = limit + 1;
  const words: Record<string, string> = {
    ANN_COUNTER_OWN_CARDS_PLAYED: t(
      `bis vor die ${next}. eigene Karte`,
      `until just before one’s own card ${next}`,
    ),
    ANN_COUNTER_TRICKS_STARTED: t(`bis vor den ${next}. Stich`, `until just before trick ${next}`),
    ANN_COUNTER_CARDS_ON_TABLE: t(
      `bis ${limit} Karten liegen`,
      `until ${limit} cards lie on the table`,
    ),
  };
  return words[kind] ?? String(limit);
}

const LEVELS: readonly string[] = ["RE", "KEINE_90", "KEINE_60", "KEINE_30", "SCHWARZ"];

function levelName(level: string): string {
  return level === "RE" ? "Re/Kontra" : level.toLowerCase().replace("_", " ");
}

export function Limits({ limits, tricks }: { limits: readonly Limit[]; tricks: number }) {
  const t = useWords();
  const [trick, setTrick] = useState(0);
  const shown = limits.filter((it) => (it.klaerungsstich ?? 0) === trick);
  const parties = [...new Set(shown.map((it) => it.party))];
  const tricksOfHochzeit = [...new Set(limits.map((it) => it.klaerungsstich ?? 0))].sort(
    (a, b) => a - b,
  );
  return (
    <section class="panel" aria-labelledby="rules-limits">
      <h2 id="rules-limits">{t("Fristen der An- und Absagen", "Limits of announcements")}</h2>
      {tricksOfHochzeit.length > 1 && (
        <div
          class="limits-choice"
          role="group"
          aria-label={t("Für welches Spiel", "For which game")}
        >
          {tricksOfHochzeit.map((it) => (
            <button key={it} type="button" aria-pressed={it === trick} onClick={() => setTrick(it)}>
              {it === 0
                ? t("ohne Hochzeit", "no Hochzeit")
                : t(`Hochzeit, ${it}. Stich`, `Hochzeit, trick ${it}`)}
            </button>
          ))}
        </div>
      )}
      {parties.map((party) => (
        <Bars
          key={party ?? ""}
          limits={shown.filter((it) => it.party === party)}
          party={party}
          tricks={tricks}
        />
      ))}
      {shown.some((it) => it.mode === "ANNOUNCEMENT_MODE_REPLY") && (
        <p class="soft limits-key">
          <span class="limits-swatch" /> {t("von sich aus", "on one’s own")}
          <span class="limits-swatch limits-swatch--reply" />{" "}
          {t("nur als Erwiderung", "only as an Erwiderung")}
        </p>
      )}
    </section>
  );
}

interface BarsProps {
  readonly limits: readonly Limit[];
  readonly party: string | undefined;
  readonly tricks: number;
}

function Bars({ limits, party, tricks }: BarsProps) {
  const [{ lang }] = useAddress();
  const t = useWords();
  const kind = limits[0]?.counterKind ?? "";
  const steps = kind === "ANN_COUNTER_CARDS_ON_TABLE" ? tricks * 4 : tricks;
  const limitOf = (level: string, mode: string) =>
    limits.find(
      (it) =>
        it.announcement === `ANNOUNCEMENT_${level}` && it.mode === `ANNOUNCEMENT_MODE_${mode}`,
    );
  return (
    <div class="limits" lang={lang}>
      {party && <h3>{party === "PARTY_RE" ? "Re" : "Kontra"}</h3>}
      {LEVELS.map((level) => {
        const own = limitOf(level, "ORDINARY");
        const reply = limitOf(level, "REPLY");
        return (
          own && (
            <div key={level} class="limit">
              <span class="limit-name">{levelName(level)}</span>
              <span
                class="limit-track"
                aria-hidden="true"
                style={{
                  "--steps": String(steps),
                  "--own": String(own.counterLimit ?? 0),
                  "--reply": String(reply?.counterLimit ?? own.counterLimit ?? 0),
                }}
              />
              <span class="soft limit-words">
                {counted(kind, own.counterLimit ?? 0, t)}
                {own.cardsInHandNeeded !== undefined &&
                  t(
                    `, ${own.cardsInHandNeeded} Karten auf der Hand`,
                    `, ${own.cardsInHandNeeded} cards in hand`,
                  )}
              </span>
            </div>
          )
        );
      })}
    </div>
  );
}
