import { AccessDeniedError, ErrorType, UnknownError } from '@eventstore/db-client';
import { tlsRefusal } from './tls-refusal.ts';

/** Explains to the operator why the store refuses access; null if the error is not a refusal of access. */
export function entryRefusal(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : undefined;
  if (code === 16) {
    return 'the event store does not know the account and password that EVENTSTORE_URL names (esdb://account:password@…)';
  }
  if (code !== 7 && !(error instanceof AccessDeniedError)) return tlsRefusal(error);
  return 'the account in EVENTSTORE_URL, if any, may not read $all or write in the event store: grant it the right, or use another account';
}

/** Thrown if the event store's disk is full. Nothing was written; the same events may be sent again once there is space. */
export class NoRoom extends Error {
  /** The file system's code for a full disk. */
  readonly code = 'ENOSPC';

  constructor(cause: unknown) {
    super('there is no room left on the disk of the event store', { cause });
    this.name = 'NoRoom';
  }
}

/**
 * Returns whether an error says that the embedded store's disk is full. It compares the message, since the protocol has no
 * code for a full disk.
 */
export function isNoRoom(error: unknown): boolean {
  return error instanceof UnknownError && error.message.includes('no room left on the disk');
}

/** Returns whether the error says that the stream does not exist. */
export function isStreamNotFound(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'type' in error &&
    error.type === ErrorType.STREAM_NOT_FOUND
  );
}
