import { brandName } from '../briefs/brands/name.ts';
import type { ReadDeps } from '../deps.ts';
import type { AsOfListParams, CompareParams } from '../kit/as-of/lists/contract.ts';
import { pastFile } from '../kit/as-of/lists/past-file.ts';
import { columnsOf } from '../kit/csv/columns-of.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { type Circumstances, circumstancesOf } from './circumstances.ts';
import { stockColumns } from './columns.ts';
import { matchingStockItems, type StockItemsParams, stockList } from './filters.ts';
import { pastStockItems } from './past-list.ts';
import { withNames } from './rows.ts';
import { type StockItemFacts, stockItemFacts } from './show.ts';

type Exported = StockItemFacts & Circumstances;

const columns = columnsOf(stockColumns)<Exported>([
  { header: 'id', value: (item) => item.id },
  { header: 'code', value: (item) => item.code },
  { header: 'status', codes: 'stockStatus', value: (item) => item.status },
  { header: 'brand', value: (item, language) => brandName(item.brand, language) },
  { header: 'product_code', value: (item) => item.product.code },
  { header: 'product', value: (item) => item.product.name },
  { header: 'size', value: (item) => item.productSize.name },
  { header: 'region', codes: 'region', value: (item) => item.regionId },
  { header: 'quality', codes: 'quality', value: (item) => item.quality },
  { header: 'condition_grade', value: (item) => item.conditionGrade },
  { header: 'use_count', value: (item) => item.useCount },
  { header: 'out_stock_request', codes: 'outRequest', value: (item) => item.latestOutStockRequestStatus },
  { header: 'out_requested_time', isTime: true, value: (item) => item.outRequest?.time ?? null },
  {
    header: 'out_requested_by',
    codes: 'actor',
    value: (item) => item.outRequest && actorText(item.outRequest.actor),
  },
  { header: 'out_request_reason', value: (item) => item.outRequest?.reason ?? null },
  {
    header: 'unavailable_reason',
    codes: 'unavailableReason',
    value: ({ unavailableReasonType: reason }) => (reason === 'idle' ? null : reason),
  },
  { header: 'hold_reason', value: (item) => item.holdReason },
  { header: 'abnormal_issue', value: (item) => item.abnormalIssue },
  { header: 'memo_in_use', value: (item) => item.memoInUse },
  { header: 'original_price', value: (item) => item.originalPrice },
  { header: 'price', value: (item) => item.price },
  { header: 'discount_rate', value: (item) => item.discountRate },
  { header: 'reimbursement_rate', value: (item) => item.reimbursementRate },
  {
    header: 'holder',
    codes: 'holder',
    value: (item) => (item.holder ? `${item.holder.kind} ${item.holder.id}` : null),
  },
  { header: 'holder_status', codes: 'trysetItemStatus', value: (item) => item.holderItem?.status ?? null },
  { header: 'trial_end', isTime: true, value: (item) => item.holderItem?.trialEnd ?? null },
  { header: 'slot', value: ({ slot }) => slot && `${slot.sectorCode}-${slot.cellCode}-${slot.slotNumber}` },
  { header: 'created_time', isTime: true, value: (item) => item.createdTime },
  { header: 'updated_time', isTime: true, value: (item) => item.updatedTime },
]);

/** Rows per batch, for which related data is loaded at once. */
const atOnce = 500;

/** All garments that match the list's filters, in the list's order, not only one page. */
export async function stockItemsCsv(
  deps: ReadDeps,
  reading: Reading,
  query: StockItemsParams & AsOfListParams & CompareParams & CsvChoices,
): Promise<CsvFile> {
  const file = { name: 'stocks', columns, codes: 'stockStatus' } as const;
  const past = await pastFile(deps, reading, pastStockItems, query, file);
  if (past !== null) return past;
  const { stock } = await matchingStockItems(reading, query);
  const rows = withNames(stockList.sorted(stock, query.order)).stream(atOnce);
  const wording = wordingOf(query, reading.now);
  return csvFile({ name: 'stocks', wording, columns, rows: shown(rows) });

  async function* shown(found: typeof rows) {
    for await (const some of inBatches(found, atOnce)) {
      const around = await circumstancesOf(reading, some);
      for (const row of some) yield { ...stockItemFacts(row), ...around(row) };
    }
  }
}

function actorText({ label, name }: { label: string; name: string | null }): string {
  return name === null ? label : `${name} (${label})`;
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
