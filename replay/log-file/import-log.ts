import pg from 'pg';
import { oneLine, StartFailure } from '#backend/failure.ts';
import { appendInOrder, OrderLost } from '#event-store/append-in-order.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { deleteForgottenKeys, installHouseKeys, noteLostKeys } from '#event-store/codec/house-keys.ts';

import { groupsOf } from './carry-over.ts';
import { type CheckedLog, checkLogFile } from './check-log.ts';
import { firstInStore } from './first-in-store.ts';
import type { KeptKeys } from './keys-file.ts';
import { installPasswords } from './passwords.ts';
import { sealedFor } from './persons.ts';
import { eventsOfFile } from './read-log.ts';
import { type Sameness, sameLog } from './same-log.ts';

export type ImportStep = 'checking' | 'comparing' | 'writing' | 'verifying';

export interface ImportOptions {
  client: EventStoreDBClient;
  databaseUrl: string;
  masterKey: Uint8Array;
  file: string;
  /** Whether the file continues an earlier import, and begins with an event that the store holds. */
  continues?: boolean;
  /** The keys to install; null if none were given. Without keys, sealed data reads as erased. */
  keys: KeptKeys | null;
  /** Waits for each append before the next one, for stores that would reorder concurrent appends. */
  oneAtATime?: boolean;
  /** Records that the reactor has handled the log up to a position. */
  noteReacted(position: bigint): Promise<void>;
  signal: AbortSignal;
  /** Reports that a step begins. `of` is the step's number of events; null if unknown in advance. */
  begun(step: ImportStep, of: number | null): void;
  heard(events: number): void;
}

export interface Imported {
  events: number;
  streams: number;
  /** Events that earlier, interrupted runs have already written. */
  present: number;
  persons: number;
  /** Number of accounts whose passwords were imported. */
  passwords: number;
  /** Number of persons with sealed data in the log whose key was imported neither now nor in an earlier run. */
  erased: number;
}

/** Maximum number of concurrent appends. */
const inFlight = 256;

/**
 * Imports a log file into an empty store, or continues an earlier import: the same events in the same order. It checks the
 * whole file before the first write, and compares the store with the file afterwards. A repeated run continues an
 * interrupted import. The caller must make sure that no reactor runs meanwhile.
 */
export async function importLog(options: ImportOptions): Promise<Imported> {
  const { client, file, continues = false, begun, heard, signal } = options;
  begun('checking', null);
  const checked = await checkLogFile(file, { continues, heard });
  signal.throwIfAborted();
  begun('comparing', null);
  const first = continues ? await firstInStore(client, file) : undefined;
  const before = await sameLog(client, file, { first, heard });
  requireSame(before, file);
  const erased = await takeKeys(options);
  await write(options, checked, before.same);
  begun('verifying', checked.events);
  // If no reactor ever ran in the old installation, all events count as handled.
  const mark = BigInt(checked.header.reactedUntil ?? checked.header.until);
  const after = await sameLog(client, file, { first, mark, heard });
  if (after.inFile !== null) throw isMissing(after, checked, file);
  if (after.markInStore !== null && after.inStore === null) await options.noteReacted(after.markInStore);
  const { events, streams } = checked;
  const persons = Object.values(options.keys?.persons ?? {}).filter((key) => key !== null).length;
  const passwords = options.keys?.passwords?.length ?? 0;
  return { events, streams, present: before.same, persons, passwords, erased };
}

function requireSame({ inStore, inFile, same }: Sameness, file: string): void {
  if (inStore === null) return;
  if (inFile === null) return;
  if (same === 0) {
    throw new StartFailure(
      `the event store is not empty (it begins with ${inStore.stream}); nothing was changed. Import into a new house: an ` +
        'empty DATA_DIR, or an EventStoreDB and a database of its own, before the server was started on it.',
    );
  }
  throw new StartFailure(
    `the event store holds ${same} events of ${file} and then others (${inStore.type} in ${inStore.stream}); nothing was ` +
      'changed. It was used after an incomplete import, or began with another file: import into a new house.',
  );
}

function isMissing({ inStore, inFile, same }: Sameness, { events }: CheckedLog, file: string): StartFailure {
  const found = inStore === null ? 'its log ends there' : `${inStore.type} in ${inStore.stream} stands there`;
  return new StartFailure(
    `the import is incomplete: of ${events} events in ${file} the store holds ${same}; revision ${inFile?.revision} of ` +
      `${inFile?.stream} is missing, ${found}. Run it again.`,
  );
}

const afterLostOrder =
  'import into a new house once more, with --one-at-a-time, which is slower and lets no store do so';

async function write(options: ImportOptions, { events }: CheckedLog, present: number): Promise<void> {
  const { client, file, oneAtATime = false, signal, begun, heard } = options;
  if (present === events) return;
  begun('writing', events - present);
  const groups = async function* () {
    for await (const group of groupsOf(eventsOfFile(file), present)) {
      if (signal.aborted) throw new StartFailure('interrupted: run it again to continue from here');
      yield group;
    }
  };
  const appending = appendInOrder(client, groups(), oneAtATime ? 1 : inFlight, (group) =>
    heard(group.events.length),
  );
  await appending.catch((error: unknown) => {
    if (error instanceof StartFailure) throw error;
    if (error instanceof OrderLost) throw new StartFailure(`${error.message}: ${afterLostOrder}`);
    const why = oneLine(error) || (error instanceof Error ? error.name : '');
    throw new StartFailure(
      `the event store accepted only a part (${why}): run it again to continue from here`,
    );
  });
}

/**
 * Installs the keys before the events, as running projections read sealed data when it arrives. If the file continues an
 * earlier one, persons forgotten and passwords changed in between are so here, too. Returns the number of persons that stay
 * erased.
 */
async function takeKeys({
  databaseUrl,
  masterKey,
  file,
  keys,
  continues = false,
}: ImportOptions): Promise<number> {
  const persons = new Set<string>();
  for await (const event of eventsOfFile(file)) for (const person of sealedFor(event)) persons.add(person);
  const db = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    if (keys !== null) await installHouseKeys(db, masterKey, keys);
    if (keys !== null && continues) await deleteForgottenKeys(db, keys);
    if (keys?.passwords?.length) await installPasswords(db, keys.passwords, { replace: continues });
    return await noteLostKeys(db, [...persons]);
  } finally {
    await db.end();
  }
}
