import type { StockStatus } from '#domain/stock/stock-status.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import type { Scanned } from '#read-api/stock/contract.ts';

/** A garment's place on its way back to the shelf, for the desk's texts. The server decides which tasks are allowed. */
export type Standing =
  /** The return is under way, failed or deferred. The garment can be received on arrival. */
  | 'on_way'
  /** Received; the return is not completed yet. */
  | 'arrived'
  /** The return was accepted, but nobody reported its shipment. */
  | 'unannounced'
  /** The return was requested, but not accepted yet. */
  | 'asked'
  /** The member has the garment and has not requested a return. */
  | 'with_member'
  /** On its way to the member. At the desk it has come back undelivered. */
  | 'outbound'
  | 'in_check'
  | 'in_stock'
  | 'on_hold'
  | 'unavailable'
  /** Registered or returned, but not entered into stock yet. */
  | 'to_enter'
  /** Reserved for shipment to a member. */
  | 'reserved'
  /** On its way back to its brand. */
  | 'leaving'
  /** Sold, given away, or paid for by the member. */
  | 'sold'
  /** Somebody is buying it. */
  | 'buying'
  /** The rental has ended, but the garment's state does not reflect it yet. */
  | 'settling';

/** The standing by the status of the item that holds the garment. */
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

/** The standing by the garment's own status, if nothing holds it. */
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

/** The garment's standing. An unknown status of a newer server counts as `settling`. */
export function standingOf({ stock, item }: Found): Standing {
  if (stock.unavailableReasonType === 'curator_paid') return 'sold';
  if (stock.holder === null) return byStock[stock.status] ?? 'settling';
  if (stock.holder.kind !== 'tryset_item') return 'buying';
  if (item?.id !== stock.holder.id) return 'settling';
  return byItem[item.status] ?? 'settling';
}
