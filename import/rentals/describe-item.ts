import type { TrysetItemDescription } from '#domain/tryset-items/item-events.ts';
import { noUploadPoints } from '#domain/tryset-items/upload-points.ts';
import { daysBetween } from '../dates.ts';
import type { Lent } from './allocate.ts';
import type { BuildContext } from './context.ts';
import type { TrysetPlan } from './trysets.ts';

/** The description of a requested tryset item. Its trial lasts as long as the rental, but at least a day. */
export function describeItem(
  { idOf, masters }: BuildContext,
  tryset: TrysetPlan,
  { rental, garment }: Lent,
): TrysetItemDescription {
  const of = masters.ofGarment.get(garment);
  if (of === undefined) throw new Error(`the garment ${garment.ref} has no product`);
  return {
    trysetItemId: idOf('tryset_item', rental.ref),
    trysetId: idOf('tryset', tryset.ref),
    userId: idOf('user', tryset.memberRef),
    userGender: null,
    userRegion: 'KOREA',
    brandId: idOf('brand', of.product.brand),
    productId: idOf('product', of.product.ref),
    productSizeId: idOf('product_size', of.size.ref),
    stockItemId: idOf('stock_item', garment.ref),
    useMode: 'rent',
    trialDays: Math.max(1, daysBetween(rental.deliveredOn, rental.returnedOn)),
    postDays: 0,
    ...noUploadPoints,
  };
}
