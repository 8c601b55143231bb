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

/** Postgres says that it is stopping, starting, or full; class 08 is any failure of the connection. */
const postgresCodes = new Set(['57P01', '57P02', '57P03', '53300', '53400']);

/**
 * gRPC's numbers for a call that was cancelled, came too late, found nobody or was not let in: the client names not all
 * of its errors.
 */
const grpcCodes: readonly unknown[] = [1, 4, 7, 14, 16];

/** The event store client's error types for a store that cannot take the call at this moment, or lets the server not in. */
const storeTypes = new Set([
  ...['unavailable', 'timeout', 'not-leader', 'deadline-exceeded', 'cancelled'],
  'access-denied',
]);

/** What the event store's nodes say while they stop or elect a leader; the client has no type for it. */
const unnamed =
  /RST_STREAM|Server Is Not Ready|Server Is Too Busy|No leader info|Failed to discover|Channel has been shut down/i;

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
  if (grpcCodes.includes(code)) return true;
  if (typeof type === 'string' && storeTypes.has(type)) return true;
  return terminated.test(error.message) || unnamed.test(error.message) || isUnavailability(error.cause);
}
