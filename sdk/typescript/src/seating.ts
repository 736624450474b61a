/** {@link Seating}: who of the table sits where in one game; and what belongs to a seat. */

import { cards } from "./cards.js";
import type { CardsLike } from "./cards.js";
import type * as v1 from "./v1.js";
import type { PlaceNumber, SeatLike, SeatNumber } from "./words.js";

const SEATS = [1, 2, 3, 4] as const;

/**
 * Who sits where: players with fixed places, and the dealer of this game.
 *
 * Seats turn with the deal: seat 1 is always left of the dealer. At a table of five the dealer
 * sits out.
 *
 * ```ts
 * const seating = new Seating(3, ["Anna", "Ben", "Cleo", "Dora"]);
 * seating.player(1); // "Dora"
 * seating.seatOf("Cleo"); // 4
 * seating.byPlayer([7, -7, -7, 7]); // [["Anna", -7], ["Ben", -7], ["Cleo", 7], ["Dora", 7]]
 * ```
 */
export class Seating<P> {
  /** The players, clockwise from place 1. */
  readonly players: readonly P[];

  /**
   * @param dealer the place that deals, from 1
   * @param players the players clockwise, four or five
   * @throws RangeError if there is no such table.
   */
  constructor(
    readonly dealer: PlaceNumber,
    players: readonly P[],
  ) {
    if (players.length !== 4 && players.length !== 5) {
      throw new RangeError(`a table has 4 or 5 players, and this one has ${players.length}`);
    }
    if (dealer > players.length) {
      throw new RangeError(`the dealer has no place ${dealer}`);
    }
    this.players = [...players];
  }

  /** The player in this seat. */
  player(seat: SeatNumber): P {
    return this.players[this.place(seat) - 1] as P;
  }

  /** The place of this seat at the table. */
  place(seat: SeatNumber): PlaceNumber {
    return (((this.dealer - 1 + seat) % this.players.length) + 1) as PlaceNumber;
  }

  /** The places of seats 1 to 4, as `GameContext.places` takes them. */
  places(): PlaceNumber[] {
    return SEATS.map((seat) => this.place(seat));
  }

  /** The seat of a player; `undefined` for a stranger, and for the dealer at a table of five. */
  seatOf(player: P): SeatNumber | undefined {
    return SEATS.find((seat) => this.player(seat) === player);
  }

  /** What seats 1 to 4 have, by player in the order of the table. Who sits out is left out. */
  byPlayer<T>(bySeat: readonly T[]): [P, T][] {
    return SEATS.map((seat): [PlaceNumber, T] => [this.place(seat), bySeat[seat - 1] as T])
      .sort(([one], [other]) => one - other)
      .map(([place, it]) => [this.players[place - 1] as P, it]);
  }

  /** The table when the next player deals. After a redeal the same player deals again. */
  nextDeal(): Seating<P> {
    return new Seating(((this.dealer % this.players.length) + 1) as PlaceNumber, this.players);
  }
}

/** The view of this seat: `viewOf(2)` is `"seat_2"`. */
export function viewOf(seat: SeatNumber): `seat_${SeatNumber}` {
  return `seat_${seat}`;
}

/**
 * What is known of this seat in a position.
 *
 * @throws RangeError if the position does not say it.
 */
export function seatOf(position: v1.Position, seat: SeatLike): v1.SeatState {
  const state = position.seats[seat - 1];
  if (state === undefined) {
    throw new RangeError(`the position has no seat ${seat}`);
  }
  return state;
}

/**
 * Legal cards to push, or to give back: what must be among them, then wanted ones, then others that may be.
 *
 * ```ts
 * await client.checkWord(record, ask.seat, "armut_push", { cards: cardsFor(ask, "S9 C9") });
 * ```
 *
 * Empty for every other question, and if the view may not know the hand.
 */
export function cardsFor(ask: v1.Ask, wanted: CardsLike = []): v1.Card[] {
  const left = [...ask.mayContain];
  const chosen = [...ask.mustContain, ...cards(wanted), ...ask.mayContain].filter((card) => {
    const at = left.indexOf(card);
    return at >= 0 && left.splice(at, 1);
  });
  return chosen.slice(0, ask.cardCount);
}
