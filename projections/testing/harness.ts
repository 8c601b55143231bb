import pg from 'pg';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { testDatabase } from '#test/backend.ts';
import { routes } from '../kit/fold/touches.ts';
import type { Unsealer } from '../kit/fold/unsealing.ts';
import { loadCheckpoint, loadParked } from '../kit/runner/checkpoint.ts';
import type { Standing } from '../kit/runner/process-batch.ts';
import { processWithExceptions } from '../kit/runner/process-with-exceptions.ts';
import { runnerConnection } from '../kit/tables/connect.ts';
import type { ReadModels } from '../projection.ts';
import { readModels } from '../read-models.ts';

/** A test's own read database, and a runner to which the test passes batches. */
export interface Bench {
  databaseUrl: string;
  /** Processes a batch of events like the runner. */
  take(events: readonly StoredEvent[]): Promise<void>;
  /** Drops all state in memory, like a restarted process. */
  restart(): Promise<void>;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Returns every row of every read model, sorted, without the times of writing. */
  dump(): Promise<Record<string, object[]>>;
  close(): Promise<void>;
}

/** Creates an unsealer for values of the form `sealed:<json>`. Persons in `forgotten` have no key. */
export function openUnsealer(forgotten: ReadonlySet<string> = new Set()): Unsealer {
  return {
    unseal: async (person, sealed) => {
      if (forgotten.has(person)) return null;
      if (!sealed.startsWith('sealed:')) {
        throw Object.assign(new Error('does not open'), { name: 'SealBroken' });
      }
      return JSON.parse(sealed.slice('sealed:'.length));
    },
    prefetch: async () => undefined,
  };
}

export async function openBench(
  unsealer: Unsealer = openUnsealer(),
  models: ReadModels = readModels,
): Promise<Bench> {
  const { databaseUrl, close } = await testDatabase({ isEmpty: false });
  let client = await connect(databaseUrl);
  let standing = await load(client);
  return {
    databaseUrl,
    async take(events) {
      standing = await processWithExceptions(
        { client, models, routes: routes(models), unsealer },
        standing,
        events,
      );
    },
    async restart() {
      await client.end();
      client = await connect(databaseUrl);
      standing = await load(client);
    },
    query: async <Row extends object>(text: string, values?: unknown[]) =>
      (await client.query<Row>(text, values)).rows,
    dump: () => dump(client),
    async close() {
      await client.end();
      await close();
    },
  };
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(runnerConnection(databaseUrl));
  await client.connect();
  return client;
}

async function load(client: pg.Client): Promise<Standing> {
  return { checkpoint: await loadCheckpoint(client), parked: await loadParked(client) };
}

async function dump(client: pg.Client): Promise<Record<string, object[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('read', 'private')",
  );
  const dumped: Record<string, object[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(r) - 'parked_at' as row
       from ${name} r ${name === 'read.checkpoints' ? "where name = 'live'" : ''}
       order by (to_jsonb(r) - 'parked_at')::text collate "C"`,
    );
    dumped[name] = rows.map(({ row }) => row).filter((row) => !isZeroCounter(row));
  }
  const counted = ['name', 'position', 'recorded_at', 'processed', 'generation'];
  dumped['read.checkpoints'] = (dumped['read.checkpoints'] ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => counted.includes(column))),
  );
  return dumped;
}

const places = ['dimension', 'brand_id', 'day', 'id'];

/** Returns whether the row is a counter of 0, which equals a missing counter. */
function isZeroCounter(row: Record<string, unknown>): boolean {
  if ('dimension' in row)
    return Object.entries(row).every(([name, value]) => places.includes(name) || value === 0);
  return 'stat' in row && 'bucket' in row && row.count === 0;
}
