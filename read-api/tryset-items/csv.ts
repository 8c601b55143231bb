import { brandName } from '../briefs/brands/name.ts';
import type { ReadDeps } from '../deps.ts';
import type { AsOfListParams, CompareParams } from '../kit/as-of/lists/contract.ts';
import { pastFile } from '../kit/as-of/lists/past-file.ts';
import { columnsOf } from '../kit/csv/columns-of.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { trysetItemColumns } from './columns.ts';
import { countTrysetItems } from './count.ts';
import { matchingTrysetItems, type TrysetItemsParams, trysetItemList } from './filters.ts';
import { pastTrysetItems } from './past-list.ts';
import { withNames } from './rows.ts';
import { type TrysetItemFacts, trysetItemFacts } from './show.ts';

const columns = columnsOf(trysetItemColumns)<TrysetItemFacts>([
  { header: 'id', value: (item) => item.id },
  { header: 'tryset_id', value: (item) => item.trysetId },
  { header: 'status', codes: 'trysetItemStatus', value: (item) => item.status },
  { header: 'outcome', codes: 'itemOutcome', value: (item) => item.outcome },
  { header: 'outcome_cause', codes: 'outcomeCause', value: (item) => item.outcomeCause },
  { header: 'created_time', isTime: true, value: (item) => item.createdTime },
  { header: 'delivered_time', isTime: true, value: (item) => item.deliveredTime },
  { header: 'trial_end', isTime: true, value: (item) => item.trialEnd },
  { header: 'remaining_days', value: (item) => item.remainingDays },
  {
    header: 'delivery_type',
    codes: 'deliveryType',
    value: (item) => (item.isExpress ? 'express' : 'normal'),
  },
  { header: 'post_status', codes: 'postStatus', value: (item) => item.postStatus },
  { header: 'max_extended_look_post_date', value: (item) => item.maxExtendedLookPostDate },
  { header: 'refusal_reason', value: (item) => item.refusalReason },
  { header: 'brand', value: (item, language) => brandName(item.brand, language) },
  { header: 'product_code', value: (item) => item.product.code },
  { header: 'product', value: (item) => item.product.name },
  { header: 'size', value: (item) => item.productSize.name },
  { header: 'stock_id', value: (item) => item.stock.id },
  { header: 'stock_code', value: (item) => item.stock.code },
  { header: 'user_id', value: (item) => item.user.id },
  { header: 'username', value: (item) => item.user.username },
  { header: 'real_name', value: (item) => item.user.realName },
  { header: 'gender', codes: 'gender', value: (item) => item.user.gender },
  { header: 'region', codes: 'region', value: (item) => item.user.regionId },
  { header: 'courier', codes: 'courier', value: (item) => item.courier },
  { header: 'tracking_number', value: (item) => item.trackingNumber },
  { header: 'return_courier', codes: 'courier', value: (item) => item.returnItem?.courier ?? null },
  { header: 'return_tracking_number', value: (item) => item.returnItem?.trackingNumber ?? null },
  { header: 'return_arrived_time', isTime: true, value: (item) => item.returnItem?.deliveredTime ?? null },
  { header: 'requested_pickup_date', value: (item) => item.requestedPickupDate },
  { header: 'confirmed_pickup_date', value: (item) => item.confirmedPickupDate },
  { header: 'damage_reported_time', isTime: true, value: (item) => item.damageReportedTime },
  { header: 'deferred_reason', value: (item) => item.deferredReason },
  { header: 'box_score', value: (item) => item.boxScore },
  { header: 'metadata', value: ({ metadata }) => metadata && JSON.stringify(metadata) },
]);

/** All items that match the list's filters, in the list's order, not only one page. */
export async function trysetItemsCsv(
  deps: ReadDeps,
  reading: Reading,
  query: TrysetItemsParams & AsOfListParams & CompareParams & CsvChoices,
): Promise<CsvFile> {
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
    rows: shown(rows),
    count: () => countTrysetItems(reading, query, matching),
  });

  async function* shown(found: typeof rows) {
    for await (const row of found) yield trysetItemFacts(row, caller, now);
  }
}
