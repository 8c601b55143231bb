import { type SqlBool, sql } from 'kysely';

import { brandsNamed } from '../briefs/brands/search.ts';
import { withDescendants } from '../briefs/products/in-categories.ts';
import type { ProductsQuery } from '../briefs/products/scope.ts';
import { productsLike } from '../briefs/products/search.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import type { ProductsParams } from './filters.ts';

/** Product filters by data in other tables. */
export async function byRelation(
  reading: Reading,
  products: ProductsQuery,
  query: ProductsParams,
): Promise<ProductsQuery> {
  let matching = products;
  const { stock_statuses: statuses } = query;
  if (statuses !== undefined) {
    const withStock = stockItemsFor(reading.db, reading.caller)
      .where(among('stock.status', statuses))
      .select('stock.productId');
    matching = matching.where('product.id', 'in', withStock);
  }
  for (const condition of conditionsOf(query)) matching = matching.where(condition);
  const { brand_name, q } = query;
  if (brand_name !== undefined) {
    matching = matching.where((await brandsNamed(reading, brand_name))('product.brandId'));
  }
  if (q === undefined) return matching;
  const [named, ofBrands] = await Promise.all([productsLike(reading, q), brandsNamed(reading, q)]);
  return matching.where(sql<SqlBool>`(${named('product.id')} or ${ofBrands('product.brandId')})`);
}

/** Filters by reference data that a product or one of its sizes names. */
function conditionsOf(query: ProductsParams) {
  const conditions = [
    [query.category_ids, (ids: number[]) => sql<SqlBool>`product.category_id in ${withDescendants(ids)}`],
    [query.style_ids, (ids: number[]) => sql<SqlBool>`product.style_ids && ${ids}`],
    [query.material_type_ids, namesMaterial],
    [query.size_type_ids, (ids: number[]) => hasSize(sql`size.size_type_id = any(${ids})`)],
    [query.size_ids, hasOnceHadSize],
    [query.measurement_type_ids, (ids: number[]) => hasSize(namesMeasurement(ids))],
  ] as const;
  const tags = query.tag_names?.map((name) => name.toLowerCase());
  return [
    ...conditions.flatMap(([ids, condition]) => (ids === undefined ? [] : [condition(ids)])),
    ...(tags === undefined
      ? []
      : [
          sql<SqlBool>`product.style_ids && array(
            select id from read.reference where kind = 'style' and lower(name) = any(${tags}))`,
        ]),
  ];
}

function namesMaterial(ids: number[]) {
  return sql<SqlBool>`exists (select from jsonb_array_elements(product.materials) as material
    where (material ->> 'materialTypeId')::integer = any(${ids}))`;
}

function namesMeasurement(ids: number[]) {
  return sql<SqlBool>`exists (select from jsonb_array_elements(size.measurements) as measurement
    where (measurement ->> 'measurementTypeId')::integer = any(${ids}))`;
}

/** An id names a size after its removal too: a repeated removal must find the product. */
function hasOnceHadSize(ids: number[]) {
  return sql<SqlBool>`product.id in (select size.product_id from read.product_sizes as size where size.id = any(${ids}))`;
}

function hasSize(condition: ReturnType<typeof namesMeasurement>) {
  return sql<SqlBool>`exists (select from read.product_sizes as size
    where size.product_id = product.id and not size.is_removed and ${condition})`;
}
