import { type RawBuilder, sql } from 'kysely';
import type { Period } from '#http/filters.ts';
import { type Listed, type Paging, pagingOf, type Sorting, sortingOf } from '#http/lists.ts';
import type { LookItemsQuery } from '../briefs/looks/scope.ts';
import type { StockItemsQuery } from '../briefs/stock/scope.ts';
import type { TrysetItemsQuery } from '../briefs/tryset-items/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { within } from '../kit/search.ts';
import { matchingItems } from '../looks/contents.ts';
import { isScored } from '../looks/figures.ts';
import { matchingStockItems } from '../stock/filters.ts';
import { isOverdue, isPostDue } from '../tryset-items/figure-filters.ts';
import { matchingTrysetItems } from '../tryset-items/filters.ts';
import type { FigureRow } from './contract.ts';
import { type Dimension, dimensions } from './dimensions.ts';
import { remembered } from './figures.ts';
import { isOpen } from './now.ts';
import { type FigureOrder, type FigureRowsParams, narrowingOf, periodFrom, previousFrom } from './params.ts';
import { deliverySeconds, shelfSeconds } from './period.ts';
import { type Sums, shareOf, sums } from './sums.ts';

const mostDelivered: Sorting<FigureOrder> = { field: 'delivered', descending: true };

/** Figures of each brand, product or category with at least one count. */
export async function figureRows(
  reading: Reading,
  dimension: Dimension,
  query: FigureRowsParams,
): Promise<Listed<FigureRow>> {
  const { db, now } = reading;
  const narrowing = narrowingOf(query);
  const period = periodFrom(query.period, now);
  const previous = previousFrom(query.previous, period);
  const [{ items }, { stock }, { items: contents }] = await Promise.all([
    matchingTrysetItems(reading, narrowing),
    matchingStockItems(reading, narrowing),
    matchingItems(reading, narrowing),
  ]);
  const paging = pagingOf(query);
  const order = sortingOf<FigureOrder>(query.order, mostDelivered);
  const asked = { dimension, narrowing, period, previous, paging, order };
  const { count, rows } = await remembered(reading, 'rows', asked, async () => {
    const { of, names } = dimensions[dimension];
    const counted = partsOf({ items, stock, contents, of, now, period, previous });
    const { rows } = await sql<Sums>`
      select ${sums}, count(*) over () as rows from (${counted}) as part group by part.id
      order by ${ordering(order)} ${limited(paging)}`.execute(db);
    const nameOf = await names(
      db,
      rows.map(({ id }) => id),
    );
    const data = rows.map((row) => ({ ...nameOf(row.id), ...shareOf(row) }));
    const total =
      rows[0] ??
      (
        await sql<{ rows: bigint }>`
      select count(distinct part.id) as rows from (${counted}) as part`.execute(db)
      ).rows[0];
    return { count: Number(total?.rows ?? 0), rows: data };
  });
  return { paging, count, data: rows };
}

function ordering({ field, descending }: Sorting<FigureOrder>): RawBuilder<unknown> {
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return sql`${sql.ref(field)} ${direction} nulls last, id ${direction}`;
}

function limited({ limit, offset }: Paging): RawBuilder<unknown> {
  return sql`limit ${limit} offset ${offset}`;
}

interface Counted {
  items: TrysetItemsQuery;
  stock: StockItemsQuery;
  /** Items that looks tag. */
  contents: LookItemsQuery;
  /** Adds the ids that an item or garment counts for. With categories one garment counts for several. */
  of: (productId: string, brandId: string) => { id: RawBuilder<number>; join: RawBuilder<unknown> };
  now: string;
  period: Period;
  previous: Period;
}

/**
 * One line per contribution of a table row to a figure. There are few lines: few items are open, and few fall in the
 * period.
 */
function partsOf({ items, stock, contents, of, now, period, previous }: Counted): RawBuilder<unknown> {
  const open = items
    .where(isOpen)
    .select([
      sql`'open'`.as('kind'),
      'item.status',
      isOverdue(now).as('flag'),
      sql<number | null>`null::float8`.as('seconds'),
      sql<string>`''`.as('post'),
      'item.productId',
      'item.brandId',
    ]);
  const delivered = (kind: string, stretch: Period) =>
    items
      .where(within('item.deliveredAt', stretch))
      .select([
        sql`${sql.lit(kind)}`.as('kind'),
        'item.status',
        isPostDue(now).as('flag'),
        sql<number | null>`${deliverySeconds}::float8`.as('seconds'),
        'item.postStatus as post',
        'item.productId',
        'item.brandId',
      ]);
  const shelved = (kind: string, stretch: Period) =>
    items
      .innerJoin('read.stockRentals as rental', 'rental.trysetItemId', 'item.id')
      .where(within('rental.shelvedAt', stretch))
      .select([
        sql`${sql.lit(kind)}`.as('kind'),
        'item.status',
        sql<boolean>`false`.as('flag'),
        sql<number | null>`${shelfSeconds}::float8`.as('seconds'),
        sql<string>`''`.as('post'),
        'item.productId',
        'item.brandId',
      ]);
  // The score uses the column that holds durations in other lines.
  const scored = (kind: string, stretch: Period) =>
    contents
      .where(within('look.postedAt', stretch))
      .where(isScored)
      .select([
        sql`${sql.lit(kind)}`.as('kind'),
        'item.status',
        sql<boolean>`false`.as('flag'),
        sql<number | null>`look.content_unit_score::float8`.as('seconds'),
        sql<string>`''`.as('post'),
        'item.productId',
        'item.brandId',
      ]);
  const garments = stock.select([
    sql`'garment'`.as('kind'),
    'stock.status',
    sql<boolean>`false`.as('flag'),
    sql<number | null>`null::float8`.as('seconds'),
    sql<string>`''`.as('post'),
    'stock.productId',
    'stock.brandId',
  ]);
  const all = [
    open,
    delivered('delivered', period),
    delivered('delivered before', previous),
    shelved('shelved', period),
    shelved('shelved before', previous),
    scored('scored', period),
    scored('scored before', previous),
    garments,
  ];
  const { id, join } = of('row.product_id', 'row.brand_id');
  return sql`select ${id} as id, row.kind, row.status, row.flag, row.seconds, row.post
    from (${sql.join(all, sql` union all `)}) as row ${join}`;
}
