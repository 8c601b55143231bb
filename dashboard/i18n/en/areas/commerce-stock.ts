import type { CommerceStockEvent } from '#domain/commerce-stock/stock-events.ts';
import { commerceStockWords } from '#domain/commerce-stock/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {
  commerceStock: {
    refused: {
      no_count: 'A count is a whole number from 0 to 1,000,000. Only the warehouse may do without.',
    },
    status: { none: 'Never offered', not_for_sale: 'Not for sale', for_sale: 'For sale' },
    type: { warehouse: 'Warehouse', brand: 'Brand' },
  },
} as const;

export const rooms = {} as const;

export const history = {
  categories: { commerce_stock: 'Shop stock' },
  categoryWithId: { commerce_stock: 'Shop stock of size {{id}}' },
  event: {
    CommerceSaleSet: 'Offer in the shop was set.',
    CommerceAvailableCountSet: 'Number of pieces for the shop was set.',
    CommerceStockReserved: 'A piece was reserved for item {{orderItemId}} of order {{orderId}}.',
    CommerceStockReleased: 'The piece for item {{orderItemId}} of order {{orderId}} was given back.',
    CommerceStockSold: 'A piece was sold with item {{orderItemId}} of order {{orderId}}.',
  } as const satisfies EventTexts<CommerceStockEvent>,
  fieldOf: { commerce_stock: commerceStockWords },
} as const;

export const replay = {
  entities: { commerce_stock: 'Shop stock' },
  projection: { commerce_stocks: 'Shop stock' },
} as const;
