import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { stocktakeFindings, stocktakeStatuses } from '#domain/stocktakes/stocktake-kinds.ts';
import { plain } from '#domain/text/plain.ts';
import { FlagParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import {
  lineFinding,
  type StocktakeFound,
  type StocktakeLineFound,
  stocktakeLinesFor,
  stocktakesFor,
} from './scope.ts';

type Asking = Pick<Reading, 'db' | 'caller'>;

const stocktakeList = sortedList(
  stocktakesFor,
  { id: 'stocktake.id', sector_code: 'stocktake.sectorCode', updated_time: 'stocktake.updatedAt' },
  newestFirst,
);

export const StocktakesQuery = ListQuery({
  statuses: Type.Optional(SomeOf(stocktakeStatuses)),
  sector: Type.Optional(TextParam),
  /** Whether a hold or a move failed. */
  has_failed: Type.Optional(FlagParam),
  order: stocktakeList.param,
});

/** Stocktakes that the caller may see and that match all filters. */
export function matchingStocktakes(
  { db, caller }: Asking,
  query: Static<typeof StocktakesQuery>,
): Rows<StocktakeFound> {
  const { statuses } = query;
  let stocktakes = stocktakesFor(db, caller);
  if (statuses !== undefined) stocktakes = stocktakes.where(among('stocktake.status', statuses));
  if (query.sector !== undefined) {
    stocktakes = stocktakes.where('stocktake.sectorCode', '=', plain(query.sector).toUpperCase());
  }
  if (query.has_failed !== undefined) {
    stocktakes = stocktakes.where('stocktake.failedCount', query.has_failed ? '>' : '=', 0);
  }
  return rowsOf(stocktakes, stocktakeList.sorted(stocktakes, query.order));
}

const lineList = sortedList(
  stocktakeLinesFor,
  { id: 'line.id', updated_time: 'line.updatedAt' },
  { field: 'updated_time', descending: true },
);

export const StocktakeLinesQuery = ListQuery({
  findings: Type.Optional(SomeOf(stocktakeFindings)),
  order: lineList.param,
});

/** The garments and unknown codes of a stocktake, the latest change first. */
export function matchingLines(
  { db, caller }: Asking,
  id: number,
  query: Static<typeof StocktakeLinesQuery>,
): Rows<StocktakeLineFound> {
  const { findings } = query;
  let lines = stocktakeLinesFor(db, caller).where('line.stocktakeId', '=', id);
  if (findings !== undefined) lines = lines.where(sql<SqlBool>`${lineFinding} = any(${findings})`);
  return rowsOf(lines, lineList.sorted(lines, query.order));
}
