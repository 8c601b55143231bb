import type { Client } from 'pg';
import type { ReadModels } from '../../projection.ts';
import { tablesOf } from '../rebuild/generations.ts';
import { beginProgress } from '../rebuild/progress.ts';
import { createTables } from '../rebuild/tables.ts';
import { transaction } from '../runner/transaction.ts';

/**
 * The schema of the temporary tables for folds that are compared with live rows. It is private to the connection and dropped
 * with it.
 */
export const scratch = 'pg_temp';

/** Creates empty temporary tables for these read models. */
export async function createScratch(client: Client, models: ReadModels): Promise<void> {
  // Lets Postgres keep more of the temporary tables in memory; with the default, it writes more of them to disk.
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
 * Runs a comparison with the live rows in one snapshot, while commands continue. A switch to rebuilt tables must wait: the
 * locks are taken before the snapshot, so that all tables belong to one generation.
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
