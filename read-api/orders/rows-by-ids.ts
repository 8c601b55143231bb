import type { SelectQueryBuilder } from 'kysely';
import type { Rows } from '../kit/readable/rows.ts';

/** Rows that are read at once for a file. */
const together = 200;

interface ById<DB, Tables extends keyof DB, Row> {
  /** The ids of all matching rows, sorted. An index alone finds those of a page. */
  ids: SelectQueryBuilder<DB, Tables, { id: number | bigint }>;
  /** The rows in the order of their ids. */
  rows(ids: readonly number[]): Promise<Row[]>;
  count(): Promise<number>;
}

/** Rows for a list and its file. Their joins are read only for the ids of the page. */
export function rowsByIds<DB, Tables extends keyof DB, Row>({
  ids,
  rows,
  count,
}: ById<DB, Tables, Row>): Rows<Row> {
  return {
    count,
    page: async ({ limit, offset }) => {
      const page = await ids.limit(limit).offset(offset).execute();
      return rows(page.map(({ id }) => Number(id)));
    },
    async *all() {
      let part: number[] = [];
      for await (const { id } of ids.stream(together)) {
        part.push(Number(id));
        if (part.length < together) continue;
        yield* await rows(part);
        part = [];
      }
      yield* await rows(part);
    },
  };
}
