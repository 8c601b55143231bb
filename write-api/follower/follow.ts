import type { Kysely } from 'kysely';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { subscribeInBatches } from '#event-store/subscribe.ts';
import type { MasterDeps } from '../auth/deps.ts';
import type { WriteDatabase } from '../database.ts';
import { indexStockItems } from '../index/candidates.ts';
import { indexDeadlines } from '../index/deadlines.ts';
import { indexProductSizes } from '../index/product-sizes.ts';
import { openCheckpoint } from './checkpoint.ts';
import { startReactor } from './reactor-loop.ts';

/** Streams that the index or the reactions look at. */
const followed = ['stock_item-', 'tryset_item-', 'tryset-', 'member_rentals-', 'product-', 'user-'];

/**
 * Follows the log for the write side until the signal aborts: keeps what commands look up, and sees to what follows
 * from events. Throws when the store or the database is away; the caller begins anew where this left off.
 */
export async function follow(deps: MasterDeps, reactorName: string, signal: AbortSignal): Promise<void> {
  const { client } = deps.streams;
  const checkpoint = await openCheckpoint(client, deps.clock, reactorName);
  const indexed = await indexedPosition(deps.db);
  const reactor = startReactor(deps, checkpoint, signal);
  const after = indexed !== null && indexed > checkpoint.position ? checkpoint.position : indexed;
  const ended = AbortSignal.any([signal, reactor.failed]);
  const batches = subscribeInBatches(client, { after, streamPrefixes: followed, signal: ended });
  try {
    for await (const batch of batches) {
      await index(
        deps,
        batch.filter((event) => indexed === null || event.position > indexed),
      );
      await reactor.offer(batch);
    }
  } finally {
    await reactor.stop();
  }
}

async function index(deps: MasterDeps, events: readonly StoredEvent[]): Promise<void> {
  const last = events.at(-1);
  if (last === undefined) return;
  await deps.db.transaction().execute(async (transaction) => {
    await indexStockItems(transaction, events);
    await indexProductSizes(transaction, events);
    await indexDeadlines(transaction, deps.streams, events);
    await transaction
      .insertInto('write.checkpoints')
      .values({ name: 'index', position: String(last.position) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ position: String(last.position) }))
      .execute();
  });
}

/** The position of the last event in the index; null where it is empty. */
export async function indexedPosition(db: Kysely<WriteDatabase>): Promise<bigint | null> {
  const row = await db
    .selectFrom('write.checkpoints')
    .select('position')
    .where('name', '=', 'index')
    .executeTakeFirst();
  return row === undefined ? null : BigInt(row.position);
}
