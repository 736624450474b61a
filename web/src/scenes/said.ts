/** What the service says to a scene, in a sentence. */

import type { Words } from "../words";

/** A rule that is cited, with its text. */
interface Citation {
  readonly ruleId: string;
  readonly source?: string;
  readonly text?: string;
}

interface Refusal {
  readonly violations?: readonly Citation[];
  readonly text?: string;
}

interface Verdict {
  readonly accepted?: { readonly decidedBy?: readonly Citation[] };
  readonly refused?: Refusal;
  readonly undecided?: object;
}

interface Settlement {
  readonly result: string;
  readonly value?: number;
  readonly re: { readonly augen?: number };
  readonly kontra: { readonly augen?: number };
  readonly points?: readonly number[];
  readonly decidedBy?: readonly Citation[];
}

/** An answer to any question of a scene. */
export interface SceneAnswer {
  readonly verdict?: Verdict;
  readonly effects?: {
    readonly trickWon?: { readonly winner: string; readonly decidedBy?: readonly Citation[] };
  };
  readonly settlement?: Settlement;
  readonly redeal?: { readonly decidedBy?: readonly Citation[] };
  readonly violations?: readonly Refusal[];
  readonly error?: { readonly message?: string };
}

export interface Said {
  readonly kind: "yes" | "no" | "open" | "result";
  readonly text: string;
  readonly rule?: Citation | undefined;
}

export function said(answer: SceneAnswer, t: Words): Said {
  const { verdict, effects, settlement, redeal, violations, error } = answer;
  if (verdict?.refused) {
    return no(verdict.refused);
  }
  if (verdict?.undecided) {
    return {
      kind: "open",
      text: t(
        "Offen: Es kommt auf Blätter an, die niemand an diesem Platz sieht.",
        "Undecided: it depends on hands that this view does not see.",
      ),
    };
  }
  if (effects?.trickWon) {
    const seat = effects.trickWon.winner.replace("SEAT_", "");
    const text = t(`Ja. Der Stich geht an Sitz ${seat}.`, `Yes. Seat ${seat} wins the trick.`);
    return { kind: "yes", text, rule: effects.trickWon.decidedBy?.[0] };
  }
  if (verdict?.accepted) {
    const rule = verdict.accepted.decidedBy?.[0];
    return { kind: "yes", text: `${t("Ja.", "Yes.")} ${rule?.text ?? ""}`, rule };
  }
  if (settlement) {
    return { kind: "result", text: result(settlement, t), rule: settlement.decidedBy?.[0] };
  }
  if (redeal) {
    const text = t("Es wird neu gegeben.", "The cards are dealt again.");
    return { kind: "result", text, rule: redeal.decidedBy?.[0] };
  }
  if (violations?.[0]) {
    return no(violations[0]);
  }
  return { kind: "open", text: error?.message ?? "" };
}

function no(refusal: Refusal): Said {
  return { kind: "no", text: refusal.text ?? "", rule: refusal.violations?.[0] };
}

function result(settlement: Settlement, t: Words): string {
  const winner: Record<string, string> = {
    GAME_RESULT_RE_WON: t("Re gewinnt", "Re wins"),
    GAME_RESULT_KONTRA_WON: t("Kontra gewinnt", "Kontra wins"),
    GAME_RESULT_NOBODY_WON: t("Keiner gewinnt", "Nobody wins"),
  };
  const [re, kontra] = [settlement.re.augen ?? 0, settlement.kontra.augen ?? 0];
  const points = (settlement.points ?? []).map(signed).join("\u2009/\u2009");
  const value = t(`Spielwert ${settlement.value ?? 0}`, `value ${settlement.value ?? 0}`);
  const seats = t("für Sitz 1 bis 4", "for seats 1 to 4");
  return `${winner[settlement.result] ?? ""} (${re} : ${kontra}), ${value}. ${points} ${seats}`;
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}
