import type { DomainEvent } from '../event.ts';
import type { CommerceStockType } from './stock-kinds.ts';

/** How a size is offered in the shop. */
export interface CommerceSale {
  productSizeId: number;
  productId: number;
  brandId: number;
  type: CommerceStockType;
  isForSale: boolean;
}

/** One piece for one item of an order. */
export interface CommercePiece {
  orderId: number;
  orderItemId: number;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** Events of `commerce_stock-<size id>`. */
export type CommerceStockEvent =
  | E<'CommerceSaleSet', CommerceSale>
  /** How many more pieces the shop may sell; null for a warehouse's stock without a limit besides its garments. */
  | E<'CommerceAvailableCountSet', { availableCount: number | null }>
  | E<'CommerceStockReserved', CommercePiece>
  | E<'CommerceStockReleased', CommercePiece>
  | E<'CommerceStockSold', CommercePiece>;
