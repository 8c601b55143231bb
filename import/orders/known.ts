import type { Pool } from 'pg';
import { folded } from '#domain/codes.ts';
import type { Region } from '#domain/regions.ts';

/** What a code of the file names. */
export interface KnownItem {
  productId: number;
  productSizeId: number;
  brandId: number;
  regionId: Region;
}

/** Data of the house about the refs of a file. */
export interface Known {
  /** The region of a member; null for an unknown member. */
  regionOf(userId: number): Region | null;
  /** All items that a code may name. More than one is ambiguous. */
  itemsOf(code: string): readonly KnownItem[];
}

interface Row extends KnownItem {
  code: string;
  size: string | null;
}

/**
 * Loads the members and codes from the read models, which must have caught up. A garment's code names its size. A product's code
 * names its first size, or the one behind a slash. Removed garments and products count, because they were sold before.
 */
export async function knownIn(pool: Pool, userIds: readonly number[]): Promise<Known> {
  const users = await pool.query<{ id: number; regionId: Region }>(
    'select id, region_id as "regionId" from read.users where id = any($1)',
    [userIds],
  );
  const garments = await pool.query<Row>(`${columns} stock.code, null as size from read.stock_items as stock
    join read.product_sizes as size on size.id = stock.product_size_id
    join read.products as product on product.id = size.product_id`);
  const sizes = await pool.query<Row>(`${columns} product.code, coalesce(named.name, size.name) as size
    from read.products as product join read.product_sizes as size on size.product_id = product.id
    left join read.reference as named on named.key = 'size_type-' || size.size_type_id
    where product.code is not null order by size.id`);
  const regions = new Map(users.rows.map(({ id, regionId }) => [id, regionId]));
  const [byGarment, byProduct] = [grouped(garments.rows), grouped(sizes.rows)];
  return {
    regionOf: (userId) => regions.get(userId) ?? null,
    itemsOf(code) {
      const garment = byGarment.get(folded(code));
      if (garment !== undefined) return garment;
      const product = byProduct.get(folded(code));
      if (product !== undefined) return firstSizes(product);
      const slash = code.lastIndexOf('/');
      const size = folded(code.slice(slash + 1));
      const of = slash < 0 ? [] : (byProduct.get(folded(code.slice(0, slash))) ?? []);
      return of.filter((row) => row.size !== null && folded(row.size) === size);
    },
  };
}

const columns = `select product.id as "productId", size.id as "productSizeId", product.brand_id as "brandId",
  product.region_id as "regionId",`;

function grouped(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ code }) => folded(code));
}

/** The first size of each product: several brands may use one code. */
function firstSizes(rows: readonly Row[]): Row[] {
  const first = new Map<number, Row>();
  for (const row of rows) if (!first.has(row.productId)) first.set(row.productId, row);
  return [...first.values()];
}
