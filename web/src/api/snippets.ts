/** A question as code: for the shell, and for three languages. */

import { withSdk } from "./sdk";

/** A question as it is asked. */
export interface Asked {
  readonly method: string;
  /** Where the service is, such as `http://127.0.0.1:50051`. */
  readonly origin: string;
  readonly path: string;
  readonly question: Readonly<Record<string, unknown>>;
}

export interface Snippet {
  readonly title: string;
  readonly code: string;
}

export function snippets(asked: Asked): Snippet[] {
  return [
    { title: "curl", code: curl(asked) },
    { title: "Python", code: withSdk("python", asked) ?? python(asked) },
    { title: "TypeScript", code: withSdk("typescript", asked) ?? typescript(asked) },
    { title: "Rust", code: withSdk("rust", asked) ?? rust(asked) },
  ];
}

function curl({ origin, path, question }: Asked): string {
  const data = JSON.stringify(question, null, 1).replaceAll("'", "'\\''");
  return `curl ${origin}${path} --header 'content-type: application/json' --data '${data}'`;
}

function python({ origin, path, question }: Asked): string {
  return `from json import dumps, loads
from urllib.request import Request, urlopen

question = loads(${JSON.stringify(JSON.stringify(question))})
headers = {"content-type": "application/json"}
request = Request("${origin}${path}", dumps(question).encode(), headers)
with urlopen(request) as response:
    print(loads(response.read()))
`;
}

function typescript({ origin, path, question }: Asked): string {
  return `const question = ${JSON.stringify(question, null, 2)};
const response = await fetch("${origin}${path}", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(question),
});
console.log(await response.json());
`;
}

function rust({ origin, path, question }: Asked): string {
  return `// ureq = "3"
fn main() -> Result<(), ureq::Error> {
    let question = r##"${JSON.stringify(question)}"##;
    let mut response = ureq::post("${origin}${path}")
        .header("content-type", "application/json")
        .send(question)?;
    println!("{}", response.body_mut().read_to_string()?);
    Ok(())
}
`;
}
