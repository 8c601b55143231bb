import { stockItemRules } from '#domain/stock/stock-transitions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import type { StockItemRow } from '#projections/stock/tables.ts';
import type { Reading } from '../kit/reading.ts';
import { circumstancesOf } from './circumstances.ts';
import type { StockItem } from './contract.ts';
import { type StockItemRead, stockItemFields } from './fields.ts';
import type { StockItemWithNames } from './rows.ts';
import { standingOf } from './standing.ts';

/** Transitions of existing garments, without the transitions that create one. */
export const actionsOnStock = {
  ...stockItemRules,
  table: stockItemRules.table.filter(({ action }) => action !== 'register'),
};

type By = Pick<Reading, 'db' | 'areas' | 'caller' | 'now'>;

/** Garments with their circumstances, and with the actions that the caller may take. */
export async function readStockItems(
  reading: By,
  rows: readonly StockItemWithNames[],
): Promise<StockItemRead[]> {
  const around = await circumstancesOf(reading, rows);
  return rows.map((row) => ({ ...row, ...around(row), actions: stockActions(row, reading) }));
}

/** Garments as the caller may see them. */
export async function shownStockItems(
  reading: By,
  rows: readonly StockItemWithNames[],
): Promise<StockItem[]> {
  return (await readStockItems(reading, rows)).map(stockItemFields.shown);
}

function stockActions(row: StockItemRow, { caller, now }: { caller: Caller; now: string }) {
  return actionsFor(actionsOnStock, standingOf(row), caller.label, now);
}

/** Allowed actions on the garment's out-stock request. */
export function outStockActions(row: StockItemRow, by: { caller: Caller; now: string }) {
  return stockActions(row, by).filter(
    ({ name }) => name.endsWith('out_stock') || name.endsWith('out_stock_request'),
  );
}
