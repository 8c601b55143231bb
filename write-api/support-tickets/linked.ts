import type { LinkedEntity, LinkedKind } from '#domain/support-tickets/support-ticket-kinds.ts';
import { newestTold } from '#event-store/newest.ts';
import { ApiError, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';

/** The list that shows each kind of linked entity to callers who may see it. */
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
 * Throws 422 `support_ticket.entity_unknown` if the caller's own list does not show the entity, even after the list has caught
 * up with all acknowledged events. A ticket thus never reveals that an entity exists.
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
      // Status 403 means that callers of this kind have no such list.
      if (error instanceof ApiError && error.statusCode === 403) return false;
      throw error;
    }
  };
  if ((await ask()) || (await ask((await newestTold(streams.client)) ?? undefined))) return;
  throw unprocessable(
    'support_ticket.entity_unknown',
    `you have no access to a ${category} ${id}; send the ticket without it`,
    {
      category,
      id,
    },
  );
}
