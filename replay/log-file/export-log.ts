import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { StartFailure } from '#backend/failure.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { readHouseKeys } from '#event-store/codec/house-keys.ts';
import { withConnection } from '#projections/kit/rebuild/connection.ts';
import { eventBefore } from '#projections/kit/verify/event-before.ts';
import { writtenAside } from './aside.ts';
import type { Choice } from './choice.ts';
import { exportedText } from './exported-text.ts';
import type { Closing } from './format.ts';
import { sealKeys } from './keys-file.ts';
import { readPasswords } from './passwords.ts';
import { personsOf } from './persons.ts';

export interface ExportOptions {
  client: EventStoreDBClient;
  databaseUrl: string;
  masterKey: Uint8Array;
  choice: Choice;
  /** The file to write; null writes to `out`, by default standard output. */
  file: string | null;
  out?: NodeJS.WritableStream;
  gzip: boolean;
  keys: { file: string; passphrase: string } | null;
  signal: AbortSignal;
  heard(events: number): void;
}

/** Totals of the export. `persons` is the number of keys in the keys file. */
export interface Exported {
  events: number;
  streams: number;
  sha256: string;
  persons: number | null;
  /** Position of the last event, from which a later export can continue; null without events. */
  last: string | null;
}

/**
 * Writes the log as of the beginning of the export and, if requested, the keys of the persons in it.
 * @throws if the signal aborts the export, which then leaves no file
 */
export async function exportLog(options: ExportOptions): Promise<Exported> {
  const { client, choice, file, keys, signal } = options;
  const persons = new Set<string>();
  let last: bigint | null = null;
  const pages = exportedText({
    client,
    choice,
    signal,
    eventBefore: (number) =>
      withConnection(options.databaseUrl, (connection) => eventBefore(connection, number)),
    heard(events) {
      last = events.at(-1)?.position ?? last;
      if (keys !== null)
        for (const event of events) for (const person of personsOf(event)) persons.add(person);
      options.heard(events.length);
    },
  });
  const closing = await write(options, file, pages);
  const { events, streams, sha256 } = closing;
  return {
    events,
    streams,
    sha256,
    persons: keys === null ? null : await writeKeys(options, keys, [...persons]),
    last: last === null ? null : String(last),
  };
}

async function write(
  { gzip, signal, out = process.stdout }: ExportOptions,
  file: string | null,
  pages: AsyncGenerator<string, Closing>,
): Promise<Closing> {
  let closing: Closing | null = null;
  const text = async function* () {
    closing = yield* pages;
  };
  const to = async (stream: NodeJS.WritableStream, end: boolean) => {
    if (gzip) await pipeline(text, createGzip(), stream, { signal, end });
    else await pipeline(text, stream, { signal, end });
  };
  if (file === null) await to(out, false);
  else await writtenAside(file, (aside) => to(createWriteStream(aside, { flags: 'wx', mode: 0o600 }), true));
  if (closing === null) throw new StartFailure('interrupted');
  return closing;
}

async function writeKeys(
  { databaseUrl, masterKey, choice }: ExportOptions,
  { file, passphrase }: { file: string; passphrase: string },
  persons: readonly string[],
): Promise<number> {
  const db = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const found = await readHouseKeys(db, masterKey, persons);
    const passwords = reachesEnd(choice) ? await readPasswords(db) : [];
    const text = await sealKeys({ ...found, passwords }, passphrase);
    await writtenAside(file, (aside) => writeFile(aside, text, { mode: 0o600, flag: 'wx' }));
    return Object.values(found.persons).filter((key) => key !== null).length;
  } finally {
    await db.end();
  }
}

/** Whether the choice has no filter but its begin. Only a log up to its end is exported with passwords. */
function reachesEnd({ fromPosition: _, ...filters }: Choice): boolean {
  return Object.values(filters).every((value) => value === undefined);
}
