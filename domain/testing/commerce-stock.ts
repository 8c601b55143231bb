import { type CommerceStock, commerceStock } from '../commerce-stock/commerce-stock.ts';
import type { CommercePiece, CommerceSale } from '../commerce-stock/stock-events.ts';
import type { CommerceStockStatus } from '../commerce-stock/stock-kinds.ts';

export const sale: CommerceSale = {
  productSizeId: 41,
  productId: 21,
  brandId: 3,
  type: 'brand',
  isForSale: true,
};

export const piece: CommercePiece = { orderId: 71, orderItemId: 711 };
export const otherPiece: CommercePiece = { orderId: 72, orderItemId: 721 };

const { isForSale: _, ...offered } = sale;
const forSale: CommerceStock = {
  ...commerceStock.initial,
  ...offered,
  status: 'for_sale',
  availableCount: 2,
  reserved: [otherPiece],
};

/** A brand's size of each status; once offered, two pieces are left, and one waits for its order. */
export const commerceStockStates: Readonly<Record<CommerceStockStatus, CommerceStock>> = {
  none: commerceStock.initial,
  not_for_sale: { ...forSale, status: 'not_for_sale' },
  for_sale: forSale,
};
