import { sql } from 'kysely';
import type { StockItemsQuery } from '../briefs/stock/scope.ts';
import { prepared } from '../kit/prepared.ts';
import { rowsOfIds } from '../kit/rows-of-ids.ts';

/**
 * Rows of garments with names from other tables, in the order of the ids. The caller of this function must have
 * checked access.
 */
export const stockItemRows = rowsOfIds((db, ids) =>
  withNames(db.selectFrom('read.stockItems as stock'))
    .where(sql<boolean>`stock.id = any(${ids})`)
    .modifyEnd(prepared),
);

/** Garments with names from other tables: brand, product and size. */
export function withNames(stock: StockItemsQuery) {
  return stock
    .leftJoin('read.brands as brand', 'brand.id', 'stock.brandId')
    .leftJoin('read.products as product', 'product.id', 'stock.productId')
    .leftJoin('read.reference as category', (join) =>
      join.on('category.key', '=', sql<string>`'category-' || product.category_id`),
    )
    .leftJoin('read.productSizes as size', 'size.id', 'stock.productSizeId')
    .leftJoin('read.reference as sizeType', (join) =>
      join.on('sizeType.key', '=', sql<string>`'size_type-' || size.size_type_id`),
    )
    .selectAll('stock')
    .select([
      'brand.name as brandName',
      'brand.nameKo as brandNameKo',
      'product.name as productName',
      'product.code as productCode',
      'product.coverImage as productCover',
      'product.gender as productGender',
      'product.originalPrice as originalPrice',
      'category.name as categoryName',
      sql<string | null>`coalesce(size_type.name, size.name)`.as('sizeName'),
    ]);
}

export type StockItemWithNames = Awaited<ReturnType<typeof stockItemRows>>[number];
