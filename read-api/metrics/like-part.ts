import { type RawBuilder, sql } from 'kysely';
import type { MetricDimension } from '#domain/metrics/metric-fields.ts';
import type { Period } from '#http/filters.ts';
import { type Asked, type Columns, conditionsOf } from './asked.ts';
import { count, countedFrom, type Part } from './part.ts';

interface Liked {
  from: RawBuilder<unknown>;
  columns: Columns;
}

const time = 'liked.createdAt';
const user = 'liked.userId';

/** What members like, with the columns to choose from: brands, products, and the looks of members. */
const liked = {
  brands: {
    from: sql`read.likes as liked where liked.target = 'brands'`,
    columns: { id: 'liked.targetId', brand: 'liked.targetId', product: null, user, time },
  },
  products: {
    from: sql`read.likes as liked join read.products as product on product.id = liked.target_id
      where liked.target = 'products'`,
    columns: { id: 'liked.targetId', brand: 'product.brandId', product: 'liked.targetId', user, time },
  },
} as const satisfies Partial<Record<MetricDimension, Liked>>;

/**
 * The likes by members that began in the stretch and still stand: of the brand, of the product, or of the member's looks. Those
 * of looks count once, if the looks tag one of the asked things.
 */
export function likePart(asked: Asked, stretch: Period): Part {
  const { dimension } = asked;
  if (dimension === 'curators') return likesOfLooks(asked, stretch);
  const { from, columns } = liked[dimension];
  const conditions = conditionsOf(asked, stretch, columns).map((is) => sql`and ${is}`);
  return countedFrom(sql`${from} ${sql.join(conditions, sql` `)}`, sql.ref(columns.id), {
    likeCount: count(),
  });
}

function likesOfLooks(asked: Asked, stretch: Period): Part {
  const { brandId, products, ...rest } = asked;
  const of = { id: 'look.userId', brand: '', product: null, user: 'look.userId', time };
  const own = conditionsOf({ ...rest, brandId: undefined, products: [] }, stretch, of);
  const tags = [
    ...(brandId === undefined ? [] : [sql`look.brand_ids @> array[${brandId}::integer]`]),
    ...(products.length === 0
      ? []
      : [
          sql`exists (select from read.look_items as item where item.look_id = look.id and ${sql.join(
            products.map((found) => found('item.productId')),
            sql` and `,
          )}${brandId === undefined ? sql`` : sql` and item.brand_id = ${brandId}`})`,
        ]),
  ];
  const conditions = [...own, ...tags].map((is) => sql`and ${is}`);
  const from = sql`read.likes as liked join read.looks as look on look.id = liked.target_id and look.life = 'posted'
    where liked.target = 'looks' ${sql.join(conditions, sql` `)}`;
  return countedFrom(from, sql.ref('look.userId'), { likeCount: count() });
}
