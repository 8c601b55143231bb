import { sql } from 'kysely';
import { type EntityKind, entitiesIn } from '#domain/entity-fields.ts';
import type { Caller } from '#http/caller.ts';
import { brandsFor } from '../../brands/scope.ts';
import type { ReadModels } from '../../database.ts';
import { membersFor } from '../../members/scope.ts';
import { productsFor } from '../../products/scope.ts';
import { stockItemsFor } from '../../stock/scope.ts';
import { trysetItemsFor } from '../../tryset-items/scope.ts';
import type { HistoryEntry } from './contract.ts';

/** By `<kind>-<id>`. What the caller may not see, and what has no name (any more), is left out. */
export type EntityNames = Record<string, string>;

interface Named {
  id: number;
  name: string | null;
}

/** What the ids in entries are called: products, sizes, brands, members, garments by code, items by their product. */
export async function entityNames(
  db: ReadModels,
  caller: Caller,
  entries: readonly Pick<HistoryEntry, 'type' | 'data' | 'changes'>[],
): Promise<EntityNames> {
  const wanted = new Map<EntityKind, Set<number>>();
  for (const { kind, id } of entries.flatMap(entitiesOf)) {
    wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
  }
  const names: EntityNames = {};
  await Promise.all(
    [...wanted].map(async ([kind, ids]) => {
      for (const { id, name } of await lookUp(db, caller, kind, [...ids])) {
        if (name !== null && name !== '') names[`${kind}-${id}`] = name;
      }
    }),
  );
  return names;
}

function entitiesOf({ type, data, changes }: Pick<HistoryEntry, 'type' | 'data' | 'changes'>) {
  const changed = changes.flatMap(({ field, before, after }) => [
    ...entitiesIn(before, field),
    ...entitiesIn(after, field),
  ]);
  return [...entitiesIn(data, '', type), ...changed];
}

async function lookUp(db: ReadModels, caller: Caller, kind: EntityKind, ids: number[]): Promise<Named[]> {
  const isOne = (column: string) => sql<boolean>`${sql.ref(column)} = any(${ids})`;
  switch (kind) {
    case 'product':
      return productsFor(db, caller)
        .where(isOne('product.id'))
        .select(['product.id', 'product.name'])
        .execute();
    case 'product_size':
      return productsFor(db, caller)
        .innerJoin('read.productSizes as size', 'size.productId', 'product.id')
        .leftJoin('read.reference as type', (join) =>
          join.on('type.key', '=', sql<string>`'size_type-' || size.size_type_id`),
        )
        .where(isOne('size.id'))
        .select(['size.id', sql<string | null>`coalesce(type.name, size.name)`.as('name')])
        .execute();
    case 'brand':
      return brandsFor(db, caller).where(isOne('brand.id')).select(['brand.id', 'brand.name']).execute();
    case 'user':
      return membersFor(db, caller)
        .where(isOne('member.id'))
        .select(['member.id', 'member.username as name'])
        .execute();
    case 'stock_item':
      return stockItemsFor(db, caller)
        .where(isOne('stock.id'))
        .select(['stock.id', 'stock.code as name'])
        .execute();
    case 'tryset_item':
      return trysetItemsFor(db, caller)
        .innerJoin('read.products as product', 'product.id', 'item.productId')
        .where(isOne('item.id'))
        .select(['item.id', 'product.name'])
        .execute();
    case 'tryset':
      return [];
    default:
      return db
        .selectFrom('read.reference')
        .where('kind', '=', kind)
        .where(isOne('id'))
        .select(['id', 'name'])
        .execute();
  }
}
