import { Command } from 'commander';
import pg from 'pg';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import { connectEventStore } from '#event-store/client.ts';
import { noteReacted } from '#write-api/kit/follower/checkpoint.ts';
import { holdFollower } from '#write-api/kit/follower/hold.ts';
import { inHouse } from './house.ts';
import { type Imported, type ImportStep, importLog } from './log-file/import-log.ts';
import { openKeys } from './log-file/keys-file.ts';
import { passphrase } from './log-file/passphrase.ts';
import { grouped, type Rate, showRate } from './log-file/rate.ts';

interface Options {
  continue: boolean;
  keys?: string;
  passphraseStdin: boolean;
  oneAtATime: boolean;
  json: boolean;
}

export const importCommand = new Command('import')
  .description(
    'Imports an exported log into an empty event store: the same events in the same order, with their original ' +
      'times. Checks the whole file before it writes. After an interruption, run it again to continue',
  )
  .argument('<file>', 'a file of "replay export", compressed or not')
  .option(
    '--continue',
    'continue an earlier import with what an export since then holds (--from-position), its keys and passwords',
    false,
  )
  .option('--keys <file>', 'the keys file of the export; without it, personal data reads as erased')
  .option('--passphrase-stdin', 'read the passphrase from standard input instead of asking for it', false)
  .option(
    '--one-at-a-time',
    'wait for each append before the next: slow; for a store that does not keep their order',
    false,
  )
  .option('--json', 'print the result as JSON', false)
  .addHelpText(
    'after',
    `
Example, into a new data folder before the server is started on it:
  DATA_DIR=/srv/new npm run replay -- import log.ndjson.gz --keys keys.json

Exit codes: 0 all of it is there, 1 refused, failed or interrupted.`,
  )
  .action((file: string, options: Options) => runMain(() => run(file, options)));

const steps: Record<ImportStep, string> = {
  checking: 'read and checked',
  comparing: 'found there already',
  writing: 'written',
  verifying: 'compared with the store',
};

async function run(file: string, options: Options): Promise<void> {
  const { continue: continues, keys, passphraseStdin, oneAtATime, json } = options;
  const opened =
    keys === undefined
      ? null
      : await openKeys(keys, await passphrase({ fromStdin: passphraseStdin, isNew: false }));
  let rate: Rate | null = null;
  try {
    const done = await inHouse(({ backend, masterKey, stopped }) =>
      whileNobodyReacts(backend.databaseUrl, async () => {
        const client = connectEventStore(backend.eventStoreUrl);
        try {
          return await importLog({
            client,
            databaseUrl: backend.databaseUrl,
            masterKey,
            file,
            continues,
            keys: opened,
            oneAtATime,
            noteReacted: (position) => noteReacted(client, () => new Date().toISOString(), position),
            signal: stopped,
            begun(step, of) {
              rate?.end();
              rate = showRate(steps[step], of);
            },
            heard: (events) => rate?.add(events),
          });
        } finally {
          await client.dispose();
        }
      }),
    );
    rate = null;
    if (json) console.log(JSON.stringify(done));
    else console.log(summary(done, opened !== null));
  } finally {
    (rate as Rate | null)?.end();
  }
}

/**
 * Runs `work` while no reactor runs. A reactor that saw half of a log would repeat reactions that the other half
 * contains.
 */
async function whileNobodyReacts<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const connection = new pg.Client({ connectionString: databaseUrl });
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    if (await holdFollower(connection)) return await work();
    throw new StartFailure(
      'a server runs on this house and would react to what is imported; nothing was changed. Stop it, and import into a ' +
        'house on which none was started before.',
    );
  } finally {
    await connection.end();
  }
}

function summary(
  { events, streams, present, persons, passwords, erased }: Imported,
  hasKeys: boolean,
): string {
  const before = present === 0 ? '' : ` (${grouped(present)} were there before)`;
  return [
    `${grouped(events)} events of ${grouped(streams)} streams are there${before}, compared with the file one by one.`,
    ...(hasKeys ? [`The keys of ${grouped(persons)} persons are installed.`] : []),
    ...(passwords > 0 ? [`The passwords of ${grouped(passwords)} accounts are installed.`] : []),
    ...(erased > 0
      ? [`The personal data of ${grouped(erased)} persons came without their keys and read as erased.`]
      : []),
    'Start the server: it builds the read models from them. Pictures are not in the log (docs/operators.md).',
  ].join('\n');
}
