import type { EventMetadata } from '#domain/event.ts';
import type { OrderedGroup } from '#event-store/append-in-order.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import type { NewEvent } from '#event-store/stored-event.ts';

const eventsAtOnce = 500;
/** What one append may hold, in characters of JSON; the store takes 1 MiB, and a character may come to three bytes. */
const charactersAtOnce = 250_000;

/**
 * An event as the next house stores it: the same, with the time at which it was first recorded beside it, which stays its
 * effective time there.
 */
export function carriedOver({ id, type, data, metadata, recordedAt }: LogEvent): NewEvent {
  const said = (metadata ?? {}) as EventMetadata;
  return { id, type, data, metadata: { ...said, recordedAt: said.recordedAt ?? recordedAt } };
}

/** Events that follow one another in one stream come together; the first `skip` are left out. */
export async function* groupsOf(events: AsyncIterable<LogEvent>, skip: number): AsyncGenerator<OrderedGroup> {
  let group: { stream: string; first: bigint; events: NewEvent[] } | null = null;
  let characters = 0;
  let count = 0;
  for await (const event of events) {
    count += 1;
    if (count <= skip) continue;
    const size = JSON.stringify(event.data).length + 1_000;
    const isFull = characters + size > charactersAtOnce || (group?.events.length ?? 0) >= eventsAtOnce;
    if (group !== null && (group.stream !== event.stream || isFull)) {
      yield group;
      group = null;
    }
    if (group === null) {
      group = { stream: event.stream, first: event.revision, events: [] };
      characters = 0;
    }
    group.events.push(carriedOver(event));
    characters += size;
  }
  if (group !== null) yield group;
}
