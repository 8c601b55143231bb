import type { Listed, Paging } from '#http/lists.ts';

interface ListPage<Row> {
  paging: Paging;
  /** Returns the exact number of matching rows. */
  count(): Promise<number>;
  /** Reads the ids of the page from an index alone; full rows are read only for these ids. */
  ids(paging: Paging): Promise<number[]>;
  rows(ids: readonly number[]): Promise<Row[]>;
}

/** Returns one page of a list with its exact count; both queries run concurrently. */
export async function listPage<Row>(list: ListPage<Row>): Promise<Listed<Row>> {
  const { paging } = list;
  const page = list.ids(paging).then((ids) => list.rows(ids));
  const [count, data] = await Promise.all([list.count(), page]);
  return { paging, count, data };
}
