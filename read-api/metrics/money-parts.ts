import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Period } from '#http/filters.ts';
import type { Reading } from '../kit/reading.ts';
import { lookUsesFor } from '../look-uses/scope.ts';
import { orderItemsFor } from '../orders/scope.ts';
import { type Asked, conditionsOf } from './asked.ts';
import { count, countedBy, type IdColumns, type Part, sum } from './part.ts';

const ofItems: IdColumns = { brands: 'item.brandId', products: 'item.productId', curators: 'item.userId' };

/** The order items that were placed in the stretch and paid once, and the sales of those that are not canceled. */
export function orderPart({ db, caller }: Reading, asked: Asked, stretch: Period): Part {
  const conditions = conditionsOf(asked, stretch, {
    id: ofItems[asked.dimension],
    brand: 'item.brandId',
    product: 'item.productId',
    user: 'item.userId',
    time: 'item.createdAt',
  });
  const items = conditions.reduce((found, is) => found.where(is), orderItemsFor(db, caller));
  const sales = (currency: string) =>
    sum(sql`item.sales_price`, sql`item.status <> 'canceled' and item.currency = ${sql.lit(currency)}`);
  return countedBy(items.where('item.paidTime', 'is not', null), ofItems[asked.dimension], {
    orderItemCount: count(),
    returnCount: count(sql`item.returned_time is not null`),
    salesAmountKrw: sales('KRW'),
    salesAmountJpy: sales('JPY'),
  });
}

/** The uses that were requested in the stretch and confirmed. A use is of a look, so products have none. */
export function confirmedUsesParts({ db, caller }: Reading, asked: Asked, stretch: Period): Part[] {
  const { dimension, products, ...rest } = asked;
  if (dimension === 'products') return [];
  const id = dimension === 'brands' ? 'use.brandId' : 'use.userId';
  const columns = { id, brand: 'use.brandId', product: null, user: 'use.userId', time: 'use.createdAt' };
  const conditions = conditionsOf({ ...rest, dimension, products: [] }, stretch, columns);
  if (products.length > 0) conditions.push(tags(products.map((found) => found('tagged.productId'))));
  const uses = conditions
    .reduce((found, is) => found.where(is), lookUsesFor(db, caller))
    .where('use.status', 'in', ['confirmed', 'Expired']);
  const paid = (region: string) =>
    sum(sql`use.brand_payment_amount`, sql`use.region_id = ${sql.lit(region)}`);
  return [
    countedBy(uses, id, {
      lookUseCount: count(),
      brandPaymentAmountKrw: paid('KOREA'),
      brandPaymentAmountJpy: paid('JAPAN'),
    }),
  ];
}

/** Whether the look of a use tags an item of its brand that meets the conditions. */
function tags(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from read.look_items as tagged where tagged.look_id = use.look_id
    and tagged.brand_id = use.brand_id and ${sql.join(conditions, sql` and `)})`;
}
