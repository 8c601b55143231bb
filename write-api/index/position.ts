import type { Kysely } from 'kysely';
import type { EventStoreDBClient } from '#event-store/client.ts';
import type { WriteDatabase } from '../database.ts';
import { followed } from './followed.ts';

/** The index's checkpoint. It has another name once the index holds more: what it held by the former is made anew. */
export const indexName = 'index 2';

const tables = ['write.stock_candidates', 'write.product_sizes', 'write.codes', 'write.deadlines'] as const;

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
export async function indexedWithin(db: Kysely<WriteDatabase>, head: bigint): Promise<bigint | null> {
  const indexed = await indexedPosition(db);
  if (indexed !== null && indexed <= head) return indexed;
  await db.transaction().execute(async (transaction) => {
    for (const table of tables) await transaction.deleteFrom(table).execute();
    await transaction.deleteFrom('write.checkpoints').where('name', '=', indexName).execute();
  });
  return null;
}

const pageSize = 50;

/** The position of the newest event that the store has for the index and the index has not taken yet; null where there is none. */
export async function newestToIndex(
  db: Kysely<WriteDatabase>,
  client: EventStoreDBClient,
): Promise<bigint | null> {
  return newestFollowed(client, (await indexedPosition(db)) ?? -1n);
}

/** The position of the newest event of garments, items and what they hang on, if it is after this one; else null. */
export async function newestFollowed(client: EventStoreDBClient, after = -1n): Promise<bigint | null> {
  let before: bigint | null = null;
  for (;;) {
    const fromPosition = before === null ? 'end' : { commit: before, prepare: before };
    let length = 0;
    let newest: bigint | null = null;
    let oldest: bigint = before ?? -1n;
    // Read to the end: a call of this client that is left early stays open.
    for await (const { event } of client.readAll({
      direction: 'backwards',
      fromPosition,
      maxCount: pageSize,
    })) {
      length += 1;
      oldest = event?.position?.commit ?? oldest;
      if (event === undefined || oldest <= after) continue;
      if (followed.some((prefix) => event.streamId.startsWith(prefix))) newest ??= oldest;
    }
    if (newest !== null) return newest;
    if (length < pageSize || oldest <= after || oldest === before) return null;
    before = oldest;
  }
}
