import type { DeadlineCause } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';

/** A due call to an outside service. */
export interface DueCall {
  /** The subject of the call; unique within its kind. */
  key: string;
  /** The event that caused the call. */
  cause: DeadlineCause;
  /** When the service last answered, as an ISO instant; null if it never did. */
  askedAt: string | null;
  /** The number of failures since the last answer. */
  tries: number;
  /** An answer that `keep` stored before the worker died; null if there is none. */
  answer: unknown;
  /**
   * Stores an answer, so that a retry need not ask the service again, and renews the lease. Throws if another worker took the
   * call.
   */
  keep(answer: object): Promise<void>;
  /** Aborts when this process stops or no longer leads. */
  signal: AbortSignal;
}

/**
 * The result of a call. `next` is the ISO instant of the next call; null if none follows. After an answer, null means that
 * nothing is left to ask. After a failure, the call is given up until it is scheduled again.
 */
export type CallEnd =
  | { end: 'answered' | 'not_asked'; next: string | null }
  | { end: 'failed'; next: string | null; problem: string };

/** A kind of call to an outside service. Requests and reactions never wait for such calls. */
export interface OutsideCall {
  kind: string;
  /** The maximum number of concurrent calls. */
  atOnce: number;
  /** Makes one call. It must be safe to repeat, since a crash repeats it. It must call `keep` or return within `leaseMs`. */
  call(deps: WriteDeps, due: DueCall): Promise<CallEnd>;
}

/** The duration of a worker's lease on a call, in ms. */
export const leaseMs = 120_000;

const firstRetryMs = 60_000;
const lastRetryMs = 6 * 3_600_000;

/** Returns the delay in ms after a number of failures in a row. It doubles each time, from one minute to six hours. */
export function retryAfterMs(tries: number): number {
  return Math.min(lastRetryMs, firstRetryMs * 2 ** Math.min(tries, 20));
}
