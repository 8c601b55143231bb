import { followLog } from '#event-store/follow-log.ts';
import { headPosition } from '#event-store/load.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { WriteDeps } from '../../deps.ts';
import { indexDeadlines } from '../index/deadlines.ts';
import { indexedWithin, indexName, newestFollowed } from '../index/position.ts';
import { openCheckpoint, type ReactorCheckpoint } from './checkpoint.ts';
import type { Pace } from './pace.ts';
import { type Reactor, startReactor } from './reactor-loop.ts';

/** The time in ms in which events gather into one commit. Commands wait longer than this for events that the index lacks. */
const gatherMs = 25;

/** Opens the reactor's checkpoint. If none is stored, reactions start after the newest event: earlier events cause nothing. */
export function reactorCheckpointOf(
  { streams: { client }, clock, indexed }: WriteDeps,
  reactorName: string,
): Promise<ReactorCheckpoint> {
  return openCheckpoint(client, clock, reactorName, () => newestFollowed(client, indexed.streams));
}

/**
 * Follows the log for the write side until the signal aborts: indexes events for commands, and runs reactions. Throws if the
 * store or the database is unavailable. The caller then starts it again, and it continues from its checkpoints.
 */
export async function follow(
  deps: WriteDeps,
  { checkpoint: reactorName, pace }: { checkpoint: string; pace: Pace },
  signal: AbortSignal,
  onReactor: (reactor: Pick<Reactor, 'lagSeconds'> | null) => void = () => undefined,
): Promise<void> {
  const { client } = deps.streams;
  const checkpoint = await reactorCheckpointOf(deps, reactorName);
  const indexed = await indexedWithin(deps, await headPosition(client));
  const reactor = startReactor(deps, checkpoint, pace, signal);
  onReactor(reactor);
  const after = indexed !== null && indexed > checkpoint.position ? checkpoint.position : indexed;
  const ended = AbortSignal.any([signal, reactor.failed]);
  const batches = followLog(client, { after, streamPrefixes: deps.indexed.streams, gatherMs, signal: ended });
  try {
    for await (const batch of batches) {
      await index(
        deps,
        batch.filter((event) => indexed === null || event.position > indexed),
      );
      await reactor.offer(batch);
    }
  } finally {
    onReactor(null);
    await reactor.stop();
  }
}

async function index(deps: WriteDeps, events: readonly StoredEvent[]): Promise<void> {
  const last = events.at(-1);
  if (last === undefined) return;
  await inTransaction(deps.db, async (transaction) => {
    for (const { keep } of deps.indexed.indexers) await keep(transaction, events);
    await indexDeadlines(transaction, deps.streams, events);
    await transaction
      .insertInto('write.checkpoints')
      .values({ name: indexName, position: String(last.position) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ position: String(last.position) }))
      .execute();
  });
}
