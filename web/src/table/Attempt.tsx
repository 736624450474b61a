/** Anything else that somebody could say or claim: the service says whether it goes. */

import { useState } from "preact/hooks";

import { cardName, KINDS } from "../cards";
import type { Kind } from "../cards";
import { useLanguage, useWords } from "../words";
import { SEATS } from "./answers";
import type { SeatName } from "./answers";
import {
  ANNOUNCEMENTS,
  announcementLabel,
  bidLabel,
  extraLabel,
  PLAIN_WORDS,
  saidLabel,
  seatLabel,
} from "./labels";
import { announce, bid, claim, layCard, sayWord, schweine } from "./questions";
import type { Action } from "./questions";

export function Attempt({ act }: { readonly act: (action: Action) => void }) {
  const t = useWords();
  const lang = useLanguage();
  const [seat, setSeat] = useState<SeatName>("SEAT_1");
  const [what, setWhat] = useState("announce RE");
  return (
    <section class="panel attempt" aria-label={t("Etwas anderes versuchen", "Try something else")}>
      <h2>{t("Etwas anderes versuchen", "Try something else")}</h2>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          act(actionOf(what, seat));
        }}
      >
        <select
          aria-label={t("Wer", "Who")}
          value={seat}
          onChange={(event) => setSeat(event.currentTarget.value as SeatName)}
        >
          {SEATS.map((it) => (
            <option key={it} value={it}>
              {seatLabel(it, t)}
            </option>
          ))}
        </select>
        <select
          aria-label={t("Was", "What")}
          value={what}
          onChange={(event) => setWhat(event.currentTarget.value)}
        >
          <optgroup label={t("Ansagen", "Announcements")}>
            {ANNOUNCEMENTS.map((it) => (
              <option key={it} value={`announce ${it}`}>
                {announcementLabel(it, t)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t("Karten", "Cards")}>
            {KINDS.map((it) => (
              <option key={it} value={`card ${it}`}>
                {cardName(it, lang)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t("Vor dem Spiel", "Before the play")}>
            {PLAIN_WORDS.map((it) => (
              <option key={it} value={`say ${it}`}>
                {saidLabel(it, t)}
              </option>
            ))}
            {[0, 1, 2, 3, 4, 5].map((it) => (
              <option key={it} value={`bid ${it}`}>
                {t("Gebot: ", "Bid: ")}
                {bidLabel(it, t)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t("Im Spiel", "During play")}>
            <option value="extra SCHWEINE">{t("Schweine im Spiel", "Schweine during play")}</option>
            {["REST", "SURRENDER"].map((it) => (
              <option key={it} value={`claim ${it}`}>
                {extraLabel(it, t)}
              </option>
            ))}
          </optgroup>
        </select>
        <button type="submit">{t("Geht das?", "Is it possible?")}</button>
      </form>
    </section>
  );
}

function actionOf(what: string, seat: SeatName): Action {
  const [kind, name = ""] = what.split(" ");
  switch (kind) {
    case "announce":
      return announce(seat, `ANNOUNCEMENT_${name}`);
    case "card":
      return layCard(seat, name as Kind);
    case "bid":
      return bid(seat, Number(name));
    case "claim":
      return claim(seat, name === "REST" ? "REST" : "SURRENDER", []);
    case "extra":
      return schweine(seat, "RANK_ACE", true);
    default:
      return sayWord(seat, `SAID_WORD_${name}`);
  }
}
