/** The steps of a game on one line, and the same game up to any of them. */

/** One step: a word up to the contract, a card, or what was said in play. */
export interface Step {
  readonly section: "said" | "play" | "extra";
  /** Its index in its section. */
  readonly index: number;
  /** As the line has it: `1g`, `HT`, `4re`. */
  readonly text: string;
}

interface Sections {
  readonly head: string;
  readonly parts: ReadonlyMap<string, string>;
}

const ORDER = ["c", "h", "s", "a", "p", "x", "o", "r"];

/** The rule set in front of the sections. Options in braces may hold a semicolon. */
export function headOf(line: string): string {
  return /^(?:[^;{]|\{[^}]*\})*/.exec(line)?.[0].trim() ?? "";
}

function sectionsOf(line: string): Sections {
  const head = headOf(line);
  const parts = new Map<string, string>();
  for (const part of line.slice(line.indexOf(head) + head.length).split(";")) {
    const equals = part.indexOf("=");
    if (equals > 0) {
      parts.set(part.slice(0, equals).trim(), part.slice(equals + 1).trim());
    }
  }
  return { head, parts };
}

function joined({ head, parts }: Sections): string {
  const written = ORDER.flatMap((letter) => {
    const content = parts.get(letter);
    return content ? [`${letter}=${content}`] : [];
  });
  return [head, ...written].join("; ");
}

function entriesOf(part: string | undefined): string[] {
  return part?.split(/\s+/).filter((it) => it !== "") ?? [];
}

/** The cards of section `p`, each with its seat in front if the line states it. */
function playsOf(part: string | undefined): string[] {
  return part?.match(/[1-4]?\s*[CSHD][ATKQJ9]/g) ?? [];
}

/** All steps in order of time. */
export function stepsOf(line: string): Step[] {
  const { parts } = sectionsOf(line);
  const said = entriesOf(parts.get("s")).map((text, index): Step => ({
    section: "said",
    index,
    text,
  }));
  const plays = playsOf(parts.get("p"));
  const extras = entriesOf(parts.get("x")).map((entry, index) => {
    const [at = "0", text = ""] = entry.split(":");
    const step: Step = { section: "extra", index, text };
    return { at: Number(at), step };
  });
  const after = (count: number) => extras.filter((it) => it.at === count).map((it) => it.step);
  const inPlay = plays.flatMap((text, index): Step[] => [
    { section: "play", index, text },
    ...after(index + 1),
  ]);
  const late = extras.filter((it) => it.at > plays.length).map((it) => it.step);
  return [...said, ...after(0), ...inPlay, ...late];
}

/** The game after so many of its steps. */
export function cut(line: string, count: number): string {
  const steps = stepsOf(line);
  if (count >= steps.length) {
    return line;
  }
  const kept = steps.slice(0, count);
  const { head, parts } = sectionsOf(line);
  const left = (section: Step["section"]) => kept.filter((it) => it.section === section);
  const said = left("said").map((it) => it.text);
  const extras = left("extra").map((it) => it.text);
  const shorter = new Map(parts);
  shorter.set("s", said.join(" "));
  shorter.set("a", exchanges(entriesOf(parts.get("a")), said));
  shorter.set("p", playsOf(parts.get("p")).slice(0, left("play").length).join(""));
  shorter.set("x", entriesOf(parts.get("x")).slice(0, extras.length).join(" "));
  if (!extras.some((it) => /rest|surrender/.test(it))) {
    shorter.delete("o");
  }
  if (![...said, ...extras].some((it) => it.includes("schweine"))) {
    shorter.delete("r");
  }
  return joined({ head, parts: shorter });
}

/** The exchanges that have begun; what is not given back yet is left out. */
function exchanges(all: readonly string[], said: readonly string[]): string {
  const pushed = said.filter((it) => it.includes("armut_push")).length;
  const returned = said.filter((it) => it.includes("armut_return")).length;
  return all
    .slice(0, pushed)
    .map((it, index) => (index < returned ? it : `${it.split("/")[0] ?? ""}/`))
    .join(" ");
}
