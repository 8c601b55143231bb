import { type EventStoreDBClient, NO_STREAM } from '@eventstore/db-client';
import { newRecord } from './new-record.ts';
import type { NewEvent } from './stored-event.ts';
import { requireStreamName } from './stream-name.ts';

/** Consecutive events of one stream. `first` is the revision at which the first event is appended. */
export interface OrderedGroup {
  stream: string;
  first: bigint;
  events: readonly NewEvent[];
}

/** The store accepted every group, but the log does not hold them in order. */
export class OrderLost extends Error {
  constructor(stream: string) {
    super(`the event store stored ${stream} before an earlier group`);
    this.name = 'OrderLost';
  }
}

/** The maximum number of events in unanswered appends: a large group must be answered before its deadline. */
const eventsInFlight = 4_000;

/**
 * Appends groups so that the log of all streams holds them in this order, each at its exact revision. At most `inFlight`
 * appends run concurrently. A node keeps the order of one call only within a stream, so the first answer with a position
 * before an earlier one throws `OrderLost`. Nothing is retried after a failure, since later groups may be stored already:
 * it throws, and the log then ends with one of the groups. `onAppended` receives each group with the position of its
 * last event.
 */
export async function appendInOrder(
  client: EventStoreDBClient,
  groups: AsyncIterable<OrderedGroup>,
  inFlight: number,
  onAppended: (group: OrderedGroup, position: bigint) => void,
): Promise<void> {
  const underWay: { group: OrderedGroup; appended: Promise<bigint> }[] = [];
  let last = -1n;
  let events = 0;
  const settle = async () => {
    const next = underWay.shift();
    if (next === undefined) return;
    const position = await next.appended;
    events -= next.group.events.length;
    if (position <= last) throw new OrderLost(next.group.stream);
    last = position;
    onAppended(next.group, position);
  };
  let isFirst = true;
  try {
    for await (const group of groups) {
      const appended = append(client, group);
      appended.catch(() => undefined);
      underWay.push({ group, appended });
      events += group.events.length;
      // The first append opens the connection. Appends sent while it opens could overtake each other.
      while (underWay.length >= (isFirst ? 1 : inFlight) || events >= eventsInFlight) await settle();
      isFirst = false;
    }
    while (underWay.length > 0) await settle();
  } finally {
    await Promise.allSettled(underWay.map(({ appended }) => appended));
  }
}

async function append(client: EventStoreDBClient, { stream, first, events }: OrderedGroup): Promise<bigint> {
  requireStreamName(stream);
  const records = events.map(newRecord);
  const expectedRevision = first === 0n ? NO_STREAM : first - 1n;
  const result = await client.appendToStream(stream, records, { expectedRevision });
  return result.position?.commit ?? 0n;
}
