import { commerceStockTypes } from '#domain/commerce-stock/stock-kinds.ts';
import type { CommerceStock, CommerceStocks } from '#read-api/commerce-stock/contract.ts';
import { builder } from '../kit/builder.ts';

export const CommerceStockType = builder.enumType('CommerceProductStockType', { values: commerceStockTypes });

const ProductOfStock = builder.objectRef<CommerceStock['product']>('ProductOfCommerceStock').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    code: t.exposeString('code', { nullable: true }),
  }),
});

const SizeOfStock = builder.objectRef<CommerceStock['productSize']>('SizeOfCommerceStock').implement({
  fields: (t) => ({ id: t.exposeInt('id'), name: t.exposeString('name', { nullable: true }) }),
});

export const CommerceStockRow = builder.objectRef<CommerceStock>('CommerceProductStock');

CommerceStockRow.implement({
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'The id of the size.' }),
    revision: t.exposeString('revision', { nullable: true }),
    type: t.expose('type', { type: CommerceStockType }),
    isForSale: t.exposeBoolean('isForSale'),
    availableCount: t.exposeInt('availableCount'),
    setCount: t.exposeInt('setCount', { nullable: true }),
    garmentCount: t.exposeInt('garmentCount'),
    reservedCount: t.exposeInt('reservedCount'),
    soldCount: t.exposeInt('soldCount'),
    product: t.expose('product', { type: ProductOfStock }),
    productSize: t.expose('productSize', { type: SizeOfStock }),
  }),
});

export const CommerceStocksType = builder.objectRef<CommerceStocks>('CommerceProductStocks').implement({
  fields: (t) => ({
    productId: t.exposeInt('productId'),
    isCommerceSaleAvailable: t.exposeBoolean('isCommerceSaleAvailable'),
    stocks: t.expose('data', { type: [CommerceStockRow] }),
  }),
});
