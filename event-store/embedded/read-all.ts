import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { noPlace } from './errors.ts';
import { encodeEvent } from './event-response.ts';
import { filterOf } from './filter.ts';
import { isBackwards, maxCountOf } from './read-options.ts';
import type { ResponseStream } from './response-stream.ts';
import { Pager } from './store/paging.ts';
import type { Reader } from './store/reader.ts';
import type { Store } from './store/store.ts';

/**
 * Reads $all up to its present end. Forwards, the read includes the event at the position. Backwards, it starts with the event
 * before the position, as in EventStoreDB.
 */
export async function readAll(
  { reader, writer }: Store,
  options: ReadReq.Options,
  responses: ResponseStream,
): Promise<void> {
  const filter = options.getFilter() && filterOf(options.getFilter() as ReadReq.Options.FilterOptions);
  const end = writer.tail.head;
  const backwards = isBackwards(options);
  const step = backwards ? -1n : 1n;
  const pager = new Pager(
    backwards
      ? (from, limit) => reader.allBackwards(from, limit)
      : (from, limit) => reader.allForwards(from, limit),
    (event) => event.position + step,
  );
  let left = maxCountOf(options);
  let from = startOf(options.getAll(), end, backwards);
  if (!(await mayBeginAt(reader, options.getAll()))) return responses.fail(noPlace());
  while (left > 0 && from > 0n && from <= end && !responses.closed) {
    const { events, complete } = await pager.page(from, filter ? undefined : left);
    for (const event of events) {
      from = event.position + step;
      if (filter && !filter.matches(event)) continue;
      if (!responses.send(encodeEvent(event))) await responses.drained();
      left -= 1;
      if (left === 0 || responses.closed) break;
    }
    if (complete) break;
  }
  responses.end();
}

/** Returns whether a read of $all may begin at the position in the options. */
export async function mayBeginAt(
  reader: Reader,
  all: ReadReq.Options.AllOptions | undefined,
): Promise<boolean> {
  const position = all?.getPosition();
  return position === undefined || reader.isPlace(BigInt(position.getCommitPosition()));
}

function startOf(all: ReadReq.Options.AllOptions | undefined, end: bigint, backwards: boolean): bigint {
  const position = all?.getPosition();
  if (position !== undefined) {
    const commit = BigInt(position.getCommitPosition());
    if (backwards) return commit > end ? end : commit - 1n;
    return commit > 0n ? commit : 1n;
  }
  if (all?.hasEnd()) return backwards ? end : end + 1n;
  return backwards ? 0n : 1n;
}
