import type { Kysely } from 'kysely';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { newestOf } from '#event-store/newest.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { WriteDatabase } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';

/** The name of the index's checkpoint. A new name rebuilds the index: change it whenever the index stores more. */
export const indexName = 'index 13';

/** Returns the position of the last event in the index; null if it is empty. */
export async function indexedPosition(db: Kysely<WriteDatabase>): Promise<bigint | null> {
  const row = await db
    .selectFrom('write.checkpoints')
    .select('position')
    .where('name', '=', indexName)
    .executeTakeFirst();
  return row === undefined ? null : BigInt(row.position);
}

/**
 * Returns the position after which the index continues. Truncates the index if it starts anew, or if it is ahead of the log's
 * head. In the latter case the store was restored to an earlier time, and the index would skip new events as already indexed.
 */
export async function indexedWithin(
  { db, indexed }: Pick<WriteDeps, 'db' | 'indexed'>,
  head: bigint,
): Promise<bigint | null> {
  const position = await indexedPosition(db);
  if (position !== null && position <= head) return position;
  await inTransaction(db, async (transaction) => {
    for (const { table } of indexed.indexers) if (table) await transaction.deleteFrom(table).execute();
    await transaction.deleteFrom('write.deadlines').execute();
    await transaction.deleteFrom('write.checkpoints').where('name', '=', indexName).execute();
  });
  return null;
}

/** Returns the position of the store's newest event that the index still lacks; null if it lacks none. */
export async function newestToIndex({
  db,
  streams,
  indexed,
}: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>): Promise<bigint | null> {
  return newestFollowed(streams.client, indexed.streams, (await indexedPosition(db)) ?? -1n);
}

/** Returns the position of the newest event of the followed streams; null if it is not after the given position. */
export function newestFollowed(
  client: EventStoreDBClient,
  followed: readonly string[],
  after?: bigint,
): Promise<bigint | null> {
  return newestOf(client, (stream) => followed.some((prefix) => stream.startsWith(prefix)), after);
}
