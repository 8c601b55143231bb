import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { streamDeleted, tooSlow } from './errors.ts';
import { encodeEvent } from './event-response.ts';
import type { Faults } from './faults.ts';
import { encodeOnce } from './live-responses.ts';
import { streamNameOf } from './proto.ts';
import type { ResponseStream } from './response-stream.ts';
import { caughtUp, confirmation } from './signal-responses.ts';
import { DELETED_REVISION, type RecordedEvent } from './store/events.ts';
import { Pager } from './store/paging.ts';
import type { Store } from './store/store.ts';
import { viewStream } from './store/stream-view.ts';

const TAIL_PAGE = 1024;

/**
 * Sends a stream's events after the revision, and then each new event until the subscriber ends the call or the stream is
 * tombstoned. The stream need not exist yet.
 */
export async function subscribeToStream(
  store: Store,
  faults: Faults,
  options: ReadReq.Options,
  responses: ResponseStream,
): Promise<void> {
  const { tail } = store.writer;
  const stream = streamNameOf(options.getStream()?.getStreamIdentifier());
  responses.send(confirmation());
  let from = await startOf(store, stream, options.getStream());
  let live = false;
  while (!responses.closed) {
    // The head is taken before the read, so the read covers the log at least up to this position.
    let seen = tail.head;
    const caught = await catchUp(store, stream, from, responses);
    if (caught === 'deleted') return responses.fail(streamDeleted(stream));
    from = caught;
    if (!live && !responses.closed) responses.send(caughtUp());
    live = true;
    for (;;) {
      const recent = tail.from(seen + 1n, TAIL_PAGE);
      // The tail no longer has the subscriber's next events, so they are read from Postgres.
      if (recent === undefined) break;
      let sent = 0;
      for (const event of recent) {
        seen = event.position;
        if (event.stream !== stream || event.revision < from) continue;
        if (event.revision === DELETED_REVISION) return responses.fail(streamDeleted(stream));
        if (++sent > faults.liveBuffer) return responses.fail(tooSlow());
        from = event.revision + 1n;
        if (!responses.send(encodeOnce(event))) await responses.drained();
      }
      if (responses.closed) return;
      if (recent.length === 0) await responses.wait();
    }
  }
}

/** Sends the stream's events from Postgres, up to its end; returns the revision after the last one. */
async function catchUp(
  { reader }: Store,
  stream: string,
  start: bigint,
  responses: ResponseStream,
): Promise<bigint | 'deleted'> {
  const view = await viewStream(reader, stream);
  if (view.kind === 'deleted') return 'deleted';
  if (view.kind === 'missing') return start;
  const next = (event: RecordedEvent): bigint => event.revision + 1n;
  const pager = new Pager((from, limit) => reader.streamForwards(stream, from, limit, view.since), next);
  let from = start > view.first ? start : view.first;
  for (;;) {
    const { events, complete } = await pager.page(from);
    for (const event of events) {
      if (event.revision === DELETED_REVISION) return 'deleted';
      from = next(event);
      if (!responses.send(encodeEvent(event))) await responses.drained();
      if (responses.closed) return from;
    }
    if (complete) return from;
  }
}

async function startOf(
  { reader }: Store,
  stream: string,
  options: ReadReq.Options.StreamOptions | undefined,
): Promise<bigint> {
  if (options?.hasRevision()) {
    const revision = BigInt(options.getRevision());
    return revision < DELETED_REVISION ? revision + 1n : DELETED_REVISION;
  }
  if (!options?.hasEnd()) return 0n;
  return (await reader.state(stream)).last + 1n;
}
