import { Command } from 'commander';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import { connectEventStore } from '#event-store/client.ts';
import { inHouse } from './house.ts';
import { type Exported, exportLog } from './log-file/export-log.ts';
import { requirePassphrase } from './log-file/keys-file.ts';
import { passphrase } from './log-file/passphrase.ts';
import { grouped, showRate } from './log-file/rate.ts';

interface Options {
  out?: string;
  stream?: string;
  category?: string;
  type?: string;
  brand?: string;
  from?: string;
  to?: string;
  fromPosition?: string;
  toPosition?: string;
  gzip: boolean;
  withKeys?: string;
  passphraseStdin: boolean;
  json: boolean;
}

export const exportCommand = new Command('export')
  .description(
    'Writes the log of all events as NDJSON, one event a line as the event store holds it, with counts and a SHA-256 in ' +
      'the last line; to standard output unless --out names a file',
  )
  .option('--out <file>', 'the file to write; it gets its name only when it is complete')
  .option('--stream <name>', 'only this stream, such as stock_item-12')
  .option('--category <name>', 'only streams of this category, such as stock_item')
  .option('--type <name>', 'only events of this type, such as StockItemLent')
  .option('--brand <id>', 'only events that concern this brand')
  .option('--from <time>', 'only events that happened at or after this day or time (UTC)')
  .option('--to <time>', 'only events that happened before this day or time')
  .option('--from-position <position>', 'only events from this position of the log')
  .option('--to-position <position>', 'only events up to and including this position')
  .option('--gzip', 'compress the output', false)
  .option(
    '--with-keys <file>',
    'also write the keys of the persons in the log, encrypted with a passphrase; a log up to its end adds all password hashes',
  )
  .option('--passphrase-stdin', 'read the passphrase from standard input instead of asking for it', false)
  .option('--json', 'print the totals as JSON (with --out)', false)
  .addHelpText(
    'after',
    `
Examples:
  npm run --silent replay -- export --stream stock_item-12 | jq -c .type
  npm run replay -- export --out log.ndjson.gz --gzip --with-keys keys.json

Exit codes: 0 written, 1 failed or interrupted (no file is left).`,
  )
  .action((options: Options) => runMain(() => run(options)));

async function run(options: Options): Promise<void> {
  const { out, gzip, withKeys, passphraseStdin, json, ...choice } = options;
  if (json && out === undefined)
    throw new StartFailure('--json needs --out: the events go to standard output');
  const keys =
    withKeys === undefined ? null : { file: withKeys, passphrase: await newPassphrase(passphraseStdin) };
  const rate = showRate('exported');
  try {
    const written = await inHouse(async ({ backend, masterKey, stopped }) => {
      const client = connectEventStore(backend.eventStoreUrl);
      try {
        const { databaseUrl } = backend;
        const from = { client, databaseUrl, masterKey, choice, signal: stopped };
        return await exportLog({ ...from, file: out ?? null, gzip, keys, heard: rate.add });
      } catch (error) {
        throw stopped.aborted ? new StartFailure('interrupted: no file is left') : error;
      } finally {
        await client.dispose();
      }
    });
    rate.end();
    if (json) console.log(JSON.stringify(written));
    else process.stderr.write(`${summary(written)}\n`);
  } finally {
    rate.end();
  }
}

async function newPassphrase(fromStdin: boolean): Promise<string> {
  const given = await passphrase({ fromStdin, isNew: true });
  requirePassphrase(given);
  return given;
}

function summary({ events, streams, sha256, persons, last }: Exported): string {
  const keys = persons === null ? '' : `; keys of ${grouped(persons)} persons`;
  const next = last === null ? '' : `\nA later export continues this one with --from-position ${last}`;
  return `${grouped(events)} events of ${grouped(streams)} streams${keys}; SHA-256 ${sha256}${next}`;
}
