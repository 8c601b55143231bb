import { type RawBuilder, sql } from 'kysely';
import type { ReferenceKind } from '#domain/reference/reference-kinds.ts';
import { productsFor } from '../briefs/products/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { scopeKey } from '../kit/scope.ts';
import type { ReferenceUse } from './contract.ts';
import { entriesFor } from './entries.ts';

/** Pairs of an entry and a product (`seen`) that names it: directly, through a size, or through a descendant category. */
const naming: Partial<Record<ReferenceKind, RawBuilder<unknown>>> = {
  category: sql`with recursive part (root, id) as (
      select id, id from read.reference where kind = 'category'
      union select part.root, child.id from read.reference as child join part on child.parent_id = part.id
      where child.kind = 'category')
    select part.root as entry_id, seen.id as product_id from part join seen on seen.category_id = part.id`,
  season: sql`select season_id as entry_id, id as product_id from seen`,
  style: sql`select unnest(style_ids) as entry_id, id as product_id from seen`,
  material_type: sql`select (material ->> 'materialTypeId')::integer as entry_id, seen.id as product_id
    from seen, jsonb_array_elements(seen.materials) as material`,
  size_type: sql`select size.size_type_id as entry_id, seen.id as product_id
    from seen join read.product_sizes as size on size.product_id = seen.id and not size.is_removed`,
  measurement_type: sql`select (measurement ->> 'measurementTypeId')::integer as entry_id, seen.id as product_id
    from seen join read.product_sizes as size on size.product_id = seen.id and not size.is_removed,
    jsonb_array_elements(size.measurements) as measurement`,
};

/** Uses of each entry of a kind that is not retired, by id; only products that the caller may see count. */
export async function referenceUses(reading: Reading, kind: ReferenceKind): Promise<ReferenceUse[]> {
  const { db, caller, remember } = reading;
  const key = `uses ${kind} ${scopeKey(caller)}`;
  return remember(key, async () => {
    const [entries, products, categories, measurementTypes] = await Promise.all([
      entriesFor(db, caller, kind).select('entry.id').orderBy('entry.id').execute(),
      productsNaming(reading, kind),
      kind === 'category' ? categoriesBelow(reading) : none,
      kind === 'category' ? measurementTypesOf(reading) : none,
    ]);
    return entries.map(({ id }) => ({
      id,
      products: products.get(id) ?? 0,
      categories: categories.get(id) ?? 0,
      measurementTypes: measurementTypes.get(id) ?? 0,
    }));
  });
}

type Counts = ReadonlyMap<number, number>;
const none: Counts = new Map();

async function productsNaming({ db, caller }: Reading, kind: ReferenceKind): Promise<Counts> {
  const pairs = naming[kind];
  if (pairs === undefined) return none;
  const seen = productsFor(db, caller).selectAll('product');
  return counted(
    db,
    sql`with seen as (${seen}), pairs as (${pairs})
      select entry_id as id, count(distinct product_id)::integer as count from pairs group by entry_id`,
  );
}

function categoriesBelow({ db }: Reading): Promise<Counts> {
  return counted(
    db,
    sql`select parent_id as id, count(*)::integer as count from read.reference
      where kind = 'category' and status = 'active' group by parent_id`,
  );
}

function measurementTypesOf({ db }: Reading): Promise<Counts> {
  return counted(
    db,
    sql`select category_id::integer as id, count(*)::integer as count
      from read.reference, jsonb_array_elements_text(fields -> 'categoryIds') as category_id
      where kind = 'measurement_type' and status = 'active' group by category_id`,
  );
}

async function counted(db: Reading['db'], query: RawBuilder<unknown>): Promise<Counts> {
  const { rows } = await (query as RawBuilder<{ id: number; count: number }>).execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
