/**
 * Returns whether an error means that this version cannot read an event's data. A retry would fail again, unlike after an
 * outage.
 */
export function isPoison(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError;
}
