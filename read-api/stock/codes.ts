import { sql } from 'kysely';
import { codesFound } from '../briefs/stock/codes-found.ts';
import type { CodesFound } from '../kit/codes/contract.ts';
import type { Reading } from '../kit/reading.ts';
import { matchingStockItems, type StockItemsParams } from './filters.ts';

/** For each code of the filter `codes`: whether a garment has it, and whether that garment matches the other filters. */
export function stockCodesFound(reading: Reading, query: StockItemsParams): Promise<CodesFound> {
  return codesFound(reading, query.codes, async () => {
    const { stock } = await matchingStockItems(reading, query);
    const code = sql<string>`lower(stock.code)`;
    return stock
      .select((select) => [code.as('code'), select.fn.countAll<bigint>().as('count')])
      .groupBy(code)
      .execute();
  });
}
