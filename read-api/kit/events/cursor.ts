/** A place in the order of events: the time and position of an event. */
export interface Place {
  /** ISO instant. */
  time: string;
  position: bigint;
}

export function cursorOf({ time, position }: Place): string {
  return `${Date.parse(time)}_${position}`;
}

/** Parses a cursor that the query's schema accepted; null if no event can be there. */
export function placeOf(cursor: string): Place | null {
  const [ms = '', position = ''] = cursor.split('_');
  const time = new Date(Number(ms));
  const isPosition = BigInt(position) < 2n ** 63n;
  return Number.isNaN(time.getTime()) || !isPosition
    ? null
    : { time: time.toISOString(), position: BigInt(position) };
}
