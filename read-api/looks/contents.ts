import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { type Listed, pagingOf } from '#http/lists.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { brandName } from '../briefs/brands/name.ts';
import { type LookItemsQuery, lookItemsFor } from '../briefs/looks/scope.ts';
import { productBrief, sizeBrief } from '../briefs/products/brief.ts';
import { rememberedCount } from '../kit/count-rows.ts';
import { columnsOf } from '../kit/csv/columns-of.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import { listPage } from '../kit/list-page.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import { lookColumns } from './columns.ts';
import type { LookContent } from './contract.ts';
import { type LooksParams, matchingLooks, orderOf, sortedItems } from './filters.ts';
import { brandsAsked, itemConditions } from './item-filters.ts';
import { withNames } from './rows.ts';
import { memberOf, scoreOf } from './show.ts';

/** Wraps the query in an object, because a promise cannot resolve to a query itself. */
interface MatchingItems {
  items: LookItemsQuery;
}

/** Tagged items that match the item filters, in looks that match the look filters. */
export async function matchingItems(reading: Reading, query: LooksParams): Promise<MatchingItems> {
  const { looks } = await matchingLooks(reading, query);
  let items = lookItemsFor(reading.db, reading.caller).where('item.lookId', 'in', looks.select('look.id'));
  for (const brandIds of brandsAsked(query)) items = items.where(among('item.brandId', brandIds));
  for (const condition of itemConditions(query)) items = items.where(condition);
  return { items };
}

function withLooks(items: LookItemsQuery) {
  return withNames(items)
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || look.user_id`),
    )
    .select(['look.userId', 'look.userGender', 'look.userRegion', 'look.snsType', 'look.link'])
    .select(['look.postedAt', 'look.createdAt', 'look.contentUnitScore'])
    .select(['person.username', 'person.name as realName']);
}
type Row = Awaited<ReturnType<ReturnType<typeof withLooks>['execute']>>[number];

function shownContent(row: Row, caller: Caller): LookContent {
  return {
    ...scoreOf(row, row),
    createdTime: row.postedAt ?? row.createdAt,
    snsType: row.snsType,
    link: row.link,
    user: memberOf(row, caller),
    trysetItemId: row.trysetItemId,
    commerceOrderItemId: row.orderItemId === null ? null : Number(row.orderItemId),
    brand: brandBrief(row),
    product: productBrief(row),
    productSize: sizeBrief(row),
    latestCertificationStatus: row.status,
  };
}

/** Returns a page of looks, each once per tagged item. */
export const listContents = (reading: Reading, query: LooksParams) =>
  pageOfItems(reading, query, shownContent);

/** Returns a page of looks, each once per tagged item, with only the scores. */
export const listScores = (reading: Reading, query: LooksParams) =>
  pageOfItems(reading, query, (row) => scoreOf(row, row));

async function pageOfItems<Shown>(
  reading: Reading,
  query: LooksParams,
  show: (row: Row, caller: Caller) => Shown,
): Promise<Listed<Shown>> {
  const { db, caller } = reading;
  const { items } = await matchingItems(reading, query);
  const order = orderOf(query);
  return listPage({
    paging: pagingOf(query),
    count: () => countItems(reading, query, items),
    ids: async ({ limit, offset }) => {
      const page = sortedItems(items, order).select('item.entryId as id').limit(limit).offset(offset);
      return (await page.execute()).map(({ id }) => id);
    },
    rows: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await sortedItems(withLooksOf(db, caller, ids), order).execute();
      return rows.map((row) => show(row as Row, caller));
    },
  });
}

function countItems(reading: Reading, query: LooksParams, items: LookItemsQuery): Promise<number> {
  const count = items.select((select) => select.fn.countAll<bigint>().as('count'));
  return rememberedCount(reading, 'look contents', query, count);
}

function withLooksOf(db: Reading['db'], caller: Caller, ids: readonly number[]) {
  return withLooks(lookItemsFor(db, caller).where(among('item.entryId', ids)));
}

const columns = columnsOf(lookColumns)<LookContent>([
  { header: 'look_id', value: (content) => content.lookId },
  { header: 'look_item_id', value: (content) => content.id },
  { header: 'created_time', isTime: true, value: (content) => content.createdTime },
  { header: 'sns_type', codes: 'snsType', value: (content) => content.snsType },
  { header: 'link', value: (content) => content.link },
  {
    header: 'certification_status',
    codes: 'certificationStatus',
    value: (content) => content.latestCertificationStatus,
  },
  { header: 'content_unit_score', value: (content) => content.contentUnitScore },
  { header: 'brand', value: (content, language) => brandName(content.brand, language) },
  { header: 'product_code', value: (content) => content.product.code },
  { header: 'product', value: (content) => content.product.name },
  { header: 'size', value: (content) => content.productSize.name },
  { header: 'user_id', value: (content) => content.user.id },
  { header: 'username', value: (content) => content.user.username },
  { header: 'real_name', value: (content) => content.user.realName },
]);

/** All tagged items that match the list's filters, as a file. */
export async function contentsCsv(reading: Reading, query: LooksParams & CsvChoices): Promise<CsvFile> {
  const { items } = await matchingItems(reading, query);
  const rows = withLooks(sortedItems(items, orderOf(query))).stream(500);
  return csvFile({
    name: 'look-contents',
    wording: wordingOf(query, reading.now),
    columns,
    rows: shown(rows),
    count: () => countItems(reading, query, items),
  });

  async function* shown(found: typeof rows) {
    for await (const row of found) yield shownContent(row, reading.caller);
  }
}
