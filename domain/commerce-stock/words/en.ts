import type { FieldNames } from '../../words/field-names.ts';
import type { CommerceStock } from '../commerce-stock.ts';
import type { CommerceStockEvent } from '../stock-events.ts';

export const commerceStockWords = {
  id: 'No.',
  productSizeId: 'Size',
  productId: 'Product',
  brandId: 'Brand',
  type: 'Shipped by',
  status: 'Status',
  isForSale: 'For sale',
  availableCount: 'Available',
  reserved: 'Reserved',
  soldCount: 'Sold',
  orderId: 'Order',
  orderItemId: 'Item of the order',
  createdTime: 'First offered',
  updatedTime: 'Last change',
} as const satisfies FieldNames<CommerceStock | CommerceStockEvent['data']>;
