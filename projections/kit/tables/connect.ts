import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { refuseInTransactions } from '#postgres/in-transaction.ts';
import type { ReadDatabase } from '../../database.ts';

const oids = { bigint: 20, date: 1082, timestamptz: 1184 };

/** `2026-11-21 12:06:36.12+00`, as a session in UTC answers, → `2026-11-21T12:06:36.120Z`. */
export function instant(text: string): string {
  const fraction = text.length > 22 ? text.slice(20, -3).padEnd(3, '0').slice(0, 3) : '000';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}

/** How answers are read: positions as bigint, instants as ISO text in milliseconds, dates as YYYY-MM-DD. */
export const readTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === oids.bigint) return BigInt;
    if (oid === oids.timestamptz) return instant;
    if (oid === oids.date) return String;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * Settings of every connection to the read models. The session's time zone is UTC, which `instant` relies on; compiling
 * a plan would cost more than any query here.
 */
export function readConnection(databaseUrl: string): pg.ClientConfig {
  return { connectionString: databaseUrl, types: readTypes, options: '-c timezone=UTC -c jit=off' };
}

/** Those of the runner's: what a batch writes takes one way to Postgres, for which COPY cannot be used. */
export function runnerConnection(databaseUrl: string): pg.ClientConfig {
  return { ...readConnection(databaseUrl), pipeline: true };
}

/** A pool of connections to the read models; `max` of them (10). Whoever waits for one waits as `limits` have it. */
export function readPool(
  databaseUrl: string,
  max = 10,
  limits: Pick<pg.PoolConfig, 'connectionTimeoutMillis'> = {},
): pg.Pool {
  const pool = new pg.Pool({ ...readConnection(databaseUrl), max, ...limits });
  refuseInTransactions(pool);
  // A connection that is lost is replaced by the next query. Unheard, its error would end the process: the pool's where nobody
  // uses it, its own while it is lent.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The read models for Kysely: rows and columns in camelCase, JSON columns as they are. */
export function readDatabase(pool: pg.Pool): Kysely<ReadDatabase> {
  return new Kysely<ReadDatabase>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
