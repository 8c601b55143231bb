import type { NotedKind } from '#domain/notes/noted-kinds.ts';

/** The API path of the comments on each kind of entity. */
export const commentsPaths: Readonly<Record<NotedKind, string>> = {
  tryset: '/v2/trysets/{id}/comments',
  tryset_item: '/v2/trysets/items/{id}/comments',
  stock_item: '/v1/stocks/{id}/comments',
  product: '/v2/products/{id}/comments',
};

/** An entity that people can comment on and that can have an assignee. */
export interface Thing {
  kind: NotedKind;
  id: number;
}
