import { Command } from 'commander';
import pg from 'pg';
import { backendConfig } from '#backend/config.ts';
import { oneLine, StartFailure } from '#backend/failure.ts';
import { newMasterKey } from '#backend/master-keys.ts';
import { runMain } from '#backend/report.ts';
import { withBackend } from '#backend/with-backend.ts';
import { endRewrapping, rewrapKeys } from '#event-store/codec/rewrap-keys.ts';
import { SealBroken } from '#event-store/codec/sealing.ts';
import { ensureSealingSchema } from '#event-store/codec/sealing-keys.ts';
import { runnerLock } from '#projections/kit/runner/lock.ts';
import { holdFollower } from '#write-api/kit/follower/hold.ts';
import { grouped } from './log-file/rate.ts';

export const rewrapKeysCommand = new Command('rewrap-keys')
  .description(
    'Changes the master key: wraps the keys of all persons with the new key. Stop all servers of this house first. ' +
      'After an interruption, run it again with the same two keys',
  )
  .addHelpText(
    'after',
    `
MASTER_KEY is the present key and NEW_MASTER_KEY the one to come. A data folder with keys of its own keeps both until it
is done, and makes the new one where none is named. Afterwards everybody signs in anew.

Examples:
  npm run replay -- rewrap-keys
  MASTER_KEY=… NEW_MASTER_KEY=$(openssl rand -base64 32) EVENTSTORE_URL=… DATABASE_URL=… npm run replay -- rewrap-keys

Exit codes: 0 all keys are wrapped by the new master key; 1 refused or failed.`,
  )
  .action(() => runMain(run));

async function run(): Promise<void> {
  const config = backendConfig(process.env);
  const { count, kept } = await withBackend(config, ({ databaseUrl }) =>
    whileNobodyWorks(databaseUrl, async (db) => {
      const keys = await newMasterKey(config, process.env);
      await ensureSealingSchema(db);
      const count = await rewrapKeys(db, keys).catch((error: unknown) => {
        throw error instanceof SealBroken ? begunWithAnother() : new StartFailure(oneLine(error));
      });
      await endRewrapping(db);
      return { count, kept: await keys.keep() };
    }),
  );
  console.log(`${grouped(count)} keys are wrapped with the new master key.`);
  console.log(
    kept === 'kept'
      ? 'It is kept in secrets.json of the data folder: back that up anew.'
      : 'Set MASTER_KEY to it in every process before you start one, and back it up anew.',
  );
}

/**
 * Runs `work` while no server runs. A running server keeps the former master key and would wrap new persons' keys
 * with it.
 */
async function whileNobodyWorks<Result>(
  databaseUrl: string,
  work: (db: pg.Client) => Promise<Result>,
): Promise<Result> {
  const db = new pg.Client({ connectionString: databaseUrl });
  db.on('error', () => undefined);
  await db.connect();
  try {
    if ((await holdFollower(db)) && (await holdRunner(db))) return await work(db);
    throw new StartFailure(
      'a server runs on this house; nothing was changed. Stop all of its processes first.',
    );
  } finally {
    await db.end();
  }
}

async function holdRunner(db: pg.Client): Promise<boolean> {
  const { rows } = await db.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [runnerLock]);
  return rows[0]?.held ?? false;
}

function begunWithAnother(): StartFailure {
  return new StartFailure(
    'it was begun with another new master key; nothing was changed. Set NEW_MASTER_KEY to that key and run it again.',
  );
}
