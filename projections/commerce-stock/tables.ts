import type { CommerceStock } from '#domain/commerce-stock/commerce-stock.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** How a size is offered in the shop, as the domain folds it. The id is the size's. */
export interface CommerceStockRow extends Omit<CommerceStock, 'productSizeId'> {
  id: number;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const commerceStocksTable: Table<CommerceStockRow> = table<CommerceStockRow>(
  'read.commerce_stocks',
  'id',
  {
    id: 'integer',
    productId: 'integer',
    brandId: 'integer',
    type: 'text',
    status: 'text',
    availableCount: 'integer',
    reserved: 'jsonb',
    soldCount: 'integer',
    revision: 'bigint',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
);
