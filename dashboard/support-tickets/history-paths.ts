import type { LinkedKind } from '#domain/support-tickets/support-ticket-kinds.ts';

/** The API path of the history of each kind of entity that a ticket can be about. */
export const historyPaths: Readonly<Record<LinkedKind, string>> = {
  tryset: '/v2/trysets/{id}/history',
  tryset_item: '/v2/trysets/items/{id}/history',
  stock_item: '/v1/stocks/{id}/history',
  product: '/v2/products/{id}/history',
  look: '/v1/looks/{id}/history',
  brand: '/v1/brands/{id}/history',
  user: '/v1/users/{id}/history',
  agency: '/v2/agencies/{id}/history',
};
