import { sql } from 'kysely';
import { businessDayOf, startOfBusinessDay } from '#domain/business-day.ts';
import { lastDayOfMonth, nextMonth } from '#domain/settlements/month-days.ts';
import { invalidQuery } from '#http/errors.ts';
import { differenceOfLists, type Ends, joined } from '../kit/as-of/lists/compare.ts';
import type { ListDifference } from '../kit/as-of/lists/contract.ts';
import { requireFew } from '../kit/as-of/lists/file-then.ts';
import type { Reading } from '../kit/reading.ts';
import { pastStockItems } from '../stock/past-list.ts';

/** The garments of a product: those at the month's beginning and at its end, and those that came or went between. */
export interface ProductStock {
  productCode: string | null;
  product: string | null;
  brand: { name: string; nameKo: string | null } | null;
  opening: number;
  entered: number;
  left: number;
  closing: number;
}

export interface StockStatement {
  month: string;
  /** Whether the month still runs: its end is then the instant of the reading. */
  isOpen: boolean;
  /** The month's last day, or the day of the reading if the month still runs. */
  lastDay: string;
  ends: Ends;
  difference: ListDifference;
  rows: readonly ProductStock[];
}

/**
 * Returns the stock of a business month (`2026-10`, UTC+9) by product, as the list of garments has it at both ends of the month. A
 * brand admin reads its own brand.
 *
 * @throws 400 `request.invalid` for a month that has not begun. 422 `as_of.too_many` beyond 10,000 products.
 */
export async function stockStatement(
  reading: Reading,
  month: string,
  brandId: number | undefined,
): Promise<StockStatement> {
  const { now } = reading;
  const from = startOfBusinessDay(`${month}-01`);
  const end = startOfBusinessDay(`${nextMonth(month)}-01`);
  if (from >= now) throw invalidQuery('month', 'has not begun');
  const isOpen = end > now;
  const ends = { from, to: isOpen ? now : end };
  const query = brandId === undefined ? {} : { brand_id: brandId };
  const { both } = await joined(reading, pastStockItems, query, ends);
  const [difference, { rows }] = await Promise.all([
    differenceOfLists(reading, { both }),
    sql<ProductStock & { brandName: string | null; brandNameKo: string | null }>`
      select product.code as "productCode", product.name as product, brand.name as "brandName",
        brand.name_ko as "brandNameKo", count(before.id)::integer as opening,
        (count(*) filter (where before.id is null))::integer as entered,
        (count(*) filter (where after.id is null))::integer as "left", count(after.id)::integer as closing
      from ${both} join read.stock_items as item on item.id = coalesce(after.id, before.id)
        left join read.products as product on product.id = item.product_id
        left join read.brands as brand on brand.id = item.brand_id
      group by item.product_id, product.code, product.name, brand.name, brand.name_ko
      order by brand.name nulls last, product.name nulls last, item.product_id`.execute(reading.db),
  ]);
  requireFew(rows.length);
  return {
    month,
    isOpen,
    lastDay: isOpen ? businessDayOf(now) : lastDayOfMonth(month),
    ends,
    difference,
    rows: rows.map(({ brandName, brandNameKo, ...row }) => ({
      ...row,
      brand: brandName === null ? null : { name: brandName, nameKo: brandNameKo },
    })),
  };
}
