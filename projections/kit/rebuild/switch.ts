import { DatabaseError } from 'pg';
import type { ReadModels } from '../../projection.ts';
import { holdRunner, loadCheckpoint } from '../runner/checkpoint.ts';
import type { Setting } from '../runner/folded.ts';
import { isPermanent } from '../runner/poison.ts';
import { transaction } from '../runner/transaction.ts';
import { foldUpTo } from './fold.ts';
import type { Beside } from './generations.ts';
import type { ReadUpTo } from './read-ahead.ts';
import { switchTables } from './tables.ts';

/** The maximum time for which a switch blocks new reads. After it, the switch releases its locks and retries later. */
const patience = '300ms';
const lockNotAvailable = '55P03';

/**
 * Folds the last events while the runner waits, and switches the tables in the same transaction. Returns false, with nothing
 * changed, if a long read (a CSV export) locked a table or the database refused a row of the last events.
 */
export async function switchOver(
  setting: Setting,
  models: ReadModels,
  next: Beside,
  former: Beside,
  readUpTo: ReadUpTo,
): Promise<boolean> {
  const { client } = setting;
  try {
    await transaction(client, async () => {
      await holdRunner(client);
      const { position } = await loadCheckpoint(client);
      await foldUpTo(setting, next, position, readUpTo);
      await client.query(`set local lock_timeout = '${patience}'`);
      await switchTables(client, models, next, former);
      await client.query("update read.checkpoints set generation = generation + 1 where name = 'live'");
    });
    return true;
  } catch (error) {
    const isHeldUp = error instanceof DatabaseError && error.code === lockNotAvailable;
    if (isHeldUp || isPermanent(error)) return false;
    throw error;
  }
}
