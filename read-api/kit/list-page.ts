import type { FastifyRequest } from 'fastify';
import { type PageOf, type Paging, pageOf } from '#http/lists.ts';

interface ListPage<Row> {
  paging: Paging;
  /** The exact number of rows that the filters match. */
  count(): Promise<number>;
  /** The ids of the page alone, from an index: rows are only read for those that are shown. */
  ids(paging: Paging): Promise<number[]>;
  rows(ids: readonly number[]): Promise<Row[]>;
}

/** One page of a list with its exact count; count and page are asked at the same time. */
export async function listPage<Row>(request: FastifyRequest, list: ListPage<Row>): Promise<PageOf<Row>> {
  const { paging } = list;
  const page = list.ids(paging).then((ids) => list.rows(ids));
  const [count, data] = await Promise.all([list.count(), page]);
  return pageOf(request, paging, count, data);
}
