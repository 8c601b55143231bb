import type { StockStatus } from '#domain/stock/stock-status.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import type { Scanned } from '#read-api/stock/contract.ts';

/** Where a garment really is on its way back to the shelf, as the desk says it; what may be done is the server's to say. */
export type Standing =
  /** The return is under way, or was given up: it is received when it comes. */
  | 'on_way'
  /** Received; the return is still to be completed. */
  | 'arrived'
  /** Its return was accepted, but nobody has said that it was sent. */
  | 'unannounced'
  /** Its return was asked for, and not accepted yet. */
  | 'asked'
  /** The member has it, and has not asked for its return. */
  | 'with_member'
  /** On its way to the member: it comes back undelivered. */
  | 'outbound'
  | 'in_check'
  | 'in_stock'
  | 'on_hold'
  | 'unavailable'
  /** Registered, or back in the house: not in stock yet. */
  | 'to_enter'
  /** To be sent to a member. */
  | 'reserved'
  /** On its way back to its brand. */
  | 'leaving'
  /** Sold, given, or paid for by the member. */
  | 'sold'
  /** Somebody is buying it. */
  | 'buying'
  /** The rental is over, and the garment will know in a moment. */
  | 'settling';

/** By the item that holds it, which is none where the rental is over. */
const byItem: Readonly<Record<TrysetItemStatus, Standing>> = {
  idle: 'settling',
  tryset_canceled: 'settling',
  return_delivered: 'settling',
  purchased: 'settling',
  tryset_requested: 'reserved',
  tryset_preparing: 'reserved',
  tryset_delivering: 'outbound',
  tryset_delivered: 'with_member',
  return_requested: 'asked',
  return_preparing: 'unannounced',
  return_delivering: 'on_way',
  return_failed: 'on_way',
  return_deferred: 'on_way',
  return_arrived: 'arrived',
  purchase_pending: 'buying',
};

/** By itself, where nobody holds it. */
const byStock: Readonly<Record<StockStatus, Standing>> = {
  none: 'settling',
  in_use: 'settling',
  in_check: 'in_check',
  in_stock: 'in_stock',
  hold: 'on_hold',
  unavailable: 'unavailable',
  created: 'to_enter',
  idle: 'to_enter',
  out_stock: 'to_enter',
  requested: 'reserved',
  out_stock_ready: 'leaving',
  out_stock_ongoing: 'leaving',
  purchased: 'sold',
};

type Found = {
  stock: Pick<Scanned['stock'], 'status' | 'holder' | 'unavailableReasonType'>;
  item: Pick<NonNullable<Scanned['item']>, 'id' | 'status'> | null;
};

/** A status of a server that is newer than this page is waited out. */
export function standingOf({ stock, item }: Found): Standing {
  if (stock.unavailableReasonType === 'curator_paid') return 'sold';
  if (stock.holder === null) return byStock[stock.status] ?? 'settling';
  if (stock.holder.kind !== 'tryset_item') return 'buying';
  if (item?.id !== stock.holder.id) return 'settling';
  return byItem[item.status] ?? 'settling';
}
