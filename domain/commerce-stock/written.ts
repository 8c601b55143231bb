import { written } from '../event-versions.ts';
import { commerceStock } from './commerce-stock.ts';

export const commerceStockWritten = [
  written(commerceStock, {
    CommerceSaleSet: 1,
    CommerceAvailableCountSet: 1,
    CommerceStockReserved: 1,
    CommerceStockReleased: 1,
    CommerceStockSold: 1,
  }),
];
