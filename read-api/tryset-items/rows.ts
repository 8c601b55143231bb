import { sql } from 'kysely';
import type { TrysetItemsQuery } from '../briefs/tryset-items/scope.ts';
import { prepared } from '../kit/prepared.ts';
import { rowsOfIds } from '../kit/rows-of-ids.ts';

/**
 * Rows of items with names from other tables, in the order of the ids. The caller of this function must have checked
 * access.
 */
export const trysetItemRows = rowsOfIds((db, ids) =>
  withNames(db.selectFrom('read.trysetItems as item'))
    .where(sql<boolean>`item.id = any(${ids})`)
    .modifyEnd(prepared),
);

/** Items with names from other tables: brand, product, size, garment and member. */
export function withNames(items: TrysetItemsQuery) {
  return items
    .leftJoin('read.brands as brand', 'brand.id', 'item.brandId')
    .leftJoin('read.products as product', 'product.id', 'item.productId')
    .leftJoin('read.reference as category', (join) =>
      join.on('category.key', '=', sql<string>`'category-' || product.category_id`),
    )
    .leftJoin('read.productSizes as size', 'size.id', 'item.productSizeId')
    .leftJoin('read.reference as sizeType', (join) =>
      join.on('sizeType.key', '=', sql<string>`'size_type-' || size.size_type_id`),
    )
    .leftJoin('read.stockItems as stock', 'stock.id', 'item.stockItemId')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || item.user_id`),
    )
    .selectAll('item')
    .select([
      'brand.name as brandName',
      'brand.nameKo as brandNameKo',
      'product.name as productName',
      'product.code as productCode',
      'product.coverImage as productCover',
      'product.gender as productGender',
      'category.name as categoryName',
      sql<string | null>`coalesce(size_type.name, size.name)`.as('sizeName'),
      'stock.code as stockCode',
      'stock.status as stockStatus',
      'stock.memoInUse as stockMemoInUse',
      'stock.abnormalIssue as stockAbnormalIssue',
      'person.username',
      'person.name as realName',
    ]);
}

export type TrysetItemWithNames = Awaited<ReturnType<typeof trysetItemRows>>[number];
