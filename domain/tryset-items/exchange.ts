import { accept, type Decision, refuse } from '../decider.ts';
import type { Sealed } from '../sealed.ts';
import type { TrysetItemDescription, TrysetItemEvent } from './item-events.ts';
import type { TrysetItemState } from './item-state.ts';

/** The new tryset of an item that cannot join the former one. The recipient is the former tryset's, sealed with the member's key. */
export interface NextTryset {
  recipient: Sealed | null;
  isPreferExpress: boolean;
  /** Days of the delivery, YYYY-MM-DD. */
  expectedDeliveryOn: string | null;
  prepareOn: string | null;
}

/** The item of the other size that follows a delivered one. `tryset` is null if it joins the same tryset. */
export interface NextItem {
  trysetId: number;
  item: Omit<TrysetItemDescription, 'trysetId' | 'userId' | 'userGender' | 'userRegion'>;
  tryset: NextTryset | null;
}

/** Where a delivered item was exchanged to: the item of the other size, its tryset and its first garment. */
export type ExchangedTo = Pick<TrysetItemDescription, 'trysetItemId' | 'trysetId' | 'stockItemId'>;

/** Gives an item that waits a garment of another size. `to` is the reserved garment; null if none is free. */
export function exchangedSize(
  item: TrysetItemState,
  { productSizeId, to }: { productSizeId: number; to: number | null },
): Decision<TrysetItemEvent> {
  if (to === null) return sizeNotFree(productSizeId);
  const data = { productSizeId, from: item.stockItemId, to };
  return accept({ type: 'TrysetItemSizeExchanged', data });
}

/** Asks a delivered item back, and lets the item of the other size follow it. `next` is null if no garment is free. */
export function exchangedItem({
  productSizeId,
  next,
}: {
  productSizeId: number;
  next: NextItem | null;
}): Decision<TrysetItemEvent> {
  if (next === null) return sizeNotFree(productSizeId);
  return accept<TrysetItemEvent>(
    { type: 'TrysetItemExchanged', data: { next } },
    { type: 'TrysetItemReturnRequested', data: { pickupReason: null, requestedPickupDate: null } },
  );
}

function sizeNotFree(productSizeId: number): Decision<TrysetItemEvent> {
  return refuse(
    'conflict',
    'tryset_item.size_not_free',
    `no garment of product size ${productSizeId} is free; choose another size, or wait until one comes back`,
    { productSizeId },
  );
}
