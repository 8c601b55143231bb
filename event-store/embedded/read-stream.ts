import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { streamDeleted } from './errors.ts';
import { encodeEvent } from './event-response.ts';
import { streamNameOf } from './proto.ts';
import { isBackwards, maxCountOf } from './read-options.ts';
import type { ResponseStream } from './response-stream.ts';
import { streamNotFound } from './signal-responses.ts';
import { Pager } from './store/paging.ts';
import type { Reader } from './store/reader.ts';
import type { Store } from './store/store.ts';
import { type StreamView, viewStream } from './store/stream-view.ts';

/** Reads a stream up to its present end, within the limits of its metadata. Revisions are inclusive. */
export async function readStream(
  { reader }: Store,
  options: ReadReq.Options,
  responses: ResponseStream,
): Promise<void> {
  const stream = streamNameOf(options.getStream()?.getStreamIdentifier());
  const view = await viewStream(reader, stream);
  switch (view.kind) {
    case 'deleted':
      return responses.fail(streamDeleted(stream));
    case 'missing':
      responses.send(streamNotFound(stream));
      return responses.end();
    case 'visible':
      await sendVisible(reader, stream, view, options, responses);
      return responses.end();
  }
}

async function sendVisible(
  reader: Reader,
  stream: string,
  view: Extract<StreamView, { kind: 'visible' }>,
  options: ReadReq.Options,
  responses: ResponseStream,
): Promise<void> {
  const backwards = isBackwards(options);
  const pager = backwards
    ? new Pager(
        (from, limit) => reader.streamBackwards(stream, from, limit, view.since, view.first),
        (event) => event.revision - 1n,
      )
    : new Pager(
        (from, limit) => reader.streamForwards(stream, from, limit, view.since),
        (event) => event.revision + 1n,
      );
  let left = maxCountOf(options);
  let from = startOf(options.getStream(), view, backwards);
  while (left > 0 && from >= view.first && from <= view.last && !responses.closed) {
    const { events, complete } = await pager.page(from, left);
    for (const event of events) {
      from = event.revision + (backwards ? -1n : 1n);
      if (!responses.send(encodeEvent(event))) await responses.drained();
      if (responses.closed) return;
    }
    left -= events.length;
    if (complete) return;
  }
}

function startOf(
  options: ReadReq.Options.StreamOptions | undefined,
  { first, last }: { first: bigint; last: bigint },
  backwards: boolean,
): bigint {
  if (options?.hasRevision()) {
    const revision = BigInt(options.getRevision());
    if (backwards) return revision > last ? last : revision;
    return revision < first ? first : revision;
  }
  if (options?.hasEnd()) return backwards ? last : last + 1n;
  return backwards ? 0n : first;
}
