/** The script of a page: asks from a browser, and shows what was answered. */

import { CancelledError, cardNames, connect, GameRecord, InvalidRequestError } from "doko-sdk";

async function ask(address: string): Promise<string[]> {
  const client = connect(address, { language: "de", view: "everything", deadlineMs: 10_000 });
  const record = GameRecord.of("ddv-tsr")
    .hands([undefined, "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA"])
    .sayAll("gesund")
    .play("HT");
  const { verdict, legalCards } = await client.validateMove(record, 2, "CA", {
    include: ["legal_cards"],
  });
  const shown: string[] = [verdict.kind, cardNames(legalCards).join(" ")];
  const [reply] = await client.evaluateBatch([{ ask: "inspectGame", record, view: "public" }]);
  shown.push(reply?.kind ?? "nothing");
  try {
    await client.inspectGame(GameRecord.of("none"), { view: "public" });
  } catch (error) {
    shown.push(
      error instanceof InvalidRequestError ? (error.fields[0]?.path ?? "") : String(error),
    );
  }
  client.close();
  const late = await client.inspectGame(record, { view: "public" }).catch((error: unknown) => error);
  shown.push(late instanceof CancelledError ? "closed" : String(late));
  return shown;
}

const address = new URLSearchParams(location.search).get("server") ?? "";
const shown = await ask(address).catch((error: unknown) => [String(error)]);
document.body.textContent = shown.join("\n");
