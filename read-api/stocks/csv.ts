import type { FastifyReply } from 'fastify';
import { type CsvColumn, sendCsv } from '../csv/csv-answer.ts';
import type { Reading } from '../reading.ts';
import { matchingStockItems, type StockItemsParams } from './filters.ts';
import { inOrder } from './list.ts';
import { withNames } from './rows.ts';
import { type StockItemFacts, stockItemFacts } from './show.ts';

const columns: readonly CsvColumn<StockItemFacts>[] = [
  { header: 'id', value: (item) => item.id },
  { header: 'code', value: (item) => item.code },
  { header: 'status', value: (item) => item.status },
  { header: 'brand', value: (item) => item.brand.name },
  { header: 'product_code', value: (item) => item.product.code },
  { header: 'product', value: (item) => item.product.name },
  { header: 'size', value: (item) => item.productSize.name },
  { header: 'region', value: (item) => item.regionId },
  { header: 'quality', value: (item) => item.quality },
  { header: 'condition_grade', value: (item) => item.conditionGrade },
  { header: 'use_count', value: (item) => item.useCount },
  { header: 'out_stock_request', value: (item) => item.latestOutStockRequestStatus },
  { header: 'unavailable_reason', value: (item) => item.unavailableReasonType },
  { header: 'hold_reason', value: (item) => item.holdReason },
  { header: 'abnormal_issue', value: (item) => item.abnormalIssue },
  { header: 'memo_in_use', value: (item) => item.memoInUse },
  { header: 'original_price', value: (item) => item.originalPrice },
  { header: 'price', value: (item) => item.price },
  { header: 'discount_rate', value: (item) => item.discountRate },
  { header: 'reimbursement_rate', value: (item) => item.reimbursementRate },
  { header: 'holder', value: (item) => (item.holder ? `${item.holder.kind} ${item.holder.id}` : null) },
  { header: 'created_time', value: (item) => item.createdTime },
  { header: 'updated_time', value: (item) => item.updatedTime },
];

/** Every garment that the filters match, in the list's order; the whole of it, whatever the page. */
export async function stockItemsCsv(
  reading: Reading,
  query: StockItemsParams,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { stock } = await matchingStockItems(reading, query);
  const rows = withNames(inOrder(stock, query.order)).stream(500);
  return sendCsv(reply, 'stocks.csv', columns, shown(rows));

  async function* shown(found: typeof rows) {
    for await (const row of found) yield stockItemFacts(row);
  }
}
