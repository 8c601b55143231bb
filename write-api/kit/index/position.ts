import type { Kysely } from 'kysely';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { newestOf } from '#event-store/newest.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { WriteDatabase } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';

/** The index's checkpoint. It has another name once the index holds more: what it held by the former is made anew. */
export const indexName = 'index 6';

/** The position of the last event in the index; null where it is empty. */
export async function indexedPosition(db: Kysely<WriteDatabase>): Promise<bigint | null> {
  const row = await db
    .selectFrom('write.checkpoints')
    .select('position')
    .where('name', '=', indexName)
    .executeTakeFirst();
  return row === undefined ? null : BigInt(row.position);
}

/**
 * Where the index goes on. It is emptied where it begins anew, and where it is ahead of the log, whose head this is: the
 * store was restored to an earlier moment, and what comes at those positions now would be taken for known.
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

/** The position of the newest event that the store has for the index and the index has not taken yet; null where there is none. */
export async function newestToIndex({
  db,
  streams,
  indexed,
}: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>): Promise<bigint | null> {
  return newestFollowed(streams.client, indexed.streams, (await indexedPosition(db)) ?? -1n);
}

/** The position of the newest event of streams that are followed, if it is after this one; else null. */
export function newestFollowed(
  client: EventStoreDBClient,
  followed: readonly string[],
  after?: bigint,
): Promise<bigint | null> {
  return newestOf(client, (stream) => followed.some((prefix) => stream.startsWith(prefix)), after);
}
