import type { NotedKind } from '#domain/notes/noted-kinds.ts';

/** The API path of an entity, by its kind. */
export const thingPaths: Readonly<Record<NotedKind, string>> = {
  tryset: '/v2/trysets/{id}',
  tryset_item: '/v2/trysets/items/{id}',
  stock_item: '/v1/stocks/{id}',
  product: '/v2/products/{id}',
};
