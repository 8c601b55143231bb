import { sql } from 'kysely';
import { productsFor } from '../briefs/products/scope.ts';
import type { NamesOf } from '../kit/area.ts';
import { among } from '../kit/search.ts';

export const productNames: NamesOf = (db, caller, ids) =>
  productsFor(db, caller).where(among('product.id', ids)).select(['product.id', 'product.name']).execute();

/** A size without a type has a name of its own; all other sizes have the name of their type. */
export const productSizeNames: NamesOf = (db, caller, ids) =>
  productsFor(db, caller)
    .innerJoin('read.productSizes as size', 'size.productId', 'product.id')
    .leftJoin('read.reference as type', (join) =>
      join.on('type.key', '=', sql<string>`'size_type-' || size.size_type_id`),
    )
    .where(among('size.id', ids))
    .select(['size.id', sql<string | null>`coalesce(type.name, size.name)`.as('name')])
    .execute();
