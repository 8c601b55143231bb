import {
  CancelledError,
  DeadlineExceededError,
  ErrorType,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';

/** gRPC's numbers for a call that was cancelled, came too late or found nobody: the client passes some errors on unnamed. */
const unansweredCodes: readonly unknown[] = [1, 4, 14];

/** Whether the store may or may not have done what was asked: it did not answer in time, or the connection broke. */
export function isUnknownOutcome(error: unknown): boolean {
  return (
    error instanceof TimeoutError ||
    error instanceof DeadlineExceededError ||
    error instanceof UnavailableError ||
    error instanceof CancelledError ||
    (error instanceof Error && 'code' in error && unansweredCodes.includes(error.code))
  );
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
