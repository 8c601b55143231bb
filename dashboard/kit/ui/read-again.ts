import type { QueryClient } from '@tanstack/react-query';

/** The `meta` of what stands beside every page: the menu's numbers, pinned views, the bell. */
export const beside = { isBeside: true };

/**
 * After a change: what is open is read again, and resolves once the page's own has come. What stands beside it follows then, so that
 * nobody waits longer for the row that was changed. With `none` all is read when it is looked at next.
 */
export async function readAgain(client: QueryClient, refetchType: 'active' | 'none' = 'active') {
  await client.invalidateQueries({ predicate: ({ meta }) => meta?.isBeside !== true, refetchType });
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.isBeside === true, refetchType });
}
