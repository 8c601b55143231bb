import type { NewEvent } from '#event-store/stored-event.ts';

/**
 * Maximum bytes of events in one append. The store accepts 1 MiB, and the frame around the events needs part of it.
 */
const room = 900_000;
/** The approximate size of an event's metadata. */
const metadataBytes = 700;

/** Groups events into as few appends as the store's limit allows. */
export function bySize(events: readonly NewEvent[]): NewEvent[][] {
  const groups: NewEvent[][] = [];
  let left = 0;
  for (const event of events) {
    const bytes = Buffer.byteLength(JSON.stringify(event.data)) + metadataBytes;
    const group = groups.at(-1);
    if (group === undefined || bytes > left) {
      groups.push([event]);
      left = room - bytes;
    } else {
      group.push(event);
      left -= bytes;
    }
  }
  return groups;
}
