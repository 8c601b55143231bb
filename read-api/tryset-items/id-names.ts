import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { NamesOf } from '../kit/area.ts';
import { among } from '../kit/search.ts';

/** An item has the name of its product. */
export const trysetItemNames: NamesOf = (db, caller, ids) =>
  trysetItemsFor(db, caller)
    .innerJoin('read.products as product', 'product.id', 'item.productId')
    .where(among('item.id', ids))
    .select(['item.id', 'product.name'])
    .execute();
