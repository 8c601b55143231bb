/** A place between events in their order: at an event, of which only time and position count. */
export interface Place {
  /** ISO instant. */
  time: string;
  position: bigint;
}

export function cursorOf({ time, position }: Place): string {
  return `${Date.parse(time)}_${position}`;
}

/** The place of a cursor that the query's schema has let through; null where no event can stand there. */
export function placeOf(cursor: string): Place | null {
  const [ms = '', position = ''] = cursor.split('_');
  const time = new Date(Number(ms));
  const isPosition = BigInt(position) < 2n ** 63n;
  return Number.isNaN(time.getTime()) || !isPosition
    ? null
    : { time: time.toISOString(), position: BigInt(position) };
}
