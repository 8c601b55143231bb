import { type SelectQueryBuilder, sql } from 'kysely';
import { followedCount } from './followed-count.ts';
import type { Moves } from './moves.ts';
import { type Rows, rowsOf } from './readable/rows.ts';
import type { Reading } from './reading.ts';
import { among } from './search.ts';

interface Followed<DB, Tables extends keyof DB, Row> {
  name: string;
  query: object;
  moves: Moves;
  /** The column of the rows' ids, such as `look.id`. */
  id: string;
  matching: SelectQueryBuilder<DB, Tables, Row>;
}

/** The exact number of the matching rows of a query, kept current by events as `followedCount` does. */
export function countFollowed<DB, Tables extends keyof DB, Row>(
  reading: Reading,
  { id, matching, ...list }: Followed<DB, Tables, Row>,
): Promise<number> {
  const idsOf = async (found: SelectQueryBuilder<DB, Tables, Row>) => {
    const ids = sql<number[]>`coalesce(array_agg(${sql.ref(id)}), '{}')`.as('ids');
    const rows = await found.clearSelect().select(ids).$castTo<{ ids: number[] }>().execute();
    // Ids of eight bytes arrive as bigints or text.
    return rows.flatMap(({ ids }) => ids.map(Number));
  };
  return followedCount(reading, {
    ...list,
    all: () => idsOf(matching),
    among: (ids) => idsOf(matching.where(among(id, ids))),
  });
}

/** Rows for a list and its file whose count is kept current by events. */
export function followedRows<DB, Tables extends keyof DB, Row>(
  reading: Reading,
  { sorted, ...followed }: Followed<DB, Tables, Row> & { sorted: SelectQueryBuilder<DB, Tables, Row> },
): Rows<Row> {
  return { ...rowsOf(followed.matching, sorted), count: () => countFollowed(reading, followed) };
}
