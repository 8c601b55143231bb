import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { refuseInTransactions } from '#postgres/in-transaction.ts';
import type { ReadDatabase } from '../../database.ts';

const oids = { bigint: 20, date: 1082, timestamptz: 1184 };

/**
 * Converts an instant from Postgres's text, in a session with time zone UTC: `2026-11-21 12:06:36.12+00` →
 * `2026-11-21T12:06:36.120Z`.
 */
export function instant(text: string): string {
  const fraction = text.length > 22 ? text.slice(20, -3).padEnd(3, '0').slice(0, 3) : '000';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}

/** The parsers of query results: positions become bigint, instants ISO text with milliseconds, dates YYYY-MM-DD. */
export const readTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === oids.bigint) return BigInt;
    if (oid === oids.timestamptz) return instant;
    if (oid === oids.date) return String;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * Returns the settings of every connection to the read models. The time zone is UTC, which `instant` relies on. JIT is off:
 * compiling a plan would take longer than any query here.
 */
export function readConnection(databaseUrl: string): pg.ClientConfig {
  return { connectionString: databaseUrl, types: readTypes, options: '-c timezone=UTC -c jit=off' };
}

/**
 * Returns the settings of the runner's connections. They are pipelined, so that a batch takes one round trip. Pipelining rules
 * out COPY.
 */
export function runnerConnection(databaseUrl: string): pg.ClientConfig {
  return { ...readConnection(databaseUrl), pipeline: true };
}

/** Opens a pool of up to `max` (10) connections to the read models. `limits` sets how long callers wait for a connection. */
export function readPool(
  databaseUrl: string,
  max = 10,
  limits: Pick<pg.PoolConfig, 'connectionTimeoutMillis'> = {},
): pg.Pool {
  const pool = new pg.Pool({ ...readConnection(databaseUrl), max, ...limits });
  refuseInTransactions(pool);
  // The next query replaces a lost connection. The pool emits errors of idle connections, a client errors of its use; without
  // listeners they would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Kysely over the read models: rows and columns in camelCase, JSON values unchanged. */
export function readDatabase(pool: pg.Pool): Kysely<ReadDatabase> {
  return new Kysely<ReadDatabase>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
