import pg from 'pg';
import { createSchema } from './schema.ts';

// The key of the advisory lock within the database, an arbitrary constant.
const WRITER_LOCK = 7_305_871_126;
const LOCK_PATIENCE_MS = 3000;
const LOCK_RETRY_MS = 100;

/**
 * Session options for a log that grows from nothing to millions of rows before Postgres has statistics. Plans cached
 * for the empty table would scan it whole. An index serves every query here, in its order.
 */
export const INDEX_ONLY_PLANS =
  '-c enable_seqscan=off -c enable_bitmapscan=off -c enable_sort=off -c max_parallel_workers_per_gather=0 -c jit=off';

/** Creates the connections for reads. */
export function createReadPool(databaseUrl: string, connections: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    options: INDEX_ONLY_PLANS,
  });
  // Losing an idle connection needs no handling: the next query opens another.
  pool.on('error', () => {});
  return pool;
}

/** Thrown if another server uses this database. */
export class StoreInUseError extends Error {
  constructor(database: string) {
    super(
      `Another embedded event store already serves the database "${database}". ` +
        'It allows one writer only: stop the other server or use another database.',
    );
    this.name = 'StoreInUseError';
  }
}

/**
 * Connects as the log's only writer. The writing session holds an advisory lock, so a server that lost its connection cannot
 * write any more. The wait for the lock covers a killed server's last transaction. (A pooler in transaction mode between the
 * server and Postgres would break this.)
 */
export async function connectWriter(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, options: INDEX_ONLY_PLANS });
  // Without a listener a lost connection would end the process; the next query reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    await takeLock(client);
    await client.query('set synchronous_commit to on');
    await createSchema(client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function takeLock(client: pg.Client): Promise<void> {
  const giveUpAt = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      WRITER_LOCK,
    ]);
    if (rows[0]?.locked) return;
    if (Date.now() >= giveUpAt) throw new StoreInUseError(client.database ?? '');
    await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS));
  }
}

const LOST = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** Returns whether the connection failed, rather than the statement. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // 08: connection exception; 57P: Postgres shuts down, has crashed or is starting.
  if (error instanceof pg.DatabaseError) {
    // At these severities Postgres ends the connection, possibly after the commit.
    if (error.severity === 'FATAL' || error.severity === 'PANIC') return true;
    return code.startsWith('08') || code.startsWith('57P');
  }
  return NETWORK_CODES.has(code) || LOST.test(error.message);
}
