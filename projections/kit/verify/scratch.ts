import type { Client } from 'pg';
import type { ReadModels } from '../../projection.ts';
import { tablesOf } from '../rebuild/generations.ts';
import { beginProgress } from '../rebuild/progress.ts';
import { createTables } from '../rebuild/tables.ts';
import { transaction } from '../runner/transaction.ts';

/** Where a connection folds what it compares the live rows with; nobody else sees it, and it goes with the connection. */
export const scratch = 'pg_temp';

/** Makes empty tables for these read models that only this connection sees. */
export async function createScratch(client: Client, models: ReadModels): Promise<void> {
  // So much of them may stay in memory; Postgres would write more of them to disk meanwhile.
  await client.query("set temp_buffers = '64MB'");
  await transaction(client, async () => {
    await createTables(client, models, scratch);
    await beginProgress(
      client,
      scratch,
      models.projections.map(({ name }) => name),
    );
  });
}

/**
 * Looks at the live rows at one moment, while commands go on. A switch to rebuilt tables waits meanwhile: the locks are
 * taken before the moment is fixed, so that all the tables are of one generation.
 */
export async function atOneMoment<Result>(
  client: Client,
  models: ReadModels,
  look: () => Promise<Result>,
): Promise<Result> {
  const tables = tablesOf(models).map(({ name }) => name);
  await client.query('begin isolation level repeatable read');
  try {
    await client.query(
      `lock table ${[...tables, 'read.counters', 'read.parked', 'read.checkpoints'].join(', ')} in access share mode`,
    );
    const result = await look();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
