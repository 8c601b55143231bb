import type { MemberState } from '#domain/members/member-state.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { stockPrice } from '#domain/stock/stock-price.ts';
import { type EarningTerms, uploadPoints } from '#domain/tryset-items/upload-points.ts';
import { defaultPostDays, trialDays } from '#domain/trysets/terms.ts';
import type { RequestedItem } from '#domain/trysets/tryset-events.ts';
import type { WriteDeps } from '../deps.ts';
import type { LookedUpSize } from './asked-sizes.ts';

interface Reserved {
  trysetItemId: number;
  stockItemId: number;
}

/** Builds the item for the tryset's event, with the points that its reserved garment earns. */
export async function requestedItem(
  { streams }: Pick<WriteDeps, 'streams'>,
  { asked, product }: LookedUpSize,
  { trysetItemId, stockItemId }: Reserved,
  { who, terms }: { who: MemberState; terms: EarningTerms },
): Promise<RequestedItem> {
  const { discountRate } = (await streams.load(stockItem, stockItemId)).state;
  return {
    trysetItemId,
    brandId: product?.brandId ?? 0,
    productId: product?.productId ?? 0,
    productSizeId: asked.productSizeId,
    stockItemId,
    useMode: product?.useMode ?? 'rent',
    trialDays,
    postDays: who.systemSetting.postDelayDay ?? defaultPostDays,
    ...uploadPoints(stockPrice(product?.originalPrice ?? 0, discountRate), terms),
  };
}
