/** Programs that tests run. */

import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The folder of this package. */
export const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));

/** What a program prints. Fails with its output if the program does. */
export async function run(
  program: string,
  args: readonly string[],
  cwd = PACKAGE,
): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd });
  return stdout;
}

/** Does something in a folder that is gone afterwards. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "doko-sdk-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
