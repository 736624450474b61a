import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { useAddress } from "../address";
import "./cards.css";
import { back, face } from "./face";
import { cardName } from "./kinds";
import type { Kind } from "./kinds";

export { KINDS, cardName, cardSign, indexOf, kindOf, rankOf, sortHand, suitOf } from "./kinds";
export type { Kind, Language } from "./kinds";

/** How a card lies: lit because it is legal, dimmed because it is not, or with its face down. */
export type CardState = "plain" | "legal" | "dim" | "hidden";

interface CardProps {
  readonly kind?: Kind | undefined;
  readonly state?: CardState;
  /** What is read aloud instead of the name of the card. */
  readonly label?: string;
  readonly onPick?: (() => void) | undefined;
  /** For a card that is chosen among others, as in an Armut. */
  readonly isChosen?: boolean | undefined;
  readonly tabIndex?: number;
  readonly title?: string;
}

/** One playing card: a button if it can be picked, otherwise a picture. Its width is `--card-width`. */
export function Card({
  kind,
  state = "plain",
  label,
  onPick,
  isChosen,
  tabIndex,
  title,
}: CardProps): JSX.Element {
  const [{ lang }] = useAddress();
  const isHidden = state === "hidden" || kind === undefined;
  const drawing = useMemo(() => (isHidden ? back() : face(kind, lang)), [isHidden, kind, lang]);
  const unseen = lang === "de" ? "verdeckte Karte" : "hidden card";
  const name = label ?? (isHidden ? unseen : cardName(kind, lang));
  const look = `card card--${state}${isChosen ? " card--chosen" : ""}`;
  if (onPick === undefined) {
    return (
      <span class={look} role="img" aria-label={name} title={title}>
        {drawing}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={look}
      aria-label={name}
      aria-pressed={isChosen}
      title={title}
      tabIndex={tabIndex}
      data-card={kind}
      onClick={onPick}
    >
      {drawing}
    </button>
  );
}
