import { mayTakeOn } from '#domain/brand-subscriptions/service.ts';
import { isIncluded } from '#domain/look-uses/included.ts';
import type { LookUsePrice } from '#domain/look-uses/price.ts';
import { lookUsePrice, lookUsePriceId } from '#domain/look-uses/price-policy.ts';
import type { LookUseType } from '#domain/look-uses/use-kinds.ts';
import type { Region } from '#domain/regions.ts';
import { unprocessable } from '#http/errors.ts';
import { liveSubscriptionOf } from '../brand-subscriptions/live.ts';
import type { WriteDeps } from '../deps.ts';

interface PriceFor {
  brandId: number;
  useType: LookUseType;
  /** The member's country. */
  regionId: Region;
}

/**
 * Returns the list price of a use; null if the brand's plan includes it. Throws 422 `subscription.payment_failed` while the
 * brand's service has stopped.
 */
export async function priceFor(
  deps: WriteDeps,
  { brandId, useType, regionId }: PriceFor,
): Promise<LookUsePrice | null> {
  const live = await liveSubscriptionOf(deps, brandId);
  if (live !== null && !mayTakeOn(live)) {
    throw unprocessable(
      'subscription.payment_failed',
      'the brand’s plan is not paid: pay it before you ask for uses of looks',
      { brandSubscriptionId: live.brandSubscriptionId },
    );
  }
  if (isIncluded(live, useType)) return null;
  const { prices } = (await deps.streams.refresh(lookUsePrice, lookUsePriceId)).state;
  return prices[regionId][useType];
}
