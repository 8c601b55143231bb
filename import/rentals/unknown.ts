import type { StockItemPayloads } from '#domain/stock/stock-item.ts';
import type { TrysetItemPayloads } from '#domain/trysets/item.ts';

/** What a parcel is said to be when the file tells nothing of it: events need a courier, and no number can be looked up. */
export const unknownParcel: TrysetItemPayloads['outbound'] = { courier: 'DVER', trackingNumber: '' };

/** How a garment came out of its check when the file does not tell: fit to be lent again, which it was. */
export const unknownCheck: StockItemPayloads['check_complete'] = { grade: 'A', issue: null };
