import { isStoreAway } from '#event-store/away.ts';

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * SQLSTATEs of Postgres while it stops, starts or is full, and of a standby that cancels a query (40001).
 * Class 08 is any connection failure. 25P03 is an idle-in-transaction timeout, 55P03 a lock timeout.
 */
const postgresCodes = new Set(['57P01', '57P02', '57P03', '53300', '53400', '40001', '25P03', '55P03']);

/** The event store refuses the server's credentials: gRPC status codes and the client's error type. */
const refusals = new Set<unknown>([7, 16, 'access-denied']);

/** The error codes of the file system and Postgres for a full disk; the event store reports the file system's code. */
const noRoomCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error means that a disk is full. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return (typeof code === 'string' && noRoomCodes.has(code)) || isOutOfRoom(error.cause);
}

const terminated =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|cannot use a pool after calling end/i;

/** Whether an error means that the database or the event store is unavailable, not that the program has a bug. */
export function isUnavailability(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailability);
  const { code, type } = error as Error & { code?: unknown; type?: unknown };
  if (typeof code === 'string') {
    if (networkCodes.has(code) || postgresCodes.has(code)) return true;
    if (/^08[0-9A-Z]{3}$/.test(code)) return true;
  }
  if (refusals.has(code) || refusals.has(type) || isStoreAway(error)) return true;
  return terminated.test(error.message) || isUnavailability(error.cause);
}
