import { sql } from 'kysely';
import { limitingPlan, mayTakeOn } from '#domain/brand-subscriptions/service.ts';
import { conflict, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { untilIndexed } from '../kit/index/until-known.ts';
import { liveSubscriptionOf } from './live.ts';

/**
 * Throws 422 `subscription.limit_reached` if the brand has as many products as its plan allows. Waits until the index has all
 * acknowledged events. Two simultaneous registrations may still exceed the limit.
 */
export async function requireRoomForProduct(deps: WriteDeps, brandId: number): Promise<void> {
  const live = await liveSubscriptionOf(deps, brandId);
  const most = (live && limitingPlan(live)?.maxSkuAmount) ?? null;
  if (most === null) return;
  await untilIndexed(deps);
  const { count } = await deps.db
    .selectFrom('write.of_brands')
    .select(sql<string>`count(*)`.as('count'))
    .where('category', '=', 'product')
    .where('brand_id', '=', brandId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) throw limitReached('max_sku_amount', most, Number(count));
}

/**
 * Throws like `requireRoomForProduct` if the product has as many garments as the plan allows, and 409
 * `subscription.payment_failed` while the brand's service has stopped.
 */
export async function requireRoomForGarment(
  deps: WriteDeps,
  { brandId, productId }: { brandId: number; productId: number },
): Promise<void> {
  const live = await liveSubscriptionOf(deps, brandId);
  if (live === null) return;
  if (!mayTakeOn(live)) {
    throw conflict(
      'subscription.payment_failed',
      'the brand’s plan is not paid: pay it before you register garments',
      { brandSubscriptionId: live.brandSubscriptionId },
    );
  }
  const most = limitingPlan(live)?.maxItemsPerSku ?? null;
  if (most === null) return;
  await untilIndexed(deps);
  const { count } = await deps.db
    .selectFrom('write.stock_candidates')
    .innerJoin('write.product_sizes', (join) =>
      join.onRef('write.product_sizes.product_size_id', '=', 'write.stock_candidates.product_size_id'),
    )
    .select(sql<string>`count(*)`.as('count'))
    .where('product_id', '=', productId)
    .where(sql<boolean>`not coalesce((state ->> 'isRemoved')::boolean, false)`)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) throw limitReached('max_items_per_sku', most, Number(count));
}

function limitReached(limit: 'max_sku_amount' | 'max_items_per_sku', most: number, count: number) {
  const what = limit === 'max_sku_amount' ? 'products' : 'garments of a product';
  return unprocessable(
    'subscription.limit_reached',
    `the brand’s plan allows ${most} ${what}: remove one, or upgrade the plan`,
    { limit, most, count },
  );
}
