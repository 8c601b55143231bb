import {
  CancelledError,
  DeadlineExceededError,
  ErrorType,
  TimeoutError,
  UnavailableError,
} from '@eventstore/db-client';

/** Whether the store may or may not have done what was asked: it did not answer in time, or the connection broke. */
export function isUnknownOutcome(error: unknown): boolean {
  return (
    error instanceof TimeoutError ||
    error instanceof DeadlineExceededError ||
    error instanceof UnavailableError ||
    error instanceof CancelledError
  );
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
