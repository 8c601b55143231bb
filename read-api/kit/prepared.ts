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
 * Ends a query whose text is always the same (`modifyEnd(prepared)`): each connection plans it once. Planning the join of a
 * list's page takes twice as long as reading its fifty rows.
 */
export const prepared = sql.raw(mark);

/** The pool as Kysely takes it, in which marked queries are prepared statements. */
export function preparing(pool: pg.Pool): PostgresPool {
  // Kysely keeps something for each client: the same one must look the same again.
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
      // A migration has given the table another column meanwhile: what was prepared before it cannot be run any more.
      if ((error as { code?: string }).code === resultTypeChanged) return plain.query<Row>(asked, values);
      throw error;
    });
  }
  return { query, release: (isDestroyed) => client.release(isDestroyed) };
}

/** A query as a pool takes it that prepares it. Named by its text: whoever shares a connection gives no other text that name. */
export function preparedQuery(text: string): { name: string; text: string } {
  return { name: createHash('sha256').update(text).digest('base64url'), text };
}
