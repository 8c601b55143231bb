import type { LinkedEntity, LinkedKind } from '#domain/support-tickets/support-ticket-kinds.ts';
import { newestTold } from '#event-store/newest.ts';
import { ApiError, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';

/** The list in which each kind of thing stands, for whoever may see it. */
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
 * 422 `support_ticket.entity_unknown` where the caller sees no such thing in its list, once that has what is acknowledged by now;
 * so nobody learns by a ticket what there is.
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
      // The list is not for callers of this kind.
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
