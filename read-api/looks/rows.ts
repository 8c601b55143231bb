import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { type LookItemsQuery, type LooksQuery, lookItemsFor, looksFor } from '../briefs/looks/scope.ts';
import type { ReadModels } from '../database.ts';
import { inOrderOf } from '../kit/in-order-of.ts';
import { among } from '../kit/search.ts';
import { isDuplicate } from './filters.ts';

/** Looks with their members' names, and whether another look links to the same post. */
export function withMembers(looks: LooksQuery) {
  return looks
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || look.user_id`),
    )
    .selectAll('look')
    .select(['person.username', 'person.name as realName', isDuplicate.as('isDuplicate')]);
}

/** Looks in the order of these ids, as far as the caller may see them. */
export async function lookRows(db: ReadModels, caller: Caller, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await withMembers(looksFor(db, caller)).where(among('look.id', ids)).execute();
  return inOrderOf(ids, rows);
}
export type LookWithMember = Awaited<ReturnType<typeof lookRows>>[number];

/** Tagged items with names from other tables: brand, product, size. */
export function withNames(items: LookItemsQuery) {
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
    ]);
}

/** The tagged items of looks that the caller may see, in tagging order. */
export async function itemsOfLooks(db: ReadModels, caller: Caller, lookIds: readonly number[]) {
  if (lookIds.length === 0) return new Map<number, never[]>();
  const rows = await withNames(lookItemsFor(db, caller))
    .where(among('item.lookId', lookIds))
    .orderBy('item.entryId')
    .execute();
  return Map.groupBy(rows, ({ lookId }) => lookId);
}
export type LookItemWithNames = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];
