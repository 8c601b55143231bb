import type { EventMetadata } from '#domain/event.ts';
import type { OrderedGroup } from '#event-store/append-in-order.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import type { NewEvent } from '#event-store/stored-event.ts';

const eventsAtOnce = 500;
/** Maximum of an append in characters of JSON; the store accepts 1 MiB, and a character may take three bytes. */
const charactersAtOnce = 250_000;

/**
 * Converts an event for the new installation. Its id, type and data stay the same, and its first recording time
 * becomes its effective time.
 */
export function carriedOver({ id, type, data, metadata, recordedAt }: LogEvent): NewEvent {
  const said = (metadata ?? {}) as EventMetadata;
  return { id, type, data, metadata: { ...said, recordedAt: said.recordedAt ?? recordedAt } };
}

/** Groups consecutive events of one stream, without the first `skip` events. */
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
