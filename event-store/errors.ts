import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  ErrorType,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';

/** gRPC's numbers for a call that was cancelled, came too late or found nobody: the client passes some errors on unnamed. */
const unansweredCodes: readonly unknown[] = [1, 4, 14];

/**
 * What the client cannot name: a node that is asked to stop resets its calls, one that is electing says that it is not
 * ready or knows no leader, and discovery finds nobody.
 */
const unnamed =
  /RST_STREAM|Server Is Not Ready|Server Is Too Busy|No leader info|Failed to discover|Channel has been shut down/i;

/**
 * Whether the store may or may not have done what was asked: it did not answer in time, the connection broke, or its nodes
 * elect a leader.
 */
export function isUnknownOutcome(error: unknown): boolean {
  return (
    error instanceof TimeoutError ||
    error instanceof DeadlineExceededError ||
    error instanceof UnavailableError ||
    error instanceof CancelledError ||
    error instanceof NotLeaderError ||
    error instanceof NoAnswer ||
    (error instanceof Error &&
      (('code' in error && unansweredCodes.includes(error.code)) || unnamed.test(error.message)))
  );
}

/** What is missing where the store lets nobody in, as a sentence for the person who runs the server; null for any other error. */
export function entryRefusal(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : undefined;
  if (code === 16) {
    return 'the event store does not know the account and password that EVENTSTORE_URL names (esdb://account:password@…)';
  }
  if (code !== 7 && !(error instanceof AccessDeniedError)) return null;
  return 'the account that EVENTSTORE_URL names, if any, may not read $all or write in the event store: give it the right, or name another';
}

/** The store was silent for longer than somebody may be kept waiting. */
export class NoAnswer extends Error {
  /** As the network says it. */
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the event store does not answer');
    this.name = 'NoAnswer';
  }
}

/** The disk of the event store is full. Nothing was written, and the same may be sent again once there is room. */
export class NoRoom extends Error {
  /** As the file system says it. */
  readonly code = 'ENOSPC';

  constructor(cause: unknown) {
    super('there is no room left on the disk of the event store', { cause });
    this.name = 'NoRoom';
  }
}

/** The embedded store's words for it: the protocol has none of its own. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof UnknownError && error.message.includes('no room left on the disk');
}

/** Whether the error says that the stream does not exist. */
export function isStreamNotFound(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'type' in error &&
    error.type === ErrorType.STREAM_NOT_FOUND
  );
}
