/** A place in the order of events: an event's time and position. */
export interface Place {
  /** ISO instant. */
  time: string;
  position: bigint;
}

export function cursorOf({ time, position }: Place): string {
  return `${Date.parse(time)}_${position}`;
}

/** Parses a cursor that matches the schema's pattern; null if no event can have its time and position. */
export function placeOf(cursor: string): Place | null {
  const [ms = '', position = ''] = cursor.split('_');
  const time = new Date(Number(ms));
  const isPosition = BigInt(position) < 2n ** 63n;
  return Number.isNaN(time.getTime()) || !isPosition
    ? null
    : { time: time.toISOString(), position: BigInt(position) };
}
