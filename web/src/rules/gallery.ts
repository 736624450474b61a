/** The rule sets that people know by name, from the folder `rule-sets`. */

import { ask } from "../ask";
import dokoGame from "../../../rule-sets/doko-game.json";
import dokorama from "../../../rule-sets/dokorama.json";
import eDoko from "../../../rule-sets/e-doko.json";
import elypson from "../../../rule-sets/elypson.json";
import freedokoBeginner from "../../../rule-sets/freedoko-beginner.json";
import freedokoStandard from "../../../rule-sets/freedoko-standard.json";
import freedokoTournament from "../../../rule-sets/freedoko-tournament.json";
import locodokoTournament from "../../../rule-sets/locodoko-tournament.json";
import locodoko from "../../../rule-sets/locodoko.json";
import palast24 from "../../../rule-sets/palast-24.json";
import palast40 from "../../../rule-sets/palast-40.json";
import uncaught from "../../../rule-sets/uncaught.json";
import type { Checked } from "./answers";
import { writeChosen } from "./chosen";

interface Entry {
  readonly name: string;
  readonly edition: string;
  readonly overrides: object;
}

export const GALLERY: Readonly<Record<string, Entry>> = {
  "doko-game": dokoGame,
  dokorama,
  "e-doko": eDoko,
  elypson,
  "freedoko-beginner": freedokoBeginner,
  "freedoko-standard": freedokoStandard,
  "freedoko-tournament": freedokoTournament,
  locodoko,
  "locodoko-tournament": locodokoTournament,
  "palast-24": palast24,
  "palast-40": palast40,
  uncaught,
};

/** An entry in the notation: the service names the options that differ. */
export async function writtenOut(entry: Entry): Promise<string> {
  const { differences = [] } = await ask<Checked>("/v1/rule-sets:check", { ruleSet: entry });
  const { name, edition } = entry;
  const changed = new Map(differences.map((it) => [it.optionPath, it.value ?? ""]));
  return writeChosen({ name, edition, changed });
}
