import { untouched } from '../exhaustive.ts';
import type { RequestedItem, TrysetEvent } from './tryset-events.ts';

/**
 * Whether an event of a tryset concerns a brand: it is about the tryset as a whole, or about an item of the brand. What
 * is about items of other brands alone is not its affair. `items` are those of the tryset once the event has happened.
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
    case 'TrysetRemoved':
      return true;
    case 'TrysetItemAdded':
      return data.item.brandId === brandId;
    case 'TrysetItemAddExpired':
      // An item that never came to be: nobody knows of which brand it would have been.
      return false;
    case 'TrysetCanceled':
    case 'TrysetReturnRequested':
    case 'TrysetReturnAccepted':
      return items.some((item) => item.brandId === brandId && data.itemIds.includes(item.trysetItemId));
    default:
      return untouched(type, false);
  }
}
