import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { type Reimbursement, reimbursement } from '#domain/stock/reimbursement.ts';
import type { Caller } from '#http/caller.ts';
import { DaysParam, IdParam } from '#http/filters.ts';
import { type Listed, ListQuery, type Paging, pagingOf } from '#http/lists.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { productBrief, sizeBrief } from '../briefs/products/brief.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { countOf } from '../kit/count-rows.ts';
import { listPage } from '../kit/list-page.ts';
import type { Reading } from '../kit/reading.ts';
import type { ReimbursementItem, ReimbursementTotals } from './contract.ts';
import { type StockItemWithNames, stockItemRows, withNames } from './rows.ts';

const filters = { brand_id: Type.Optional(IdParam), unavailable_date: Type.Optional(DaysParam) };
export const ReimbursementParams = ListQuery(filters);
export const ReimbursementFilters = Type.Object(filters, { additionalProperties: false });
type Filters = Static<typeof ReimbursementFilters>;

/** Garments marked unavailable, for which brands are reimbursed. */
function unavailable(db: ReadModels, caller: Caller, { brand_id, unavailable_date: days }: Filters) {
  const all = stockItemsFor(db, caller).where('stock.status', '=', 'unavailable');
  const stock = brand_id === undefined ? all : all.where('stock.brandId', '=', brand_id);
  return days === undefined
    ? stock
    : stock.where('stock.unavailableOn', '>=', days.from).where('stock.unavailableOn', '<=', days.to);
}

export function listReimbursementItems(
  { db, caller }: Pick<Reading, 'db' | 'caller'>,
  query: Filters & Partial<Paging>,
): Promise<Listed<ReimbursementItem>> {
  const matching = unavailable(db, caller, query);
  return listPage({
    paging: pagingOf(query),
    count: () => countOf(matching.select((select) => select.fn.countAll<bigint>().as('count'))),
    ids: async ({ limit, offset }) => {
      const page = await matching
        .select('stock.id')
        .orderBy('stock.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return page.map(({ id }) => id);
    },
    rows: async (ids) => (await stockItemRows(db, ids)).map(shown),
  });
}

export async function allReimbursementItems(
  { db }: ReadDeps,
  caller: Caller,
  query: Filters,
): Promise<ReimbursementItem[]> {
  const rows = await withNames(unavailable(db, caller, query))
    .orderBy('stock.id', 'desc')
    .execute();
  return rows.map(shown);
}

export async function reimbursementTotals(
  { db }: ReadDeps,
  caller: Caller,
  query: Filters,
): Promise<ReimbursementTotals> {
  const totals = await unavailable(db, caller, query)
    .leftJoin('read.products as product', 'product.id', 'stock.productId')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      sql<bigint>`coalesce(sum(coalesce((stock.reimbursement ->> 'amount')::bigint,
        product.original_price::bigint * stock.reimbursement_rate / 100)), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(totals.count), amount: Number(totals.amount) };
}

function shown(row: StockItemWithNames): ReimbursementItem {
  const settled = settledOf(row);
  return {
    id: row.id,
    code: row.code,
    unavailableReasonType: row.unavailableReason ?? 'idle',
    updatedTime: row.updatedAt,
    unavailableDate: row.unavailableOn,
    originalPrice: settled.originalPrice,
    reimbursementRate: settled.rate,
    amount: settled.amount,
    isSettled: row.reimbursement !== null,
    brand: brandBrief(row),
    product: productBrief(row),
    productSize: sizeBrief(row),
  };
}

/** The recorded reimbursement. Events of older versions have none, so the current price and rate are used. */
function settledOf(row: StockItemWithNames): Omit<Reimbursement, 'on'> {
  if (row.reimbursement !== null) return row.reimbursement;
  const originalPrice = row.originalPrice ?? 0;
  const { reimbursementRate: rate } = row;
  return { amount: reimbursement(originalPrice, rate), originalPrice, rate };
}
