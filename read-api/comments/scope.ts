import type { NotedKind } from '#domain/comments/noted-kinds.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';
import { productsFor } from '../products/scope.ts';
import { stockItemsFor } from '../stock/scope.ts';
import { trysetItemsFor } from '../tryset-items/scope.ts';
import { trysetsFor } from '../trysets/scope.ts';

type Found = Promise<{ id: number } | undefined>;

/** The thing of a kind that a caller may know of. */
const thingFor: Readonly<Record<NotedKind, (db: ReadModels, caller: Caller, id: number) => Found>> = {
  tryset: (db, caller, id) =>
    trysetsFor(db, caller).where('tryset.id', '=', id).select('tryset.id').executeTakeFirst(),
  tryset_item: (db, caller, id) =>
    trysetItemsFor(db, caller).where('item.id', '=', id).select('item.id').executeTakeFirst(),
  stock_item: (db, caller, id) =>
    stockItemsFor(db, caller).where('stock.id', '=', id).select('stock.id').executeTakeFirst(),
  product: (db, caller, id) =>
    productsFor(db, caller).where('product.id', '=', id).select('product.id').executeTakeFirst(),
};

export async function seesThing(
  db: ReadModels,
  caller: Caller,
  kind: NotedKind,
  id: number,
): Promise<boolean> {
  return (await thingFor[kind](db, caller, id)) !== undefined;
}

/** Comments on what a caller sees: to a brand admin those for everyone, and those of its own brand. */
export function commentsFor(db: ReadModels, caller: Caller) {
  const comments = db.selectFrom('read.comments as comment');
  if (caller.label === 'staff') return comments;
  if (caller.label === 'user') return comments.where(nothing);
  return comments.where((is) =>
    is.or([is('comment.audience', '=', 'everyone'), is('comment.brandId', '=', caller.brandId)]),
  );
}
