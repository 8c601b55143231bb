import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { noPlace, tooSlow } from './errors.ts';
import { encodeEvent } from './event-response.ts';
import type { Faults } from './faults.ts';
import { type Filter, filterOf } from './filter.ts';
import { encodeOnce } from './live-responses.ts';
import { mayBeginAt } from './read-all.ts';
import type { ResponseStream } from './response-stream.ts';
import { caughtUp, checkpoint, confirmation } from './signal-responses.ts';
import type { RecordedEvent } from './store/events.ts';
import { Pager } from './store/paging.ts';
import type { Store } from './store/store.ts';

const LIVE_PAGE = 256;

/**
 * Sends every event after the position, and then each new event until the subscriber ends the call. The latest events come
 * from the tail in memory, older ones from Postgres.
 */
export async function subscribeToAll(
  { reader, writer }: Store,
  faults: Faults,
  options: ReadReq.Options,
  responses: ResponseStream,
): Promise<void> {
  const { tail } = writer;
  const filterOptions = options.getFilter();
  const delivery = new Delivery(responses, filterOptions && filterOf(filterOptions));
  const pager = new Pager(
    (from, limit) => reader.allForwards(from, limit),
    (event) => event.position + 1n,
  );
  if (!(await mayBeginAt(reader, options.getAll()))) return responses.fail(noPlace());
  responses.send(confirmation());
  let { from, leavesOutNext } = startOf(options.getAll(), tail.head);
  let live = false;
  while (!responses.closed) {
    const recent = tail.from(from, LIVE_PAGE);
    const events = recent ?? (await pager.page(from)).events;
    const encode = recent ? encodeOnce : encodeEvent;
    const room = live ? faults.liveBuffer : events.length;
    for (const [index, event] of events.entries()) {
      if (index >= room) return responses.fail(tooSlow());
      from = event.position + 1n;
      if (leavesOutNext) {
        leavesOutNext = false;
        continue;
      }
      if (!delivery.offer(event, encode)) await responses.drained();
      if (responses.closed) return;
    }
    if (from <= tail.head) continue;
    if (!live) responses.send(caughtUp());
    live = true;
    await responses.wait();
  }
}

/** Sends matching events, and a checkpoint whenever it has examined a fixed number of events. */
class Delivery {
  readonly #responses: ResponseStream;
  readonly #filter: Filter | undefined;
  #seen = 0;

  constructor(responses: ResponseStream, filter: Filter | undefined) {
    this.#responses = responses;
    this.#filter = filter;
  }

  offer(event: RecordedEvent, encode: (event: RecordedEvent) => Buffer): boolean {
    const filter = this.#filter;
    if (filter === undefined) return this.#responses.send(encode(event));
    const keepsUp = filter.matches(event) ? this.#responses.send(encode(event)) : true;
    this.#seen += 1;
    if (this.#seen % filter.checkpointInterval !== 0) return keepsUp;
    return this.#responses.send(checkpoint(event.position)) && keepsUp;
  }
}

/**
 * Returns the subscription's first position, inclusive. From a given position a node skips one event, without checking that
 * the subscriber knows it. If the event at the position was removed, the next event is lost.
 */
function startOf(
  all: ReadReq.Options.AllOptions | undefined,
  head: bigint,
): { from: bigint; leavesOutNext: boolean } {
  const position = all?.getPosition();
  if (position === undefined) return { from: all?.hasEnd() ? head + 1n : 1n, leavesOutNext: false };
  const from = BigInt(position.getCommitPosition());
  // A position beyond the log, such as the highest number, means the end of the log.
  return from > head ? { from: head + 1n, leavesOutNext: false } : { from, leavesOutNext: true };
}
