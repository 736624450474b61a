/** Names of what players are and say, and how they become values of the API. */

import type { NameOf, ValueLike } from "./names.js";
import type * as v1 from "./v1.js";

/** A seat of one game: 1 is the eldest (Vorhand), left of the dealer. */
export type SeatNumber = 1 | 2 | 3 | 4;

/** A place at the table, which stays with a player for a whole session; 1 deals first. */
export type PlaceNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** One of the two parties: `"re"` or `"kontra"`. */
export type PartyName = NameOf<typeof v1.Party>;

/** Something said up to the contract, such as `"gesund"` or `"solo_damen"`. */
export type WordName = NameOf<typeof v1.SaidWord>;

/** An announcement, such as `"re"` or `"keine_90"`. */
export type AnnouncementName = NameOf<typeof v1.Announcement>;

/** Something that happens after the contract besides cards, such as `"genscher"`. */
export type ExtraName = NameOf<typeof v1.ExtraWord>;

/** An announced solo, such as `"karo"`. */
export type SoloName = NameOf<typeof v1.Solo>;

/** Whether a solo was a duty: `"pflichtsolo"` or `"lustsolo"`. */
export type DutyName = NameOf<typeof v1.SoloDuty>;

/** Why the cards are dealt again, such as `"thrown"`. */
export type RedealName = NameOf<typeof v1.RedealReason>;

/** The kind of an open Pflichtsolo. */
export type SlotName = NameOf<typeof v1.PflichtsoloSlot>;

/** Who may know an answer, such as `"seat_2"` or `"public"`. */
export type ViewName = NameOf<typeof v1.View>;

/** The language of texts: `"de"` or `"en"`. */
export type LanguageName = NameOf<typeof v1.Language>;

/** What else an answer can contain, such as `"legal_cards"`. */
export type IncludeName = NameOf<typeof v1.Include>;

/** A party, by its name or as generated code has it. */
export type PartyLike = ValueLike<typeof v1.Party>;

/** An announcement, by its name or as generated code has it. */
export type AnnouncementLike = ValueLike<typeof v1.Announcement>;

/** A rank, by its name or as generated code has it. */
export type RankLike = ValueLike<typeof v1.Rank>;

/** A seat, by its number or as generated code has it. */
export type SeatLike = SeatNumber | v1.Seat;

/** A place, by its number or as generated code has it. */
export type PlaceLike = PlaceNumber | v1.Place;
