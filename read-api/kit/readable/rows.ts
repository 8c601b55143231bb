import { type SelectQueryBuilder, sql } from 'kysely';
import type { Paging } from '#http/lists.ts';
import { countOf } from '../count-rows.ts';

/** Rows for a list and its file. */
export interface Rows<Row> {
  count(): Promise<number>;
  page(paging: Paging): Promise<Row[]>;
  all(): AsyncIterableIterator<Row>;
}

/** Rows per database fetch. */
const together = 200;

/** Builds the rows of a query, unsorted for counting and sorted for reading. */
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
