import { sql } from 'kysely';
import type { ProductsQuery } from '../briefs/products/scope.ts';
import type { ReadModels } from '../database.ts';
import { prepared } from '../kit/prepared.ts';
import { rowsOfIds } from '../kit/rows-of-ids.ts';

/** Products with names from other tables: brand, category and season. */
export function withNames(products: ProductsQuery) {
  return products
    .leftJoin('read.brands as brand', 'brand.id', 'product.brandId')
    .leftJoin('read.reference as category', (join) =>
      join.on('category.key', '=', sql<string>`'category-' || product.category_id`),
    )
    .leftJoin('read.reference as season', (join) =>
      join.on('season.key', '=', sql<string>`'season-' || product.season_id`),
    )
    .selectAll('product')
    .select([
      'brand.name as brandName',
      'brand.nameKo as brandNameKo',
      'category.name as categoryName',
      'season.name as seasonName',
    ]);
}

export const productRows = rowsOfIds((db, ids) =>
  withNames(db.selectFrom('read.products as product'))
    .where(sql<boolean>`product.id = any(${ids})`)
    .modifyEnd(prepared),
);

export type ProductWithNames = Awaited<ReturnType<typeof productRows>>[number];

/** Sizes of products with their types and products, except removed ones. */
export function sizesWithTypes(db: ReadModels) {
  return db
    .selectFrom('read.productSizes as size')
    .leftJoin('read.reference as sizeType', (join) =>
      join.on('sizeType.key', '=', sql<string>`'size_type-' || size.size_type_id`),
    )
    .leftJoin('read.products as product', 'product.id', 'size.productId')
    .where('size.isRemoved', '=', false)
    .selectAll('size')
    .select([
      'sizeType.name as typeName',
      'sizeType.priority as typePriority',
      'sizeType.isPublished as isTypePublished',
      'product.name as productName',
      'product.code as productCode',
    ]);
}

export type SizeWithType = Awaited<ReturnType<ReturnType<typeof sizesWithTypes>['execute']>>[number];
