import { type RawBuilder, sql } from 'kysely';
import type { ReadModels } from '../database.ts';
import type { FigureRow } from './contract.ts';

type Named = Pick<FigureRow, 'id' | 'name' | 'nameKo' | 'code'>;
type NamesOf = (db: ReadModels, ids: readonly number[]) => Promise<(id: number) => Named>;

interface By {
  /** The id of the brand, product or category that an item or garment counts for, computed from these columns. */
  of(productId: string, brandId: string): { id: RawBuilder<number>; join: RawBuilder<unknown> };
  names: NamesOf;
}

/** Dimensions of figures. Names are looked up only for rows within the caller's scope. */
export const dimensions = {
  brands: {
    of: (_product, brandId) => ({ id: sql.raw<number>(brandId), join: sql`` }),
    names: names(
      (ids) =>
        sql`select id, name, name_ko as "nameKo", null as code from read.brands where id = any(${ids})`,
    ),
  },
  products: {
    of: (productId) => ({ id: sql.raw<number>(productId), join: sql`` }),
    names: names(
      (ids) => sql`select id, name, null as "nameKo", code from read.products where id = any(${ids})`,
    ),
  },
  categories: {
    of: (productId) => ({
      id: sql.raw<number>('coalesce(above.ancestor, 0)'),
      join: sql`left join read.products as product on product.id = ${sql.raw(productId)}
        left join (${ancestors()}) as above on above.id = product.category_id`,
    }),
    names: names(
      (ids) => sql`select id, name, null as "nameKo", null as code from read.reference
        where kind = 'category' and id = any(${ids})`,
    ),
  },
} satisfies Record<string, By>;
export type Dimension = keyof typeof dimensions;

/** Pairs each category with itself and its ancestors, as its counts also count for the ancestors. */
function ancestors() {
  return sql`with recursive above as (
    select id, id as ancestor from read.reference where kind = 'category'
    union select above.id, parent.parent_id from above
    join read.reference as parent on parent.kind = 'category' and parent.id = above.ancestor
    where parent.parent_id is not null)
    select id, ancestor from above`;
}

function names(query: (ids: readonly number[]) => RawBuilder<unknown>): NamesOf {
  return async (db, ids) => {
    const { rows } = await sql<Named>`${query(ids)}`.execute(db);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return (id) => byId.get(id) ?? { id, name: null, nameKo: null, code: null };
  };
}
