import { mayTakeOn } from '#domain/brand-subscriptions/service.ts';
import { isIncluded } from '#domain/look-uses/included.ts';
import { type LookUsePrice, paymentOf } from '#domain/look-uses/price.ts';
import { lookUsePrice, lookUsePriceId } from '#domain/look-uses/price-policy.ts';
import type { LookUseType } from '#domain/look-uses/use-kinds.ts';
import type { Region } from '#domain/regions.ts';
import { conflict, unprocessable } from '#http/errors.ts';
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

/** What a requester saw as the price: the brand's money and the member's points, null where it did not say. */
export interface SeenPrice {
  amount: number | null;
  pointAmount: number | null;
}

/** Throws 409 `look_use.price_changed` with the present price unless it is the one that the requester saw. */
export function requireSeenPrice(price: LookUsePrice | null, seen: SeenPrice): void {
  const { brandPaymentAmount, pointAmount: points } = paymentOf(price, null);
  const amount = brandPaymentAmount ?? 0;
  const pointAmount = points ?? 0;
  if ((seen.amount ?? amount) === amount && (seen.pointAmount ?? pointAmount) === pointAmount) return;
  const message = 'the use has another price by now: look at it, and ask again with the new one';
  throw conflict('look_use.price_changed', message, { amount, pointAmount });
}
