/** The game on the table: its line stands in the address, its position comes from the service. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { useAddress } from "../address";
import type { Address, How, Language, View } from "../address";
import { ask, AskError } from "../ask";
import type { Inspection, Judgement, Position, Refusal } from "./answers";
import type { Action } from "./questions";
import { cut, stepsOf } from "./steps";
import type { Step } from "./steps";

/** What the service said to the last action. */
export type Told =
  | { readonly tone: "done"; readonly action: Action }
  | { readonly tone: "refused"; readonly action: Action; readonly refusal: Refusal }
  | UndecidedTold
  | {
      readonly tone: "error";
      readonly text: string;
      /** Whether the text of a game is the reason. */
      readonly isUnreadable: boolean;
    };

/** The chosen view cannot tell. */
export interface UndecidedTold {
  readonly tone: "undecided";
  readonly action: Action;
  readonly text: string;
  /** Whether the table, which knows all cards, refuses it. */
  readonly isRefused: boolean;
}

interface Known {
  readonly key: string;
  readonly view: View;
  /** The hands of the game, and what else stands before its first step. */
  readonly deal: string;
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
  /** Whether an answer about the game on the table is still to come. */
  readonly isLoading: boolean;
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
const dealOf = (line: string) => cut(line, 0);

/** The branches outlive a visit to another tab. */
let keptBranches: readonly string[] = [];

export function useGame(): Game {
  const [address, change] = useAddress();
  const { line, view, lang } = address;
  const steps = useMemo(() => stepsOf(line), [line]);
  const at = Math.min(address.at ?? steps.length, steps.length);
  const shown = useMemo(() => cut(line, at), [line, at]);
  const deal = useMemo(() => dealOf(line), [line]);
  const [lastKnown, setKnown] = useState<Known | null>(null);
  // Another view may know less, so it never shows what the last one knew.
  const known = lastKnown?.view === view && lastKnown.deal === deal ? lastKnown : null;
  const [lastTold, setTold] = useState<{ key: string; told: Told } | null>(null);
  const [branches, setBranches] = useState(keptBranches);
  const [acted, setActed] = useState(0);
  const isBusy = useRef(false);
  const key = keyOf(shown, view, lang);
  const latest = useRef(key);
  latest.current = key;
  const told = lastTold?.key === key ? lastTold.told : null;
  const tell = (next: Told | null) => setTold(next && { key: latest.current, told: next });

  useEffect(() => {
    if (shown === "" || known?.key === key) {
      return;
    }
    inspect(shown, view, lang).then(
      (answer) => latest.current === key && setKnown({ key, view, deal, ...answer }),
      (error: unknown) => {
        if (latest.current === key) {
          setKnown({ key, view, deal, whole: undefined, seen: undefined, faults: [] });
          tell(errorTold(error));
        }
      },
    );
  }, [key]);

  const keepBranch = () => {
    if (at < steps.length) {
      keptBranches = [line, ...branches.filter((it) => it !== line)].slice(0, 8);
      setBranches(keptBranches);
    }
  };

  /** Goes on with a longer line. A step that the game has anyway is no branch. */
  const goOn = (next: string, position: Known | null) => {
    const isSame = at < steps.length && cut(line, at + 1) === next;
    if (!isSame) {
      keepBranch();
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
      if (latest.current !== key) {
        return;
      }
      const nextKey = judged.line === undefined ? key : keyOf(judged.line, view, lang);
      setTold({ key: nextKey, told: judged.told });
      if (judged.line !== undefined) {
        const { whole, seen } = judged;
        goOn(judged.line, whole ? { key: nextKey, view, deal, whole, seen, faults: [] } : null);
        setActed((it) => it + 1);
      }
    } catch (error) {
      if (latest.current === key) {
        tell(errorTold(error));
      }
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
    isLoading: shown !== "" && known?.key !== key,
    isOver: known?.key === key && /OVER|REDEAL/.test(known.whole?.phase ?? ""),
    told,
    branches: branches.filter((it) => dealOf(it) === deal),
    acted,
    act,
    tell,
    stepTo: (next) => {
      tell(null);
      change({ at: next >= steps.length ? null : Math.max(0, next) }, "replace");
    },
    undo: () => {
      tell(null);
      keepBranch();
      change({ line: cut(line, at - 1), at: null });
    },
    open: (next, how) => {
      tell(null);
      change({ line: next, at: null }, how);
    },
  };
}

type Seen = Pick<Known, "whole" | "seen" | "faults">;

/** The position of a game. Of a faulty game: the position before the first fault that the view hears of. */
async function inspect(line: string, view: View, lang: Language): Promise<Seen> {
  const answer = await ask<Inspection>("/v1/games:inspect", {
    record: { line },
    view: "VIEW_EVERYTHING",
    language: languageName(lang),
    ...alsoSeenBy(view),
  });
  const faults = answer.recordFaulty?.violations;
  if (faults) {
    const own = view === "everything" ? answer : await inspectAlone(line, view, lang);
    const heard = own.recordFaulty?.violations;
    if (heard === undefined) {
      return { whole: undefined, seen: own.position, faults: [] };
    }
    const step = stepOfFault(line, heard[0]);
    return step === undefined
      ? { whole: undefined, seen: undefined, faults: heard }
      : { ...(await inspect(cut(line, step), view, lang)), faults: heard };
  }
  const whole = answer.position;
  return { whole, seen: seenPosition(answer, view), faults: [] };
}

/** What this view may know of a game, and of what is wrong with it. */
function inspectAlone(line: string, view: View, lang: Language): Promise<Inspection> {
  const question = { record: { line }, view: viewName(view), language: languageName(lang) };
  return ask<Inspection>("/v1/games:inspect", question);
}

/** The step that breaks the rules, if it is one of the steps. */
function stepOfFault(line: string, fault: Refusal | undefined): number | undefined {
  const steps = stepsOf(line);
  const { section: name = "", index = 0, seat = "" } = fault?.action ?? {};
  if (name === "ACTION_SECTION_ARMUT") {
    const nth = (word: string) =>
      steps.filter((it) => it.section === "said" && it.text.includes(word))[index];
    const back = nth("armut_return");
    const step = back?.text.startsWith(seat.replace("SEAT_", "")) ? back : nth("armut_push");
    return step && steps.indexOf(step);
  }
  const section = {
    ACTION_SECTION_SAID: "said",
    ACTION_SECTION_PLAYS: "play",
    ACTION_SECTION_EXTRAS: "extra",
  }[name];
  const found = steps.findIndex((it) => it.section === section && it.index === index);
  return found < 0 ? undefined : found;
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

/** Asks whether somebody may do this: the table judges with all cards, and the view hears the reasons that it may know. */
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
  return { told: toldBy(heard, action, refusalOf(answer) !== undefined) };
}

function refusalOf({ verdict }: Judgement): Refusal | undefined {
  return verdict.refused ?? verdict.recordFaulty?.violations[0];
}

function toldBy(heard: Judgement, action: Action, isRefused: boolean): Told {
  const refusal = refusalOf(heard);
  return refusal
    ? { tone: "refused", action, refusal }
    : { tone: "undecided", action, text: heard.verdict.undecided?.text ?? "", isRefused };
}

/** What is told of a question without an answer. */
export function errorTold(error: unknown): Told {
  const isUnreadable =
    error instanceof SyntaxError || (error instanceof AskError && error.fields.length > 0);
  const text = error instanceof Error ? error.message : String(error);
  return { tone: "error", text, isUnreadable };
}
