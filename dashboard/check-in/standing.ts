import type { StockStatus } from '#domain/stock/stock-status.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import type { Scanned } from '#read-api/stock/contract.ts';

/**
 * Stage of a garment on its way back to the shelf. Only the desk's messages use it: the server decides which tasks
 * are allowed.
 */
export type Standing =
  /** The item's return is under way, has failed or was deferred. The desk receives the garment when it arrives. */
  | 'on_way'
  /** The garment was received, but the return is not completed yet. */
  | 'arrived'
  /** The return was accepted, but no shipment was announced. */
  | 'unannounced'
  /** The return was requested, but not accepted yet. */
  | 'asked'
  /** The member has the garment and has not requested its return. */
  | 'with_member'
  /** The garment is on its way to the member. At the desk this means that the delivery failed. */
  | 'outbound'
  | 'in_check'
  | 'in_stock'
  | 'on_hold'
  | 'unavailable'
  /** The garment is registered or back in the warehouse, but not in stock yet. */
  | 'to_enter'
  /** The garment is reserved for a delivery to a member. */
  | 'reserved'
  /** The garment is on its way back to its brand. */
  | 'leaving'
  /** The garment was sold, given away, or paid for by the member. */
  | 'sold'
  /** A purchase of the garment is under way. */
  | 'buying'
  /** The rental is over, but the garment's status does not reflect that yet. */
  | 'settling';

/** The stage by the status of the item that holds the garment. `settling` stands for an ended rental. */
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

/** The stage by the garment's own status, if no item holds the garment. */
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

/** The garment's stage. An unknown status, from a server newer than this page, counts as `settling`. */
export function standingOf({ stock, item }: Found): Standing {
  if (stock.unavailableReasonType === 'curator_paid') return 'sold';
  if (stock.holder === null) return byStock[stock.status] ?? 'settling';
  if (stock.holder.kind !== 'tryset_item') return 'buying';
  if (item?.id !== stock.holder.id) return 'settling';
  return byItem[item.status] ?? 'settling';
}
