import { sql } from 'kysely';
import type { StocktakeFinding } from '#domain/stocktakes/stocktake-kinds.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';

/** Stocktakes that the caller may see: staff see all, nobody else any. */
export function stocktakesFor(db: ReadModels, caller: Caller) {
  const stocktakes = db.selectFrom('read.stocktakes as stocktake').selectAll('stocktake');
  return caller.label === 'staff' ? stocktakes : stocktakes.where(nothing);
}
export type StocktakeFound = Awaited<ReturnType<ReturnType<typeof stocktakesFor>['execute']>>[number];

/** An expected garment that nobody scanned yet is gone, not missing, if it no longer lies in the place. */
const finding = sql<StocktakeFinding>`case when stocktake.status = 'under_way' and line.finding = 'missing' and (
    stock.id is null or stock.is_removed or stock.slot is null
    or upper(stock.slot ->> 'sectorCode') <> stocktake.sector_code
    or upper(stock.slot ->> 'cellCode') <> coalesce(stocktake.cell_code, upper(stock.slot ->> 'cellCode')))
  then 'gone' else line.finding end`;

/** The garments and unknown codes of stocktakes that the caller may see, with the garments' products. */
export function stocktakeLinesFor(db: ReadModels, caller: Caller) {
  const lines = db
    .selectFrom('read.stocktakeLines as line')
    .innerJoin('read.stocktakes as stocktake', 'stocktake.id', 'line.stocktakeId')
    .leftJoin('read.stockItems as stock', 'stock.id', 'line.stockItemId')
    .leftJoin('read.products as product', 'product.id', 'stock.productId')
    .selectAll('line')
    .select(finding.as('finding'))
    .select(['stock.code as stockCode', 'stock.status as stockStatus', 'stock.isRemoved as stockIsRemoved'])
    .select(['product.id as productId', 'product.name as productName']);
  return caller.label === 'staff' ? lines : lines.where(nothing);
}
export type StocktakeLineFound = Awaited<ReturnType<ReturnType<typeof stocktakeLinesFor>['execute']>>[number];

export { finding as lineFinding };
