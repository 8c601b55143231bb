import Type, { type Static } from 'typebox';
import { commerceStock } from '#domain/commerce-stock/commerce-stock.ts';
import { commerceStockTypes } from '#domain/commerce-stock/stock-kinds.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { SizeBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import type { CommerceStockFound } from './scope.ts';

const ProductBrief = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  code: Type.Union([Type.String(), Type.Null()]),
});

/**
 * How a size is offered in the shop. A size whose offer nobody set is sold from the warehouse with its product, and has no
 * revision.
 */
export const CommerceStock = Type.Object({
  /** The size's id. */
  id: Type.Integer(),
  revision: Nullable(Type.String()),
  type: OneOf(commerceStockTypes),
  isForSale: Type.Boolean(),
  /** How many pieces the shop can sell now; 0 while the size or its product is not for sale. */
  availableCount: Type.Integer(),
  /** How many more may be sold at most; null for as many as the warehouse has garments. */
  setCount: Nullable(Type.Integer()),
  /** Garments in stock that their brand did not ask back. */
  garmentCount: Type.Integer(),
  /** Pieces that wait for their order. */
  reservedCount: Type.Integer(),
  soldCount: Type.Integer(),
  product: ProductBrief,
  productSize: SizeBrief,
  /** Whether the shop sells the product: it is published and on sale. */
  isProductOnSale: Type.Boolean(),
  createdTime: Nullable(Instant),
  updatedTime: Nullable(Instant),
});
export type CommerceStock = Static<typeof CommerceStock>;

export const CommerceStocks = Type.Object({
  productId: Type.Integer(),
  isCommerceSaleAvailable: Type.Boolean(),
  data: Type.Array(CommerceStock),
});
export type CommerceStocks = Static<typeof CommerceStocks>;

export const CommerceStockDetail = Type.Object({ ...CommerceStock.properties, ...asOfField });
export type CommerceStockDetail = Static<typeof CommerceStockDetail>;

export function shownCommerceStock(row: CommerceStockFound): CommerceStock {
  const { initial } = commerceStock;
  const type = row.type ?? initial.type;
  const isForSale = row.status !== 'not_for_sale';
  const isProductOnSale = row.productStatus === 'published' && row.isCommerceSaleAvailable;
  const garmentCount = Number(row.garments);
  const setCount = row.availableCount;
  const sellable = type === 'brand' ? (setCount ?? 0) : Math.min(garmentCount, setCount ?? garmentCount);
  return {
    id: row.id,
    revision: row.revision === null ? null : String(row.revision),
    type,
    isForSale,
    availableCount: isForSale && isProductOnSale ? sellable : 0,
    setCount,
    garmentCount,
    reservedCount: row.reserved?.length ?? 0,
    soldCount: row.soldCount ?? initial.soldCount,
    product: { id: row.productId, name: row.productName, code: row.code },
    productSize: { id: row.id, name: row.sizeName },
    isProductOnSale,
    createdTime: row.createdAt,
    updatedTime: row.updatedAt,
  };
}
