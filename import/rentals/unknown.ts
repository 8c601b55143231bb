import type { StockItemPayloads } from '#domain/stock/stock-item.ts';
import type { TrysetItemPayloads } from '#domain/tryset-items/item.ts';

/** A parcel of which the file says nothing. */
export const unknownParcel: TrysetItemPayloads['outbound'] = { courier: null, trackingNumber: null };

/** A check of which the file says nothing: the garment must have passed it, as it was lent again. */
export const unknownCheck: StockItemPayloads['check_complete'] = { grade: null, issue: null };
