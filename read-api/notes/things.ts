import type { NotedKind } from '#domain/notes/noted-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { productsFor } from '../briefs/products/scope.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadModels } from '../database.ts';
import { trysetsFor } from '../trysets/scope.ts';

/** Kinds of entities that can have notes, with their paths and their names in operation ids. */
export const notedThings: readonly { kind: NotedKind; path: string; title: string }[] = [
  { kind: 'tryset', path: '/v2/trysets', title: 'Tryset' },
  { kind: 'tryset_item', path: '/v2/trysets/items', title: 'TrysetItem' },
  { kind: 'stock_item', path: '/v1/stocks', title: 'StockItem' },
  { kind: 'product', path: '/v2/products', title: 'Product' },
];

interface Thing {
  brandIds: readonly number[];
}
type Find = (db: ReadModels, caller: Caller, id: number) => Promise<Thing | undefined>;

const ofOne = (row: { brandId: number } | undefined) => row && { brandIds: [row.brandId] };

const finds: Readonly<Record<NotedKind, Find>> = {
  tryset: (db, caller, id) =>
    trysetsFor(db, caller).where('tryset.id', '=', id).select('tryset.brandIds').executeTakeFirst(),
  tryset_item: async (db, caller, id) =>
    ofOne(
      await trysetItemsFor(db, caller).where('item.id', '=', id).select('item.brandId').executeTakeFirst(),
    ),
  stock_item: async (db, caller, id) =>
    ofOne(
      await stockItemsFor(db, caller).where('stock.id', '=', id).select('stock.brandId').executeTakeFirst(),
    ),
  product: async (db, caller, id) =>
    ofOne(
      await productsFor(db, caller).where('product.id', '=', id).select('product.brandId').executeTakeFirst(),
    ),
};

/** The brands of an entity. Throws 404 if the caller may not see the entity. */
export async function brandsOfThing(
  db: ReadModels,
  caller: Caller,
  { kind, id }: { kind: NotedKind; id: number },
): Promise<readonly number[]> {
  const thing = await finds[kind](db, caller, id);
  if (thing === undefined) throw notFound(kind, id);
  return thing.brandIds;
}
