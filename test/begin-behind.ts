import pg from 'pg';
import { connectEventStore } from '#event-store/client.ts';
import { noteReacted } from '#write-api/kit/follower/checkpoint.ts';
import { indexName } from '#write-api/kit/index/position.ts';
import type { TestBackend } from './backend.ts';

/**
 * Lets a new installation begin after the events that other tests wrote into a shared store. Its read models, its
 * index and its reactions skip them. Otherwise each server would first backfill the whole log. Does nothing if the
 * store is the test's own.
 */
export async function beginBehind({ databaseUrl, eventStoreUrl, startPosition }: TestBackend): Promise<void> {
  if (startPosition === undefined) return;
  const position = startPosition.commit;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const store = connectEventStore(eventStoreUrl);
  try {
    await database.query("update read.checkpoints set position = $1 where name = 'live'", [position]);
    await database.query('insert into write.checkpoints (name, position) values ($1, $2)', [
      indexName,
      position,
    ]);
    await noteReacted(store, () => new Date().toISOString(), position);
  } finally {
    await Promise.all([database.end(), store.dispose()]);
  }
}
