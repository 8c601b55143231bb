import type { PageOf } from '#http/lists.ts';
import { builder } from './builder.ts';

export const defaultSize = 20;

interface PageInput {
  page?: number | null | undefined;
  size?: number | null | undefined;
}

export const PaginationArgsInput = builder.inputType('PaginationArgsInput', {
  fields: (t) => ({
    page: t.int({ description: 'The number of the page, from 1; 1 if omitted' }),
    size: t.int({ description: 'Rows a page, at most 100; 20 if omitted' }),
  }),
});

/** Converts a page and its size to the REST APIs' `limit` and `offset`. */
export function pagingOf({ page, size }: PageInput): { limit: number; offset: number } {
  const limit = size ?? defaultSize;
  return { limit, offset: ((page ?? 1) - 1) * limit };
}

export interface PageInfo {
  totalCount: number;
  totalPage: number;
  currentPage: number;
}

export const PageInfoType = builder.objectRef<PageInfo>('PageInfo').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount'),
    totalPage: t.exposeInt('totalPage'),
    currentPage: t.exposeInt('currentPage'),
  }),
});

export interface ItemsPage<Row> {
  items: Row[];
  pageInfo: PageInfo;
}

/** Converts a page of a REST list to items and page info. */
export function itemsOf<Row>({ count, data }: Pick<PageOf<Row>, 'count' | 'data'>, asked: PageInput) {
  const { limit } = pagingOf(asked);
  return {
    items: data,
    pageInfo: {
      totalCount: count,
      totalPage: Math.ceil(count / limit),
      currentPage: asked.page ?? 1,
    },
  };
}
