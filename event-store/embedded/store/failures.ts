import pg from 'pg';

/** The log takes no more writes; what was sent may be sent again once it is back. */
export class ShuttingDownError extends Error {
  constructor() {
    super('The event store is shutting down.');
    this.name = 'ShuttingDownError';
  }
}

/** Nothing of the write was kept, since the disk is full. */
export class NoRoomError extends Error {
  constructor() {
    super(
      'There is no room left on the disk of the event store: nothing was written. Make room and send it again.',
    );
    this.name = 'NoRoomError';
  }
}

const DISK_FULL = '53100';

/** What the callers of a transaction that Postgres refused are told. */
export function reasonOf(error: unknown): Error {
  if (error instanceof pg.DatabaseError && error.code === DISK_FULL) return new NoRoomError();
  return error instanceof Error ? error : new Error(String(error));
}
