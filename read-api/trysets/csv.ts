import { brandName } from '../briefs/brands/name.ts';
import type { ReadDeps } from '../deps.ts';
import type { AsOfListParams, CompareParams } from '../kit/as-of/lists/contract.ts';
import { pastFile } from '../kit/as-of/lists/past-file.ts';
import { columnsOf } from '../kit/csv/columns-of.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { trysetColumns } from './columns.ts';
import type { Tryset } from './contract.ts';
import { matchingTrysets, type TrysetsParams } from './filters.ts';
import { countTrysets } from './list.ts';
import { inOrder } from './order.ts';
import { pastTrysets } from './past-list.ts';
import { withMembers } from './rows.ts';
import { shownTrysets } from './show.ts';

type Item = Tryset['trysetItems'][number];
const ofItems = (tryset: Tryset, text: (item: Item) => string | null) =>
  tryset.trysetItems.map((item) => text(item) ?? '').join('; ');

const columns = columnsOf(trysetColumns)<Tryset>([
  { header: 'id', value: (tryset) => tryset.id },
  { header: 'status', codes: 'trysetStatus', value: (tryset) => tryset.status },
  { header: 'created_time', isTime: true, value: (tryset) => tryset.createdTime },
  { header: 'prepare_on', value: (tryset) => tryset.timeToPrepareDelivery },
  { header: 'expected_delivery', value: (tryset) => tryset.expDeliveryTime },
  {
    header: 'delivery_type',
    codes: 'deliveryType',
    value: (tryset) => (tryset.isPreferExpress ? 'express' : 'normal'),
  },
  { header: 'user_id', value: (tryset) => tryset.user.id },
  { header: 'username', value: (tryset) => tryset.user.username },
  { header: 'user_gender', codes: 'gender', value: (tryset) => tryset.user.gender },
  { header: 'user_region', codes: 'region', value: (tryset) => tryset.user.regionId },
  { header: 'recipient', value: (tryset) => tryset.destination?.name ?? null },
  { header: 'phone', value: (tryset) => tryset.destination?.phone ?? null },
  { header: 'address', value: (tryset) => tryset.destination?.address ?? null },
  { header: 'notes', value: (tryset) => tryset.destination?.notes ?? null },
  { header: 'custom_link', value: (tryset) => tryset.customLink },
  { header: 'handover_info', value: (tryset) => tryset.handoverInfo },
  { header: 'items_count', value: (tryset) => tryset.itemsCount },
  { header: 'item_ids', value: (tryset) => ofItems(tryset, ({ id }) => String(id)) },
  {
    header: 'item_statuses',
    codes: 'trysetItemStatus',
    value: (tryset) => ofItems(tryset, ({ status }) => status),
  },
  {
    header: 'brands',
    value: (tryset, language) => ofItems(tryset, ({ brand }) => brandName(brand, language)),
  },
  { header: 'product_codes', value: (tryset) => ofItems(tryset, ({ product }) => product.code) },
  { header: 'products', value: (tryset) => ofItems(tryset, ({ product }) => product.name) },
  { header: 'sizes', value: (tryset) => ofItems(tryset, ({ productSize }) => productSize.name) },
  { header: 'stock_codes', value: (tryset) => ofItems(tryset, ({ stock }) => stock.code) },
]);

/** Trysets read per batch before their items are loaded. */
const atOnce = 500;

/** All matching trysets in the list's order: one line each, with its items in the same order in every cell. */
export async function trysetsCsv(
  deps: ReadDeps,
  reading: Reading,
  query: TrysetsParams & AsOfListParams & CompareParams & CsvChoices,
): Promise<CsvFile> {
  const file = { name: 'trysets', columns, codes: 'trysetStatus' } as const;
  const past = await pastFile(deps, reading, pastTrysets, query, file);
  if (past !== null) return past;
  const { trysets } = await matchingTrysets(reading, query);
  const parts = inOrder(trysets, query.order, reading.now).map(withMembers);
  return csvFile({
    name: 'trysets',
    wording: wordingOf(query, reading.now),
    columns,
    rows: shown(reading, parts),
    count: () => countTrysets(reading, query, trysets),
  });
}

async function* shown(
  reading: Reading,
  parts: readonly ReturnType<typeof withMembers>[],
): AsyncGenerator<Tryset> {
  for (const part of parts) {
    let rows = [];
    for await (const row of part.stream(atOnce)) {
      rows.push(row);
      if (rows.length < atOnce) continue;
      yield* await shownTrysets(reading, rows);
      rows = [];
    }
    yield* await shownTrysets(reading, rows);
  }
}
