/**
 * Returns whether an error means that this version cannot read an event's data. A retry would fail again, unlike after an
 * outage.
 */
export function isPoison(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError;
}

/** Reads an event's data; returns `otherwise` if this version cannot read them. */
export function unlessPoison<Read>(read: () => Read, otherwise: Read): Read {
  try {
    return read();
  } catch (error) {
    if (!isPoison(error)) throw error;
    return otherwise;
  }
}
