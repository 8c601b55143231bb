import pg from 'pg';

/** Thrown for writes during the server's shutdown; the client may resend the write after the restart. */
export class ShuttingDownError extends Error {
  constructor() {
    super('The event store is shutting down.');
    this.name = 'ShuttingDownError';
  }
}

/** Thrown if the disk is full; nothing of the write was stored. */
export class NoRoomError extends Error {
  constructor() {
    super(
      'There is no room left on the disk of the event store: nothing was written. Make room and send it again.',
    );
    this.name = 'NoRoomError';
  }
}

const DISK_FULL = '53100';

/** Returns the error for the callers of a failed transaction. */
export function reasonOf(error: unknown): Error {
  if (error instanceof pg.DatabaseError && error.code === DISK_FULL) return new NoRoomError();
  return error instanceof Error ? error : new Error(String(error));
}
