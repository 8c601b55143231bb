import { sql } from 'kysely';
import { codesFound } from '../briefs/stock/codes-found.ts';
import type { CodesFound } from '../kit/codes/contract.ts';
import type { Reading } from '../kit/reading.ts';
import { matchingTrysetItems, type TrysetItemsParams } from './filters.ts';

/** For each code of the filter `codes`: whether a garment has it, and the number of matching items with that garment. */
export function trysetItemCodesFound(reading: Reading, query: TrysetItemsParams): Promise<CodesFound> {
  return codesFound(reading, query.codes, async () => {
    const { items } = await matchingTrysetItems(reading, query);
    const code = sql<string>`lower(worn.code)`;
    return items
      .innerJoin('read.stockItems as worn', 'worn.id', 'item.stockItemId')
      .select((select) => [code.as('code'), select.fn.countAll<bigint>().as('count')])
      .groupBy(code)
      .execute();
  });
}
