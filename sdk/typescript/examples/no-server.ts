import { UnavailableError } from "doko-sdk";

/** Says what to do if there was nobody to ask, instead of where in the program that was noticed. */
export function sayWhatToDo(error: unknown): void {
  if (!(error instanceof UnavailableError)) {
    throw error;
  }
  console.error(
    `${error.message}\nStart the service first, in another terminal: cargo run --release`,
  );
  process.exit(1);
}
