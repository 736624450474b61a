/** Whose eyes look at the table. */

import { VIEWS } from "../address";
import type { View } from "../address";
import { useWords } from "../words";
import type { Words } from "../words";
import type { SeatName } from "./answers";
import { seatLabel } from "./labels";

export function Views({
  view,
  onChoose,
}: {
  readonly view: View;
  readonly onChoose: (view: View) => void;
}) {
  const t = useWords();
  return (
    <div class="views" role="group" aria-label={t("Blick von", "Seen by")}>
      <span>{t("Blick von", "Seen by")}</span>
      {VIEWS.map((it) => (
        <button key={it} type="button" aria-pressed={it === view} onClick={() => onChoose(it)}>
          {viewLabel(it, t)}
        </button>
      ))}
    </div>
  );
}

function viewLabel(view: View, t: Words): string {
  if (view === "everything") {
    return t("Tisch", "the table");
  }
  return view === "public"
    ? t("Zuschauer", "the public")
    : seatLabel(view.toUpperCase() as SeatName, t);
}
