import type { PointAccount } from '#domain/points/account-state.ts';
import { sharesByKind } from '#domain/points/holds.ts';
import type { Caller } from '#http/caller.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadDeps } from '../deps.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { among } from '../kit/search.ts';
import type { PointsSpent } from './contract.ts';
import { pointsOf } from './lists.ts';

/**
 * The points that a member spent on tryset items and did not get back, newest items first. Throws 404 if the caller may not
 * see the member.
 */
export async function pointsSpent(deps: ReadDeps, caller: Caller, userId: number): Promise<PointsSpent[]> {
  await pointsOf(deps.db, caller, userId);
  const account = (await foldedStreams(deps, [`point_account-${userId}`])).at(-1)?.after;
  const { captured = {} }: Partial<PointAccount> = account ?? {};
  const shares = sharesByKind(captured, 'tryset').toSorted((one, other) => other.itemId - one.itemId);
  const itemIds = shares.map(({ itemId }) => itemId);
  const items = await trysetItemsFor(deps.db, caller)
    .leftJoin('read.products as product', 'product.id', 'item.productId')
    .where(among('item.id', itemIds))
    .select(['item.id', 'item.status', 'product.name'])
    .execute();
  const byId = new Map(items.map((item) => [item.id, item]));
  return shares.map(({ id: trysetId, itemId, amount }) => {
    const { name = null, status = null } = byId.get(itemId) ?? {};
    return { id: itemId, trysetId, productName: name, status, amount };
  });
}
