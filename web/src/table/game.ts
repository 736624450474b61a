/** The game on the table: its line stands in the address, its position comes from the service. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { useAddress } from "../address";
import type { Address, How, Language, View } from "../address";
import { ask } from "../ask";
import type { Inspection, Judgement, Position, Refusal } from "./answers";
import type { Action } from "./questions";
import { cut, stepsOf } from "./steps";
import type { Step } from "./steps";

/** What the service said to the last action. */
export type Told =
  | { readonly tone: "done"; readonly action: Action }
  | { readonly tone: "refused"; readonly action: Action; readonly refusal: Refusal }
  | { readonly tone: "undecided"; readonly action: Action; readonly text: string }
  | { readonly tone: "error"; readonly text: string };

interface Known {
  readonly key: string;
  /** All that the record says. */
  readonly whole: Position | undefined;
  /** What the chosen view may know. */
  readonly seen: Position | undefined;
  /** Where the record itself breaks the rules. The position is the one before. */
  readonly faults: readonly Refusal[];
}

export interface Game {
  readonly address: Address;
  /** The whole line, and the line up to the step that is shown. */
  readonly line: string;
  readonly shown: string;
  readonly steps: readonly Step[];
  readonly at: number;
  readonly whole: Position | undefined;
  readonly seen: Position | undefined;
  readonly faults: readonly Refusal[];
  /** Whether the game on the table is over; not while the next position loads. */
  readonly isOver: boolean;
  readonly told: Told | null;
  /** Games that were left for another way. */
  readonly branches: readonly string[];
  /** Counts the actions, so that the focus can follow them. */
  readonly acted: number;
  readonly act: (action: Action) => Promise<void>;
  readonly stepTo: (at: number) => void;
  readonly undo: () => void;
  readonly open: (line: string, how?: How) => void;
  readonly tell: (told: Told | null) => void;
}

const viewName = (view: View) => `VIEW_${view.toUpperCase()}`;
const languageName = (lang: Language) => `LANGUAGE_${lang.toUpperCase()}`;
const keyOf = (line: string, view: View, lang: Language) => `${lang} ${view} ${line}`;

/** The branches outlive a visit to another tab. */
let keptBranches: readonly string[] = [];

export function useGame(): Game {
  const [address, change] = useAddress();
  const { line, view, lang } = address;
  const steps = useMemo(() => stepsOf(line), [line]);
  const at = Math.min(address.at ?? steps.length, steps.length);
  const shown = useMemo(() => cut(line, at), [line, at]);
  const [known, setKnown] = useState<Known | null>(null);
  const [told, tell] = useState<Told | null>(null);
  const [branches, setBranches] = useState(keptBranches);
  const [acted, setActed] = useState(0);
  const isBusy = useRef(false);
  const key = keyOf(shown, view, lang);
  const latest = useRef(key);
  latest.current = key;

  useEffect(() => {
    if (shown === "" || known?.key === key) {
      return;
    }
    inspect(shown, view, lang).then(
      (answer) => latest.current === key && setKnown({ key, ...answer }),
      (error: unknown) => {
        if (latest.current === key) {
          setKnown(null);
          tell({ tone: "error", text: textOf(error) });
        }
      },
    );
  }, [key]);

  const keepBranch = (next: string) => {
    if (at < steps.length && !line.startsWith(next)) {
      keptBranches = [line, ...branches.filter((it) => it !== line)].slice(0, 8);
      setBranches(keptBranches);
    }
  };

  /** Goes on with a longer line. A step that the game has anyway is no branch. */
  const goOn = (next: string, position: Known | null) => {
    const isSame = at < steps.length && cut(line, at + 1) === next;
    if (!isSame) {
      keepBranch(next);
    }
    if (position) {
      setKnown(position);
    }
    change(isSame ? { at: at + 1 } : { line: next, at: null });
  };

  const act = async (action: Action) => {
    if (isBusy.current) {
      return;
    }
    isBusy.current = true;
    try {
      const judged = await judge(shown, view, lang, action);
      tell(judged.told);
      if (judged.line !== undefined) {
        const nextKey = keyOf(judged.line, view, lang);
        const { whole, seen } = judged;
        goOn(judged.line, whole ? { key: nextKey, whole, seen, faults: [] } : null);
        setActed((it) => it + 1);
      }
    } catch (error) {
      tell({ tone: "error", text: textOf(error) });
    } finally {
      isBusy.current = false;
    }
  };

  return {
    address,
    line,
    shown,
    steps,
    at,
    whole: known?.whole,
    seen: known?.seen,
    faults: known?.key === key ? known.faults : [],
    isOver: known?.key === key && /OVER|REDEAL/.test(known.whole?.phase ?? ""),
    told,
    branches,
    acted,
    act,
    tell,
    stepTo: (next) => {
      tell(null);
      change({ at: next >= steps.length ? null : Math.max(0, next) }, "replace");
    },
    undo: () => {
      tell(null);
      change({ line: cut(line, at - 1), at: null });
    },
    open: (next, how) => {
      tell(null);
      change({ line: next, at: null }, how);
    },
  };
}

type Seen = Omit<Known, "key">;

/** The position of a game. Of a faulty game: the position before the first fault. */
async function inspect(line: string, view: View, lang: Language): Promise<Seen> {
  const answer = await ask<Inspection>("/v1/games:inspect", {
    record: { line },
    view: "VIEW_EVERYTHING",
    language: languageName(lang),
    ...alsoSeenBy(view),
  });
  const faults = answer.recordFaulty?.violations;
  if (faults) {
    const heard = await faultsSeenBy(line, view, lang, faults);
    const before = cut(line, stepOfFault(line, faults[0]));
    return before === line
      ? { whole: undefined, seen: undefined, faults: heard }
      : { ...(await inspect(before, view, lang)), faults: heard };
  }
  const whole = answer.position;
  return { whole, seen: seenPosition(answer, view), faults: [] };
}

/** What is wrong with a game, as far as this view may know it. */
async function faultsSeenBy(
  line: string,
  view: View,
  lang: Language,
  faults: readonly Refusal[],
): Promise<readonly Refusal[]> {
  if (view === "everything") {
    return faults;
  }
  const question = { record: { line }, view: viewName(view), language: languageName(lang) };
  const answer = await ask<Inspection>("/v1/games:inspect", question);
  return answer.recordFaulty?.violations ?? [];
}

function stepOfFault(line: string, fault: Refusal | undefined): number {
  const section = {
    ACTION_SECTION_SAID: "said",
    ACTION_SECTION_PLAYS: "play",
    ACTION_SECTION_EXTRAS: "extra",
  }[fault?.action?.section ?? ""];
  const steps = stepsOf(line);
  const index = fault?.action?.index ?? 0;
  const found = steps.findIndex((it) => it.section === section && it.index === index);
  return found < 0 ? Math.max(0, steps.length - 1) : found;
}

function alsoSeenBy(view: View): object {
  return view === "everything" ? {} : { alsoViews: [viewName(view)] };
}

function seenPosition(
  answer: Pick<Judgement, "position" | "alsoPositions">,
  view: View,
): Position | undefined {
  return view === "everything" ? answer.position : answer.alsoPositions?.[0]?.position;
}

interface Judged {
  readonly told: Told;
  /** The game after the action, if it is legal. */
  readonly line?: string;
  readonly whole?: Position | undefined;
  readonly seen?: Position | undefined;
}

/** Asks whether somebody may do this. Whoever may not know all hands hears only what this view may know. */
async function judge(line: string, view: View, lang: Language, action: Action): Promise<Judged> {
  const isClaim = action.path.endsWith("checkClaim");
  const question = {
    record: { line },
    seat: action.seat,
    ...action.question,
    language: languageName(lang),
  };
  const answer = await ask<Judgement>(action.path, {
    ...question,
    view: "VIEW_EVERYTHING",
    include: isClaim ? ["INCLUDE_LINE"] : ["INCLUDE_LINE", "INCLUDE_POSITION"],
    ...(isClaim ? {} : alsoSeenBy(view)),
  });
  if (answer.line !== undefined) {
    return {
      told: { tone: "done", action },
      line: answer.line,
      whole: answer.position,
      seen: seenPosition(answer, view),
    };
  }
  const heard =
    view === "everything"
      ? answer
      : await ask<Judgement>(action.path, { ...question, view: viewName(view) });
  return { told: toldBy(heard, action) };
}

function toldBy({ verdict }: Judgement, action: Action): Told {
  const refusal = verdict.refused ?? verdict.recordFaulty?.violations[0];
  return refusal
    ? { tone: "refused", action, refusal }
    : { tone: "undecided", action, text: verdict.undecided?.text ?? "" };
}

export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
