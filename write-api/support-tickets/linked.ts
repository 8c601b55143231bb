import type { LinkedEntity, LinkedKind } from '#domain/support-tickets/support-ticket-kinds.ts';
import { newestTold } from '#event-store/newest.ts';
import { ApiError, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';

/** The list route of each kind of entity. */
const lists: Readonly<Record<LinkedKind, string>> = {
  tryset: '/v2/trysets',
  tryset_item: '/v2/trysets/items',
  stock_item: '/v1/stocks',
  product: '/v2/products',
  look: '/v1/looks',
  brand: '/v1/brands',
  user: '/v1/users',
  agency: '/v2/agencies',
};

/**
 * Throws 422 `support_ticket.entity_unknown` if the caller does not find the entity in its list, after the read side caught up with all
 * acknowledged events. So a ticket does not reveal which entities exist.
 */
export async function requireSeen(
  { streams, reads }: Pick<WriteDeps, 'streams' | 'reads'>,
  { credentials }: Pick<Asked, 'credentials'>,
  { category, id }: LinkedEntity,
): Promise<void> {
  const ask = async (atLeast?: bigint) => {
    try {
      return (await reads.listIds(lists[category], { ids: String(id) }, credentials, 1, atLeast)).count > 0;
    } catch (error) {
      // Callers of this kind may not read the list.
      if (error instanceof ApiError && error.statusCode === 403) return false;
      throw error;
    }
  };
  if ((await ask()) || (await ask((await newestTold(streams.client)) ?? undefined))) return;
  throw unprocessable('support_ticket.entity_unknown', `you see no ${category} ${id}: ask without it`, {
    category,
    id,
  });
}
