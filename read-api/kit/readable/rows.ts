import { type SelectQueryBuilder, sql } from 'kysely';
import type { Paging } from '#http/lists.ts';
import { countOf } from '../count-rows.ts';

/** Rows that a list answers and a file holds. */
export interface Rows<Row> {
  count(): Promise<number>;
  page(paging: Paging): Promise<Row[]>;
  all(): AsyncIterableIterator<Row>;
}

/** Rows read from the database so many at once. */
const together = 200;

/** The rows of a query, and the same in the order that was asked for. */
export function rowsOf<DB, Tables extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, Tables, Row>,
  sorted: SelectQueryBuilder<DB, Tables, Row>,
): Rows<Row> {
  return {
    count: () =>
      countOf(matching.clearSelect().select(sql`count(*)`.as('count')).$castTo<{ count: bigint }>()),
    page: ({ limit, offset }) => sorted.limit(limit).offset(offset).execute(),
    all: () => sorted.stream(together),
  };
}
