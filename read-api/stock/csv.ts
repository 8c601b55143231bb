import type { ReadDeps } from '../deps.ts';
import type { AsOfListParams, CompareParams } from '../kit/as-of/lists/contract.ts';
import { pastFile } from '../kit/as-of/lists/past-file.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { circumstancesOf } from './circumstances.ts';
import { type StockItemRead, stockItemFields } from './fields.ts';
import { matchingStockItems, type StockItemsParams, stockList } from './filters.ts';
import { pastStockItems } from './past-list.ts';
import { withNames } from './rows.ts';

/** Rows per batch, for which related data is loaded at once. */
const atOnce = 500;

/** All garments that match the list's filters, in the list's order, not only one page. */
export async function stockItemsCsv(
  deps: ReadDeps,
  reading: Reading,
  query: StockItemsParams & AsOfListParams & CompareParams & CsvChoices,
): Promise<CsvFile> {
  const { columns } = stockItemFields;
  const past = await pastFile(deps, reading, pastStockItems, query, {
    name: 'stocks',
    columns,
    codes: 'stockStatus',
  });
  if (past !== null) return past;
  const { stock } = await matchingStockItems(reading, query);
  const rows = withNames(stockList.sorted(stock, query.order)).stream(atOnce);
  const wording = wordingOf(query, reading.now);
  return csvFile({ name: 'stocks', wording, columns, rows: read(rows) });

  async function* read(found: typeof rows): AsyncGenerator<StockItemRead> {
    for await (const some of inBatches(found, atOnce)) {
      const around = await circumstancesOf(reading, some);
      for (const row of some) yield { ...row, ...around(row), actions: [] };
    }
  }
}

async function* inBatches<Row>(rows: AsyncIterable<Row>, size: number): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
