import type { Slot } from '#domain/slots/slot-label.ts';

/** A garment in hand: it was scanned, but has no new slot yet. */
export interface Garment {
  stockId: number;
  code: string;
  product: string;
  from: Slot | null;
}

/** A garment that goes to a slot. `undoes` is the line that it takes back; null for a new move. */
export interface Move extends Garment {
  to: Slot;
  undoes: string | null;
}

/** One input. `moves` are those still to send, once its meaning is known. Their idempotency keys begin with its id. */
export interface Entry {
  id: string;
  text: string;
  /** Id of the line to take back, if the input came from the line's button. */
  undoes?: string;
  moves?: readonly Move[];
}

/** A move of this session. `from` is null if the garment had no slot, so that nothing leads back. */
export interface MovedLine extends Garment {
  id: string;
  to: Slot;
  /** Time of the move, as an ISO instant. */
  at: string;
  isUndone: boolean;
}

export type Problem =
  | { kind: 'unknown' | 'several' | 'piece'; code: string }
  | { kind: 'unknownSlot'; label: string; similar: readonly string[] }
  | { kind: 'retiredSlot'; label: string }
  | { kind: 'nothingToUndo' }
  | { kind: 'refused'; code: string; error: string };

export interface MovingDesk {
  /** Id of the person at the desk; null before anybody signed in. */
  by: number | null;
  queue: readonly Entry[];
  hand: readonly Garment[];
  /** The slot that takes each garment of the next scans; null while garments are collected in hand. */
  target: Slot | null;
  /** The moves, newest first. */
  lines: readonly MovedLine[];
  problem: Problem | null;
  /** Number of inputs that the desk took. A sound follows each one. */
  taken: number;
  /** Number of consecutive attempts that did not reach the server. */
  failures: number;
}

export const emptyDesk: MovingDesk = {
  by: null,
  queue: [],
  hand: [],
  target: null,
  lines: [],
  problem: null,
  taken: 0,
  failures: 0,
};

/** The desk after a reload: the same work, without the message of the last input. */
export function restored(stored: unknown): MovingDesk {
  return typeof stored === 'object' && stored !== null
    ? { ...emptyDesk, ...stored, problem: null, failures: 0 }
    : emptyDesk;
}
