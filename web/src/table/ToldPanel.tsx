/** What the service said: why something is not possible, and the cards that show it. */

import { useEffect, useRef } from "preact/hooks";

import { linkTo, useAddress } from "../address";
import type { Language } from "../address";
import { Card, cardName, kindOf } from "../cards";
import { useWords } from "../words";
import type { Words } from "../words";
import type { Refusal, Situation } from "./answers";
import type { Told, UndecidedTold } from "./game";
import { announcementLabel, saidLabel, seatLabel } from "./labels";

interface ToldPanelProps {
  readonly told: Told | null;
  readonly onClose: () => void;
}

/** Why something does not go. It comes into view, wherever it stands. */
export function ToldPanel({ told, onClose }: ToldPanelProps) {
  const t = useWords();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: "nearest" }), [told]);
  if (told === null || told.tone === "done") {
    return null;
  }
  return (
    <section class={`told told--${told.tone}`} ref={panel} aria-label={t("Antwort", "Answer")}>
      <button
        type="button"
        class="quiet told-close"
        onClick={onClose}
        aria-label={t("Schließen", "Close")}
      >
        ×
      </button>
      <ToldText told={told} />
    </section>
  );
}

/** Every answer in short, for those who hear the page. */
export function ToldAloud({ told }: { readonly told: Told | null }) {
  const t = useWords();
  return (
    <p class={told?.tone === "done" ? "told-aloud" : "only-heard"} role="status">
      {told && aloud(told, t)}
    </p>
  );
}

function aloud(told: Told, t: Words): string {
  if (told.tone === "error") {
    return told.text;
  }
  const done = `${seatLabel(told.action.seat, t)}: ${told.action.name(t)}`;
  switch (told.tone) {
    case "done":
      return `${done} ✓`;
    case "refused":
      return `${done} ✗ ${told.refusal.violations[0]?.text ?? ""}`;
    default:
      return `${done}: ${undecidedText(told, t)}`;
  }
}

/** The table decides with all cards, also where the view leaves it open. */
function undecidedText({ text, isRefused }: UndecidedTold, t: Words): string {
  return isRefused
    ? t(
        "Das geht nicht. Den Grund sieht diese Sicht nicht; der Tisch kennt alle Karten.",
        "Not possible. This view cannot see why; the table knows all cards.",
      )
    : text;
}

function ToldText({ told }: { readonly told: Exclude<Told, { tone: "done" }> }) {
  const t = useWords();
  if (told.tone === "error") {
    return (
      <>
        <h3>
          {told.isUnreadable
            ? t("Das lässt sich nicht lesen", "This cannot be read")
            : t("Darauf antwortet der Dienst nicht", "The service does not answer this")}
        </h3>
        <p class="told-error">{told.text}</p>
      </>
    );
  }
  const title = `${seatLabel(told.action.seat, t)}: ${told.action.name(t)}`;
  if (told.tone === "undecided") {
    return (
      <>
        <h3>{title}</h3>
        <p>{undecidedText(told, t)}</p>
        {told.isRefused && told.text && (
          <p class="soft">
            {t("Der Dienst sagt dieser Sicht: ", "The service says to this view: ")}
            {told.text}
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <h3>
        {title} – {t("geht nicht", "not possible")}
      </h3>
      <RefusalText refusal={told.refusal} />
    </>
  );
}

/** Every rule that is broken, with its source, and what shows it. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const t = useWords();
  const [{ lang }] = useAddress();
  const texts = refusal.violations.map((it) => it.text ?? "").join(" ");
  const more = refusal.text && refusal.text !== texts ? refusal.text : "";
  return (
    <>
      <ul class="violations">
        {refusal.violations.map((it) => (
          <li key={`${it.ruleId} ${it.text ?? ""}`}>
            {it.text && <p>{it.text}</p>}
            <p class="violation-source">
              <a href={linkTo({ tab: "book", q: it.ruleId, lang })}>{it.ruleId}</a>
              {it.source && ` · ${it.source}`}
              {it.optionPath && (
                <>
                  {" · "}
                  <code>{it.optionPath}</code>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {more && <p>{more}</p>}
      {Object.entries(refusal.evidence ?? {}).map(([kind, it]) => (
        <Evidence
          key={kind}
          situation={it}
          lang={lang}
          title={t("Daran sieht man es", "This shows it")}
        />
      ))}
    </>
  );
}

function Evidence({
  situation,
  lang,
  title,
}: {
  readonly situation: Situation;
  readonly lang: Language;
  readonly title: string;
}) {
  const t = useWords();
  const cards = [
    [t("Im Stich", "In the trick"), situation.trickCards],
    [t("Zu bedienen", "To follow with"), situation.heldOfDemanded],
    [t("Karten", "Cards"), situation.cards],
    [t("Nicht auf der Hand", "Not held"), situation.notHeld],
    [t("So geht ein Stich verloren", "So a trick is lost"), situation.line],
  ] as const;
  const words = [
    ...(situation.acceptedWords ?? []).map((it) => saidLabel(it, t)),
    ...(situation.available ?? []).map((it) => announcementLabel(it, t)),
  ];
  const rows = cards.filter(([, row]) => row && row.length > 0);
  if (rows.length === 0 && words.length === 0) {
    return null;
  }
  return (
    <div class="evidence" role="group" aria-label={title}>
      {rows.map(([label, row]) => (
        <div key={label} class="evidence-row">
          <span>{label}</span>
          <span class="evidence-cards">
            {row?.map((card, index) => {
              const kind = kindOf(card);
              const seat = row === situation.line ? situation.lineSeats?.[index] : undefined;
              const name = cardName(kind, lang);
              return (
                <span key={index} class="evidence-card">
                  <Card kind={kind} label={seat ? `${seatLabel(seat, t)}: ${name}` : name} />
                  {seat && <small>{seat.replace("SEAT_", "")}</small>}
                </span>
              );
            })}
          </span>
        </div>
      ))}
      {words.length > 0 && (
        <p>
          {t("Möglich ist: ", "Possible: ")}
          {words.join(", ")}
        </p>
      )}
    </div>
  );
}
