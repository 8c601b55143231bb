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
 * Postgres says that it is stopping, starting, or full, or a standby that the primary takes away what is being read (40001);
 * class 08 is any failure of the connection. A transaction stood idle for too long (25P03), or a lock did not come in time (55P03).
 */
const postgresCodes = new Set(['57P01', '57P02', '57P03', '53300', '53400', '40001', '25P03', '55P03']);

/** The event store lets the server not in: gRPC's numbers for it, and the client's type. */
const refusals = new Set<unknown>([7, 16, 'access-denied']);

/** The file system's and Postgres's words for a full disk; the event store's errors say it as the file system does. */
const noRoomCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error means that a disk is full. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return (typeof code === 'string' && noRoomCodes.has(code)) || isOutOfRoom(error.cause);
}

const terminated =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|cannot use a pool after calling end/i;

/** Whether an error means that the database or the event store is away, rather than that something is wrong. */
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
