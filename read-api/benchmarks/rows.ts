import { sql } from 'kysely';
import type { ReadModels } from '../database.ts';

/** The columns of a benchmark's items from which its result is computed, in item order. */
export function comparedItems(db: ReadModels, id: string) {
  return db
    .selectFrom('read.benchmarkItems as item')
    .where('item.benchmarkId', '=', id)
    .orderBy('item.number')
    .select(['item.decided', 'item.userResult', 'item.checks', 'item.failure', 'item.ms', 'item.tokens']);
}

/** The items of a benchmark with their current names. */
export function namedItems(db: ReadModels, id: string) {
  return db
    .selectFrom('read.benchmarkItems as item')
    .leftJoin('read.looks as look', 'look.id', 'item.lookId')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || item.user_id`),
    )
    .leftJoin('read.brands as brand', 'brand.id', 'item.brandId')
    .leftJoin('read.products as product', 'product.id', 'item.productId')
    .leftJoin('read.reference as category', (join) =>
      join.on('category.key', '=', sql<string>`'category-' || product.category_id`),
    )
    .where('item.benchmarkId', '=', id)
    .orderBy('item.number')
    .selectAll('item')
    .select(['look.link', 'look.description', 'look.images'])
    .select(['person.username', 'person.name as realName'])
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .select([
      'product.name as productName',
      'product.code as productCode',
      'product.coverImage as productCover',
      'product.gender as productGender',
      'category.name as categoryName',
    ]);
}
export type NamedItem = Awaited<ReturnType<ReturnType<typeof namedItems>['execute']>>[number];
