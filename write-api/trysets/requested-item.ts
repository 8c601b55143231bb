import type { MemberState } from '#domain/members/member-state.ts';
import { defaultPostDays, trialDays } from '#domain/trysets/terms.ts';
import type { RequestedItem } from '#domain/trysets/tryset-events.ts';
import type { LookedUpSize } from './asked-sizes.ts';

/** The item as the tryset's event names it. */
export function requestedItem(
  { asked, product }: LookedUpSize,
  trysetItemId: number,
  stockItemId: number,
  who: MemberState,
): RequestedItem {
  return {
    trysetItemId,
    brandId: product?.brandId ?? 0,
    productId: product?.productId ?? 0,
    productSizeId: asked.productSizeId,
    stockItemId,
    useMode: product?.useMode ?? 'rent',
    trialDays,
    postDays: who.systemSetting.postDelayDay ?? defaultPostDays,
  };
}
