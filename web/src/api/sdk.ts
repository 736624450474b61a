/**
 * A question in the words of the SDKs. Questions that say more than a line, an action, a view and a language are
 * left to plain JSON.
 */

import type { Asked } from "./snippets";

export type SdkLanguage = "python" | "typescript" | "rust";

/** What an SDK is asked, with names such as `SEAT_3` cut to `3`. */
interface Simple {
  readonly line: string;
  readonly seat: string;
  /** The card, word or announcement, without its prefix. */
  readonly action: string;
  readonly view: string;
  readonly language: string;
  readonly origin: string;
}

/** The field with the action of a method; methods without an action have none. */
const ACTIONS: Readonly<Record<string, string | null>> = {
  ValidateMove: "card",
  CheckWord: "said",
  CheckAnnouncement: "announcement",
  CheckClaim: "kind",
  InspectGame: null,
  AuditGame: null,
  ResolveVorbehalte: null,
  ScoreGame: null,
};

export function withSdk(language: SdkLanguage, asked: Asked): string | undefined {
  const simple = simplified(asked);
  return simple && WRITERS[language](asked.method, simple);
}

function simplified({ method, origin, question }: Asked): Simple | undefined {
  const action = ACTIONS[method];
  if (action === undefined) {
    return undefined;
  }
  const { record, view, language, seat, ...rest } = question;
  const names = Object.keys(rest);
  const expected = action === null ? [] : [action];
  const line = lineOf(record);
  const isSimple =
    line !== undefined &&
    names.join() === expected.join() &&
    (action === null) === (seat === undefined) &&
    [view, language].every((it) => typeof it === "string");
  return isSimple
    ? {
        line,
        origin,
        seat: cut(seat, "SEAT_"),
        action: cut(rest[action ?? ""], /^(CARD|SAID_WORD|ANNOUNCEMENT|CLAIM_KIND)_/),
        view: cut(view, "VIEW_"),
        language: cut(language, "LANGUAGE_"),
      }
    : undefined;
}

/** The line of a record that is nothing but a line. */
function lineOf(record: unknown): string | undefined {
  const { line, ...others } = (record ?? {}) as { line?: unknown };
  return typeof line === "string" && Object.keys(others).length === 0 ? line : undefined;
}

function cut(value: unknown, prefix: string | RegExp): string {
  return typeof value === "string" ? value.replace(prefix, "") : "";
}

const WRITERS: Readonly<
  Record<SdkLanguage, (method: string, asked: Simple) => string | undefined>
> = {
  python,
  typescript,
  rust,
};

function snake(method: string): string {
  return method.replace(/\B[A-Z]/g, (it) => `_${it}`).toLowerCase();
}

function camel(method: string): string {
  return method.charAt(0).toLowerCase() + method.slice(1);
}

function python(method: string, asked: Simple): string {
  const { line, seat, action, view, language, origin } = asked;
  const [type, argument] = {
    ValidateMove: [undefined, JSON.stringify(action)],
    CheckWord: ["SaidWord", `SaidWord.${action}`],
    CheckAnnouncement: ["Announcement", `Announcement.${action}`],
    CheckClaim: ["ClaimKind", `ClaimKind.${action}`],
  }[method] ?? [undefined, undefined];
  const seatOfView = /^SEAT_(\d)$/.exec(view)?.[1];
  const types = ["DokoClient", "Language", "Record", "Settings", "View"];
  const imported = [...types, type, argument || seatOfView ? "Seat" : undefined]
    .filter(Boolean)
    .sort();
  const viewed = seatOfView ? `View.of(Seat.S${seatOfView})` : `View.${view}`;
  const rest = argument ? `, Seat.S${seat}, ${argument}` : "";
  return `from doko_sdk import ${imported.join(", ")}

record = Record.from_line(${JSON.stringify(line)})
with DokoClient("${origin}", Settings(language=Language.${language})) as client:
    print(client.${snake(method)}(record${rest}, view=${viewed}))
`;
}

function typescript(method: string, asked: Simple): string {
  const { line, seat, action, view, language, origin } = asked;
  const hasAction = action !== "";
  const isCard = method === "ValidateMove";
  const argument = JSON.stringify(isCard ? action : action.toLowerCase());
  const seatOfView = /^SEAT_(\d)$/.exec(view)?.[1];
  const viewed = seatOfView ? `viewOf(${seatOfView})` : JSON.stringify(view.toLowerCase());
  const imported = ["connect", "GameRecord", ...(seatOfView ? ["viewOf"] : [])];
  const rest = hasAction ? `, ${seat}, ${argument}` : "";
  return `import { ${imported.join(", ")} } from "doko-sdk";

const client = connect("${origin}", { language: "${language.toLowerCase()}" });
const record = GameRecord.fromLine(${JSON.stringify(line)});
console.log(await client.${camel(method)}(record${rest}, { view: ${viewed} }));
client.close();
`;
}

const RUST_METHODS: Readonly<Record<string, string>> = {
  ValidateMove: "validate_move",
  CheckAnnouncement: "check_announcement",
  CheckClaim: "check_claim",
  InspectGame: "inspect",
  AuditGame: "audit",
  ResolveVorbehalte: "resolve_vorbehalte",
  ScoreGame: "score_game",
};

/** `KEINE_90` is `Keine90`. */
function pascal(name: string): string {
  return name
    .split("_")
    .map((it) => it.charAt(0) + it.slice(1).toLowerCase())
    .join("");
}

function rust(method: string, asked: Simple): string | undefined {
  const { line, seat, action, view, language, origin } = asked;
  const called = RUST_METHODS[method];
  if (called === undefined || action === "SURRENDER") {
    return undefined;
  }
  const seatOfView = /^SEAT_(\d)$/.exec(view)?.[1];
  const viewed = seatOfView ? `View::Seat(Seat::S${seatOfView})` : `View::${pascal(view)}`;
  const { types, rest } = rustArguments(method, seat, action, viewed);
  const imported = ["Client", "Language", "Options", "Record", "View", ...types];
  if (seatOfView && !imported.includes("Seat")) {
    imported.push("Seat");
  }
  return `use doko_sdk::{${imported.sort().join(", ")}};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = Options::new().language(Language::${pascal(language)}).view(${viewed});
    let client = Client::builder().endpoint("${origin}").options(options).connect().await?;
    let record = Record::from_line(${JSON.stringify(line)})?;
    println!("{:?}", client.${called}(&record${rest}).await?);
    Ok(())
}
`;
}

function rustArguments(method: string, seat: string, action: string, view: string) {
  switch (method) {
    case "ValidateMove":
      return { types: ["Card", "Seat"], rest: `, Seat::S${seat}, Card::${action}` };
    case "CheckAnnouncement":
      return {
        types: ["Announcement", "Seat"],
        rest: `, Seat::S${seat}, Announcement::${pascal(action)}`,
      };
    case "CheckClaim":
      return { types: ["Seat"], rest: `, Seat::S${seat}, []` };
    case "ScoreGame":
      return { types: [], rest: "" };
    default:
      return { types: [], rest: `, ${view}` };
  }
}
