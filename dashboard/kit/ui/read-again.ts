import type { QueryClient } from '@tanstack/react-query';

/** The `meta` of queries that every page shows beside its content: the menu's numbers, pinned views, the bell. */
export const beside = { isBeside: true };

/**
 * Refreshes the open queries after a change, and resolves once the page's own queries are read. The queries with `beside`
 * follow after that, so that they do not delay the changed row. With `none`, each query is read when it is next shown.
 */
export async function readAgain(client: QueryClient, refetchType: 'active' | 'none' = 'active') {
  await client.invalidateQueries({ predicate: ({ meta }) => meta?.isBeside !== true, refetchType });
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.isBeside === true, refetchType });
}
