import type { NewEvent } from '#event-store/stored-event.ts';

/** What one append may hold, in bytes: the store takes 1 MiB, and what surrounds the events needs some of it. */
const room = 900_000;
/** About what the metadata of an event come to. */
const metadataBytes = 700;

/** Events in as few groups as the store takes each in one append. */
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
