import type { Slot } from '#domain/slots/slot-label.ts';
import type { StocktakePlace } from '#domain/stocktakes/place.ts';
import type { Scan } from '#domain/stocktakes/stocktake-events.ts';

/** One input from the scan box. The idempotency keys of its commands begin with its id. */
export interface Entry {
  id: string;
  stocktakeId: number;
  text: string;
}

/** The last input that the server took. */
export type Outcome = { kind: 'slot'; slot: Slot } | { kind: 'scan'; scan: Scan; isRepeat: boolean };

export type Problem =
  | { kind: 'notHere'; slot: Slot }
  | { kind: 'unknownSlot'; label: string; similar: readonly string[] }
  | { kind: 'retiredSlot'; label: string }
  | { kind: 'refused'; error: string };

export interface CountingDesk {
  /** Id of the person who counts; null before anybody signed in. */
  by: number | null;
  /** The open stocktake; null before one is open. */
  stocktake: (StocktakePlace & { id: number }) | null;
  queue: readonly Entry[];
  /** The slot where the person stands, if one was scanned. */
  slot: Slot | null;
  last: Outcome | null;
  /** Number of inputs that the desk took. A sound follows each one. */
  taken: number;
  problem: Problem | null;
  /** Number of consecutive attempts that did not reach the server. */
  failures: number;
}

export const emptyDesk: CountingDesk = {
  by: null,
  stocktake: null,
  queue: [],
  slot: null,
  last: null,
  taken: 0,
  problem: null,
  failures: 0,
};

/** The desk after a reload: the same slot and queue, without the message of the last input. */
export function restored(stored: unknown): CountingDesk {
  return typeof stored === 'object' && stored !== null
    ? { ...emptyDesk, ...stored, last: null, problem: null, failures: 0 }
    : emptyDesk;
}
