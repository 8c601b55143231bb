import { createHash } from 'node:crypto';
import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely';
import type pg from 'pg';

const mark = '/* prepared */';
const resultTypeChanged = '0A000';

/**
 * Marks a query with constant text (`modifyEnd(prepared)`): Postgres plans it once per connection. Planning the join
 * of a list page takes twice as long as reading its fifty rows.
 */
export const prepared = sql.raw(mark);

/** Wraps the pool for Kysely so that marked queries become prepared statements. */
export function preparing(pool: pg.Pool): PostgresPool {
  // Kysely keeps state by client, so each client must keep its wrapper.
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const preparer = known.get(client) ?? preparerOf(client);
      known.set(client, preparer);
      return preparer;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function preparerOf(client: pg.PoolClient): PostgresPoolClient {
  const plain: PostgresPoolClient = client;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(asked: string | PostgresCursor<Row>, values: readonly unknown[] = []) {
    if (typeof asked !== 'string') return plain.query(asked);
    if (!asked.endsWith(mark)) return plain.query<Row>(asked, values);
    return client.query({ ...preparedQuery(asked), values: [...values] }).catch((error: unknown) => {
      // A migration changed the table's columns, so statements prepared before it no longer run.
      if ((error as { code?: string }).code === resultTypeChanged) return plain.query<Row>(asked, values);
      throw error;
    });
  }
  return { query, release: (isDestroyed) => client.release(isDestroyed) };
}

/** A prepared query. Its name is a hash of its text, so that users of one connection cannot clash. */
export function preparedQuery(text: string): { name: string; text: string } {
  return { name: createHash('sha256').update(text).digest('base64url'), text };
}
