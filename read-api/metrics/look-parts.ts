import { sql } from 'kysely';
import type { Period } from '#http/filters.ts';
import { lookItemsFor } from '../briefs/looks/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { isScored } from '../looks/figures.ts';
import { type Asked, conditionsOf } from './asked.ts';
import { count, countedBy, countedFrom, type IdColumns, type Part, sum } from './part.ts';

const ids: IdColumns = { brands: 'item.brandId', products: 'item.productId', curators: 'look.userId' };

function columnsOf({ dimension }: Asked) {
  return {
    id: ids[dimension],
    brand: 'item.brandId',
    product: 'item.productId',
    user: 'look.userId',
    time: 'look.postedAt',
  };
}

/**
 * The tagged items of looks that were posted in the stretch, and how they are certified now. Only posted looks have items, but
 * Postgres needs the condition to find them by the index of their time.
 */
export function contentPart({ db, caller }: Reading, asked: Asked, stretch: Period): Part {
  const conditions = conditionsOf(asked, stretch, columnsOf(asked));
  const posted = lookItemsFor(db, caller).where('look.life', '=', 'posted');
  const items = conditions.reduce((found, is) => found.where(is), posted);
  return countedBy(items, ids[asked.dimension], {
    contentCount: count(),
    certifiedCount: count(sql`item.status = 'Approved'`),
    rejectedCount: count(sql`item.status = 'Rejected'`),
    pendingCount: count(sql`item.status in ('Pending', 'Deferred')`),
    contentScore: sum(sql`look.content_unit_score`, isScored),
    ...(caller.label === 'staff' && { pointAmount: sum(sql`item.given_points`) }),
  });
}

/**
 * The looks that a brand likes, of those posted in the stretch: for brands and products their own brand. For members it is any
 * brand, or the one that is asked for.
 */
export function likedLooksPart(asked: Asked, stretch: Period): Part {
  const { dimension, brandId, products } = asked;
  const isOfAny = dimension === 'curators' && brandId === undefined;
  // A look for a brand's event has a brand, but may tag no item.
  const hasParts = dimension !== 'products' && !isOfAny;
  const hasItems = dimension === 'products' || products.length > 0;
  const own = columnsOf(asked);
  const brand = hasParts ? 'part.brandId' : own.brand;
  const of = { ...own, brand, id: dimension === 'brands' ? brand : own.id };
  const isLiked = isOfAny
    ? sql`cardinality(look.liked_by) > 0`
    : sql`look.liked_by @> array[${sql.ref(brand)}]`;
  const parts = hasParts ? sql`join read.look_brands as part on part.look_id = look.id` : sql``;
  const ofPart = hasParts ? sql`and item.brand_id = part.brand_id` : sql``;
  const items = hasItems ? sql`join read.look_items as item on item.look_id = look.id ${ofPart}` : sql``;
  const conditions = conditionsOf(asked, stretch, of);
  const from = sql`read.looks as look ${parts} ${items}
    where look.life = 'posted' and ${sql.join([isLiked, ...conditions], sql` and `)}`;
  return countedFrom(from, sql.ref(of.id), { brandLikeCount: sql`count(distinct look.id)` });
}

/**
 * The cash of looks that still stands, by the shares of their items: evenly in whole units, the last entry with the remainder.
 * Only staff see it.
 */
export function cashPart(asked: Asked, stretch: Period): Part {
  const conditions = conditionsOf(asked, stretch, columnsOf(asked));
  const share = sql`case when tagged.place < jsonb_array_length(look.entries)
    then cash.amount / jsonb_array_length(look.entries)
    else cash.amount - cash.amount / jsonb_array_length(look.entries) * (jsonb_array_length(look.entries) - 1) end`;
  const from = sql`(select look_id, currency, sum(amount)::bigint as amount from (
      select use.look_id, entry.currency, entry.amount from read.look_uses as use
        join read.cash_entries as entry on entry.of_kind = 'look_use' and entry.of_id = use.id
      union all
      select earned.id, entry.currency, entry.amount from read.looks as earned
        join read.cash_entries as entry on entry.user_id = earned.user_id
          and entry.of_kind = 'reservation' and entry.of_id = earned.reservation_id
      union all
      select earned.id, entry.currency, entry.amount from read.looks as earned
        join read.cash_entries as entry on entry.user_id = earned.user_id
          and entry.of_kind = 'proposal' and entry.of_id = earned.proposal_id
    ) as given group by 1, 2) as cash
    join read.looks as look on look.id = cash.look_id and look.life = 'posted'
    cross join lateral jsonb_array_elements(look.entries) with ordinality as tagged (entry, place)
    join read.look_items as item on item.look_id = look.id and item.entry_id = (tagged.entry ->> 'entryId')::integer
    ${conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`}`;
  return countedFrom(from, sql.ref(ids[asked.dimension]), {
    cashAmountKrw: sum(share, sql`cash.currency = 'KRW'`),
    cashAmountJpy: sum(share, sql`cash.currency = 'JPY'`),
  });
}
