import type { ReadDeps } from '../deps.ts';
import type { AsOfListParams, CompareParams } from '../kit/as-of/lists/contract.ts';
import { pastFile } from '../kit/as-of/lists/past-file.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { countTrysetItems } from './count.ts';
import { type TrysetItemRead, trysetItemFields } from './fields.ts';
import { matchingTrysetItems, type TrysetItemsParams, trysetItemList } from './filters.ts';
import { pastTrysetItems } from './past-list.ts';
import { withNames } from './rows.ts';

/** All items that match the list's filters, in the list's order, not only one page. */
export async function trysetItemsCsv(
  deps: ReadDeps,
  reading: Reading,
  query: TrysetItemsParams & AsOfListParams & CompareParams & CsvChoices,
): Promise<CsvFile> {
  const { columns } = trysetItemFields;
  const file = { name: 'tryset-items', columns, codes: 'trysetItemStatus' } as const;
  const past = await pastFile(deps, reading, pastTrysetItems, query, file);
  if (past !== null) return past;
  const { caller, now } = reading;
  const matching = await matchingTrysetItems(reading, query);
  const rows = withNames(trysetItemList.sorted(matching.items, query.order)).stream(500);
  return csvFile({
    name: 'tryset-items',
    wording: wordingOf(query, now),
    columns,
    rows: read(rows),
    count: () => countTrysetItems(reading, query, matching),
  });

  async function* read(found: typeof rows): AsyncGenerator<TrysetItemRead> {
    for await (const row of found) yield { ...row, caller, now, actions: [] };
  }
}
