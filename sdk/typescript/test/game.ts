/** A game that tests ask about. */

import { GameRecord } from "doko-sdk";

/** Four hands. */
export const HANDS = [
  "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
  "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
  "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
  "DA HT HA DT CQ D9 DJ CK DT ST CT HK",
] as const;

/** The ten of hearts is led, a trump, and it is the turn of seat 2. */
export const LED = GameRecord.of("ddv-tsr").hands(HANDS).sayAll("gesund").play("HT");
