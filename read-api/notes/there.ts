import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { productsFor } from '../briefs/products/scope.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadModels } from '../database.ts';
import { trysetsFor } from '../trysets/scope.ts';

/** Whether a note's entity exists and the caller may see it. `notes` is the alias of the note table in the query. */
export function isThere(db: ReadModels, caller: Caller, notes: string): RawBuilder<SqlBool> {
  const kind = sql.ref(`${notes}.kind`);
  const isIt = (id: string) => sql<SqlBool>`${sql.ref(id)} = ${sql.ref(`${notes}.thingId`)}`;
  return sql<SqlBool>`case ${kind}
    when 'tryset' then exists ${trysetsFor(db, caller).where(isIt('tryset.id')).select('tryset.id')}
    when 'tryset_item' then exists ${trysetItemsFor(db, caller).where(isIt('item.id')).select('item.id')}
    when 'stock_item' then exists ${stockItemsFor(db, caller).where(isIt('stock.id')).select('stock.id')}
    else exists ${productsFor(db, caller).where(isIt('product.id')).select('product.id')}
  end`;
}
