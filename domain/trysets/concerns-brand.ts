import { untouched } from '../exhaustive.ts';
import type { RequestedItem, TrysetEvent } from './tryset-events.ts';

/**
 * Returns whether a tryset's event concerns a brand: it is about the whole tryset or about an item of the brand. `items` are
 * the tryset's items after the event.
 */
export function concernsBrand(
  { type, data }: TrysetEvent,
  items: readonly Pick<RequestedItem, 'trysetItemId' | 'brandId'>[],
  brandId: number,
): boolean {
  switch (type) {
    case 'TrysetRequested':
    case 'TrysetRequestExpired':
    case 'TrysetDestinationCorrected':
    case 'TrysetNotesRevised':
    case 'TrysetDeliveryPlanned':
    case 'TrysetRemoved':
      return true;
    case 'TrysetItemAdded':
      return data.item.brandId === brandId;
    case 'TrysetItemAddExpired':
      // The item was never created, so its brand is unknown.
      return false;
    case 'TrysetCanceled':
    case 'TrysetReturnRequested':
    case 'TrysetReturnAccepted':
      return items.some((item) => item.brandId === brandId && data.itemIds.includes(item.trysetItemId));
    default:
      return untouched(type, false);
  }
}
