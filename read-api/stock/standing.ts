import type { StockItemStanding } from '#domain/stock/stock-transitions.ts';
import type { StockItemRow } from '#projections/stock/tables.ts';
import type { StandingGroup } from '../kit/actions/preview.ts';
import type { Reading } from '../kit/reading.ts';
import { matchingStockItems, type StockItemsParams } from './filters.ts';

/** The values of a garment that guards use. */
export function standingOf(row: StockItemRow): StockItemStanding {
  const { status, outStockRequest, unavailableReason, isRemoved } = row;
  return { status, holder: holderOf(row), outStockRequest, unavailableReason, isRemoved };
}

/** The holder that has or reserves the garment; null if the garment is free. */
export function holderOf({ holderKind, holderId }: StockItemRow): StockItemStanding['holder'] {
  return holderKind === null || holderId === null ? null : { kind: holderKind, id: Number(holderId) };
}

/** The matching garments grouped by the values that guards use, in one statement. */
export async function stockItemStandings(
  reading: Reading,
  query: StockItemsParams,
): Promise<StandingGroup<StockItemStanding>[]> {
  const { stock } = await matchingStockItems(reading, query);
  const rows = await stock
    .select((select) => [
      'stock.status',
      select('stock.holderId', 'is not', null).as('isHeld'),
      'stock.outStockRequest',
      'stock.unavailableReason',
      select.fn.countAll<bigint>().as('count'),
    ])
    .groupBy((select) => [
      'stock.status',
      select('stock.holderId', 'is not', null),
      'stock.outStockRequest',
      'stock.unavailableReason',
    ])
    .execute();
  return rows.map(({ status, isHeld, outStockRequest, unavailableReason, count }) => ({
    standing: {
      status,
      // A placeholder: no guard uses the holder's id.
      holder: isHeld ? { kind: 'tryset_item', id: 0 } : null,
      outStockRequest,
      unavailableReason,
      isRemoved: false,
    },
    count: Number(count),
  }));
}
