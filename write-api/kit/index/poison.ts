/**
 * Whether an error says that an event's data make no sense to this version, rather than that something is away: it would
 * come again each time.
 */
export function isPoison(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError;
}
