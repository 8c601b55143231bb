import type { NotedKind } from '#domain/notes/noted-kinds.ts';

/** The comments on each kind of thing. */
export const commentsPaths: Readonly<Record<NotedKind, string>> = {
  tryset: '/v2/trysets/{id}/comments',
  tryset_item: '/v2/trysets/items/{id}/comments',
  stock_item: '/v1/stocks/{id}/comments',
  product: '/v2/products/{id}/comments',
};

/** What comments are about, and what somebody may see to. */
export interface Thing {
  kind: NotedKind;
  id: number;
}
