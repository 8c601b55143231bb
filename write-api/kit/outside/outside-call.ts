import type { DeadlineCause } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';

/** A due call to an outside service. */
export interface DueCall {
  /** Names the subject of the call; unique within its kind. */
  key: string;
  /** The event that caused the call. */
  cause: DeadlineCause;
  /** When the service last answered, as an ISO instant. */
  askedAt: string | null;
  /** Number of failures since then. */
  tries: number;
  /** An answer that `keep` stored before its worker died; null if none. */
  answer: unknown;
  /** Stores an answer, so that a retry need not ask again, and renews the lease. Throws if another worker took the call. */
  keep(answer: object): Promise<void>;
  /** Aborts when this process stops or no longer leads. */
  signal: AbortSignal;
}

/**
 * The result of a call. `next` is the ISO instant of the next call. Null ends the calls: after an answer, nothing is left to ask;
 * after a failure, the call is given up until it is scheduled again.
 */
export type CallEnd =
  | { end: 'answered' | 'not_asked'; next: string | null }
  | { end: 'failed'; next: string | null; problem: string };

/** A kind of calls to an outside service. Requests and reactions never wait for them. */
export interface OutsideCall {
  kind: string;
  /** Maximum number of concurrent calls. */
  atOnce: number;
  /** Must be safe to repeat, since a crash repeats it. Must call `keep` or return within `leaseMs`. */
  call(deps: WriteDeps, due: DueCall): Promise<CallEnd>;
}

/** Duration of a worker's lease on a call, in ms. */
export const leaseMs = 120_000;

const firstRetryMs = 60_000;
const lastRetryMs = 6 * 3_600_000;

/** Delay after a number of failures in a row, in ms. It doubles each time, from one minute to six hours. */
export function retryAfterMs(tries: number): number {
  return Math.min(lastRetryMs, firstRetryMs * 2 ** Math.min(tries, 20));
}
