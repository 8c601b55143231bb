import type { QueryClient } from '@tanstack/react-query';

/** The `meta` of queries that are shown beside every page: the menu's numbers, pinned views and the bell. */
export const beside = { isBeside: true };

/**
 * Refetches the shown queries after a change and resolves once the page's own queries have loaded. The queries beside the
 * page follow, so that they do not delay the changed row. With `none`, queries refetch when they are next shown.
 */
export async function readAgain(client: QueryClient, refetchType: 'active' | 'none' = 'active') {
  await client.invalidateQueries({ predicate: ({ meta }) => meta?.isBeside !== true, refetchType });
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.isBeside === true, refetchType });
}
