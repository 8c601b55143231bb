import type { StockItemPayloads } from '#domain/stock/stock-item.ts';
import type { TrysetItemPayloads } from '#domain/tryset-items/item.ts';

/** A parcel without data in the file. */
export const unknownParcel: TrysetItemPayloads['outbound'] = { courier: null, trackingNumber: null };

/** A check without data in the file: it is known only because the garment was lent again. */
export const unknownCheck: StockItemPayloads['check_complete'] = { grade: null, issue: null };
