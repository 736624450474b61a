/** The parts of answers that the table shows, as the service writes them in JSON: defaults are left out. */

export type SeatName = "SEAT_1" | "SEAT_2" | "SEAT_3" | "SEAT_4";
export const SEATS: readonly SeatName[] = ["SEAT_1", "SEAT_2", "SEAT_3", "SEAT_4"];

export type PartyName = "PARTY_RE" | "PARTY_KONTRA";

export interface Citation {
  readonly ruleId: string;
  readonly source?: string;
  readonly text?: string;
  readonly optionPath?: string;
}

export interface Window {
  readonly seat: SeatName;
  readonly announcement: string;
  readonly includes?: readonly string[];
  readonly mode?: string;
  readonly opens?: string;
  readonly ownCard?: number;
  readonly leadOfTrick?: number;
  readonly cardOnTable?: number;
  readonly endOfTrick?: number;
  readonly closedByNextCard?: boolean;
}

export interface Standing {
  readonly seat?: SeatName;
  readonly party?: PartyName;
  readonly announcement?: string;
  readonly includes?: readonly string[];
  readonly mode?: string;
}

export interface SeatState {
  readonly seat: SeatName;
  readonly party?: PartyName;
  readonly cardsInHand?: number;
  readonly augen?: number;
  readonly tricks?: number;
  readonly hand?: readonly string[];
  readonly legalCards?: readonly string[];
  readonly announcements?: readonly Window[];
  readonly otherRights?: readonly string[];
}

export interface Ask {
  readonly seat: SeatName;
  readonly question: string;
  readonly options?: readonly string[];
  readonly leastBid?: number;
  readonly greatestBid?: number;
  readonly cardCount?: number;
  readonly mustContain?: readonly string[];
  readonly mayContain?: readonly string[];
}

export interface Trick {
  readonly number: number;
  readonly leader: SeatName;
  readonly cards?: readonly string[];
  readonly winner?: SeatName;
  readonly bestSeat?: SeatName;
  readonly augen?: number;
}

export interface Contract {
  readonly kind: string;
  readonly seat?: SeatName;
  readonly solo?: string;
  readonly duty?: string;
  readonly selector?: string;
  readonly acceptor?: SeatName;
}

/** The seats that may hold the copies of a card that a view does not see. */
export interface UnseenCard {
  readonly card: string;
  readonly copies: number;
  readonly possibleHolders?: readonly SeatName[];
}

export interface Position {
  readonly phase?: string;
  readonly contract?: Contract;
  readonly redeal?: { readonly reason: string; readonly decidedBy?: readonly Citation[] };
  readonly needsInput?: { readonly asks?: readonly Ask[]; readonly missing?: string };
  readonly openRights?: readonly { readonly seat: SeatName; readonly right: string }[];
  readonly trumpOrder?: readonly string[];
  readonly seats: readonly SeatState[];
  readonly turn?: SeatName;
  readonly trick?: Trick;
  readonly tricks?: readonly Trick[];
  readonly announcements?: readonly Standing[];
  readonly hochzeit?: { readonly klaerungsstich?: number; readonly partner?: SeatName };
  readonly schweine?: readonly { readonly seat: SeatName; readonly rank: string }[];
  readonly unseen?: readonly UnseenCard[];
  readonly reAugen?: number;
  readonly kontraAugen?: number;
}

export interface ActionRef {
  readonly section: string;
  readonly index?: number;
  readonly seat?: SeatName;
}

/** The situation of a refused action: cards, words, announcements or a line of play that show it. */
export interface Situation {
  readonly seat?: SeatName;
  readonly trickLeader?: SeatName;
  readonly trickCards?: readonly string[];
  readonly heldOfDemanded?: readonly string[];
  readonly legalCards?: readonly string[];
  readonly cards?: readonly string[];
  readonly notHeld?: readonly string[];
  readonly acceptedWords?: readonly string[];
  readonly available?: readonly string[];
  readonly line?: readonly string[];
  readonly lineSeats?: readonly SeatName[];
  readonly lostTrick?: number;
}

export type EvidenceKind = "card" | "announcement" | "vorbehalt" | "claim" | "penalty";

export interface Refusal {
  readonly violations: readonly Citation[];
  readonly action?: ActionRef;
  readonly evidence?: Partial<Record<EvidenceKind, Situation>>;
  readonly text?: string;
}

export interface Verdict {
  readonly accepted?: {
    readonly includes?: readonly string[];
    readonly decidedBy?: readonly Citation[];
  };
  readonly refused?: Refusal;
  readonly undecided?: { readonly text?: string; readonly violations?: readonly Citation[] };
  readonly recordFaulty?: { readonly violations: readonly Refusal[] };
}

export interface Viewed {
  readonly view: string;
  readonly position?: Position;
}

/** What the service says to an action. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly position?: Position;
  readonly alsoPositions?: readonly Viewed[];
  readonly line?: string;
  readonly settlement?: Settlement;
}

export interface Inspection {
  readonly position?: Position;
  readonly recordFaulty?: { readonly violations: readonly Refusal[] };
  readonly needsInput?: { readonly missing?: string };
  readonly alsoPositions?: readonly Viewed[];
}

export interface ScoreItem {
  readonly kind: string;
  readonly party: PartyName;
  readonly points: number;
  readonly trick?: number;
  readonly seat?: SeatName;
  readonly lostBy?: SeatName;
  readonly rule?: Citation;
}

export interface PartyResult {
  readonly augen?: number;
  readonly tricks?: number;
  readonly augenNeeded?: number;
  readonly tricksNeeded?: number;
}

export interface Settlement {
  readonly result: string;
  readonly redealReason?: string;
  readonly scoredAs?: string;
  readonly reSeats?: readonly SeatName[];
  readonly re?: PartyResult;
  readonly kontra?: PartyResult;
  readonly items?: readonly ScoreItem[];
  readonly base?: number;
  readonly doubling?: number;
  readonly special?: number;
  readonly bockFactor?: number;
  readonly value?: number;
  readonly points?: readonly number[];
  readonly decidedBy?: readonly Citation[];
}

export interface ScoreAnswer {
  readonly settlement?: Settlement;
  readonly refused?: Refusal;
}
