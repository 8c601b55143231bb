import type { DeadlineCause } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';

/** A call on a service of others that is due. */
export interface DueCall {
  /** What it is about, as text. */
  key: string;
  /** The event that it follows from. */
  cause: DeadlineCause;
  /** When the service last answered, as an ISO instant. */
  askedAt: string | null;
  /** How often in a row it did not. */
  tries: number;
  /** What was kept of an answer that somebody died over; null where there is none. */
  answer: unknown;
  /** Keeps an answer, so that nobody asks for it twice, and the call for as long again. Throws where another has it by now. */
  keep(answer: object): Promise<void>;
  /** Aborts where this process ends, or leads no more: nobody waits for an answer then. */
  signal: AbortSignal;
}

/**
 * What became of a call. `next` is the ISO instant of the one after it: null after an answer where nothing is left to be asked, and
 * after a failure where it is given up, until somebody wants it again.
 */
export type CallEnd =
  | { end: 'answered' | 'not_asked'; next: string | null }
  | { end: 'failed'; next: string | null; problem: string };

/** A sort of calls on a service of others. They are made beside all requests and reactions, which never wait for them. */
export interface OutsideCall {
  kind: string;
  /** How many at most are under way. */
  atOnce: number;
  /** Harmless when repeated: whoever dies in between makes the call once more. Keeps or ends within `leaseMs`. */
  call(deps: WriteDeps, due: DueCall): Promise<CallEnd>;
}

/** A call that is under way belongs to whoever makes it for so long, in ms. */
export const leaseMs = 120_000;

const firstRetryMs = 60_000;
const lastRetryMs = 6 * 3_600_000;

/** How long to wait after so many calls in a row that nobody answered, in ms: twice as long each time, from a minute up to six hours. */
export function retryAfterMs(tries: number): number {
  return Math.min(lastRetryMs, firstRetryMs * 2 ** Math.min(tries, 20));
}
