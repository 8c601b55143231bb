import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MetricDimension } from '#domain/metrics/metric-fields.ts';
import type { Period } from '#http/filters.ts';
import { brandsNamed } from '../briefs/brands/search.ts';
import { usersLike } from '../briefs/members/search.ts';
import { inCategories } from '../briefs/products/in-categories.ts';
import { productsLike } from '../briefs/products/search.ts';
import type { Reading } from '../kit/reading.ts';
import { among, type Found } from '../kit/search.ts';
import type { MetricFilters } from './params.ts';

/** The things to count, and the brands, products or members to count them for. */
export interface Asked {
  dimension: MetricDimension;
  /** The one brand whose things count: the caller's own, or the one that staff name; undefined: all. */
  brandId: number | undefined;
  /** Whether a brand admin names another brand than its own. */
  isOfOther: boolean;
  /** Conditions on the rows' own ids. */
  ids: readonly Found[];
  /** Conditions on the products and members of the counted things. */
  products: readonly Found[];
  users: readonly Found[];
}

const names = { brands: brandsNamed, products: productsLike, curators: usersLike } as const;

const tables = {
  brands: sql`read.brands`,
  products: sql`read.products`,
  curators: sql`read.users`,
} as const;

/** Reads the filters. Those of a row's own kind choose rows, the others narrow the counted things. */
export async function askedOf(
  reading: Reading,
  dimension: MetricDimension,
  query: MetricFilters,
): Promise<Asked> {
  const { caller } = reading;
  const own = caller.label === 'brand_admin' ? caller.brandId : undefined;
  const { brand_id: named, region_id: regionId, q } = query;
  const ids: Found[] = q === undefined ? [] : [await names[dimension](reading, q)];
  const { ids: chosen } = query;
  if (chosen !== undefined) ids.push(oneOf(chosen));
  if (regionId !== undefined) {
    ids.push(
      (column) =>
        sql<SqlBool>`${sql.ref(column)} in (select id from ${tables[dimension]} where region_id = ${regionId})`,
    );
  }
  const { product_ids: productIds, category_ids: categoryIds, user_ids: userIds } = query;
  const products: Found[] = [];
  if (productIds !== undefined) products.push(oneOf(productIds));
  if (categoryIds !== undefined) products.push((column) => inCategories(column, categoryIds));
  const users = userIds === undefined ? [] : [oneOf(userIds)];
  return {
    dimension,
    brandId: own ?? named,
    isOfOther: own !== undefined && named !== undefined && named !== own,
    ids: [...ids, ...(dimension === 'products' ? products : []), ...(dimension === 'curators' ? users : [])],
    products: dimension === 'products' ? [] : products,
    users: dimension === 'curators' ? [] : users,
  };
}

const oneOf =
  (ids: readonly number[]): Found =>
  (column) =>
    among(column, ids);

/** The columns of a source by which it can be narrowed. */
export interface Columns {
  id: string;
  brand: string;
  /** Null: the source knows no product, so it counts nothing for some products. */
  product: string | null;
  user: string;
  time: string;
}

/** The conditions that everything of a source must meet to count. */
export function conditionsOf(
  asked: Asked,
  stretch: Period,
  { id, brand, product, user, time }: Columns,
): RawBuilder<SqlBool>[] {
  const { from, until } = stretch;
  return [
    ...asked.ids.map((found) => found(id)),
    ...(asked.brandId === undefined ? [] : [sql<SqlBool>`${sql.ref(brand)} = ${asked.brandId}`]),
    ...asked.products.map((found) => (product === null ? sql<SqlBool>`false` : found(product))),
    ...asked.users.map((found) => found(user)),
    ...(from === undefined ? [] : [sql<SqlBool>`${sql.ref(time)} >= ${from}`]),
    ...(until === undefined ? [] : [sql<SqlBool>`${sql.ref(time)} < ${until}`]),
  ];
}
