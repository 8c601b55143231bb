import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { type Reimbursement, reimbursement } from '#domain/stock/reimbursement.ts';
import { unavailableReasons } from '#domain/stock/stock-status.ts';
import type { Caller } from '#http/caller.ts';
import { DaysParam, IdParam, SomeOf } from '#http/filters.ts';
import { type Listed, ListQuery, type Paging, pagingOf } from '#http/lists.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { brandName } from '../briefs/brands/name.ts';
import { productBrief, sizeBrief } from '../briefs/products/brief.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { countOf } from '../kit/count-rows.ts';
import { columnsOf } from '../kit/csv/columns-of.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import { listPage } from '../kit/list-page.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import { stockColumns } from './columns.ts';
import type { ReimbursementItem, ReimbursementTotals } from './contract.ts';
import { type StockItemWithNames, stockItemRows, withNames } from './rows.ts';

const filters = {
  brand_id: Type.Optional(IdParam),
  unavailable_date: Type.Optional(DaysParam),
  unavailable_reasons: Type.Optional(SomeOf(unavailableReasons)),
};
export const ReimbursementParams = ListQuery(filters);
export const ReimbursementFilters = Type.Object(filters, { additionalProperties: false });
type Filters = Static<typeof ReimbursementFilters>;

/** Garments marked unavailable, for which brands are reimbursed. */
function unavailable(db: ReadModels, caller: Caller, query: Filters) {
  const { brand_id, unavailable_date: days, unavailable_reasons: reasons } = query;
  const all = stockItemsFor(db, caller).where('stock.status', '=', 'unavailable');
  const ofBrand = brand_id === undefined ? all : all.where('stock.brandId', '=', brand_id);
  const stock = reasons === undefined ? ofBrand : ofBrand.where(among('stock.unavailableReason', reasons));
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

const columns = columnsOf(stockColumns)<ReimbursementItem>([
  { header: 'id', value: (item) => item.id },
  { header: 'code', value: (item) => item.code },
  { header: 'unavailable_date', value: (item) => item.unavailableDate },
  {
    header: 'unavailable_reason',
    codes: 'unavailableReason',
    value: ({ unavailableReasonType: reason }) => (reason === 'idle' ? null : reason),
  },
  { header: 'brand', value: (item, language) => brandName(item.brand, language) },
  { header: 'product_code', value: (item) => item.product.code },
  { header: 'product', value: (item) => item.product.name },
  { header: 'size', value: (item) => item.productSize.name },
  { header: 'currency', value: (item) => item.currency },
  { header: 'original_price', value: (item) => item.originalPrice },
  { header: 'reimbursement_rate', value: (item) => item.reimbursementRate },
  { header: 'reimbursement', value: (item) => item.amount },
  { header: 'is_settled', value: (item) => item.isSettled },
]);

/** All garments of the list as a file, newest first. */
export function reimbursementCsv({ db, caller, now }: Reading, query: Filters & CsvChoices): CsvFile {
  const rows = withNames(unavailable(db, caller, query))
    .orderBy('stock.id', 'desc')
    .stream(500);
  return csvFile({ name: 'reimbursements', wording: wordingOf(query, now), columns, rows: items() });

  async function* items() {
    for await (const row of rows) yield shown(row);
  }
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
  const rows = await unavailable(db, caller, query)
    .leftJoin('read.products as product', 'product.id', 'stock.productId')
    .groupBy('stock.regionId')
    .orderBy('stock.regionId', 'desc')
    .select(({ fn }) => [
      'stock.regionId',
      fn.countAll<bigint>().as('count'),
      sql<bigint>`coalesce(sum(coalesce((stock.reimbursement ->> 'amount')::bigint,
        product.original_price::bigint * stock.reimbursement_rate / 100)), 0)::bigint`.as('amount'),
    ])
    .execute();
  const sums = rows.map(({ regionId, count, amount }) => ({
    currency: regionCurrency[regionId],
    count: Number(count),
    amount: Number(amount),
  }));
  const sumOf = (field: 'count' | 'amount') => sums.reduce((sum, each) => sum + each[field], 0);
  return { count: sumOf('count'), amount: sumOf('amount'), sums };
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
    currency: regionCurrency[row.regionId],
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
