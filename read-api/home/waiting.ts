import { mainItem } from '#domain/tryset-items/main-item.ts';
import { brandList, matchingBrands } from '../brands/filters.ts';
import { rememberedCount } from '../kit/count-rows.ts';
import { actorNames } from '../kit/history/actors.ts';
import type { Reading } from '../kit/reading.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import { lookList, matchingLooks } from '../looks/filters.ts';
import { itemsOfLooks, lookRows } from '../looks/rows.ts';
import { matchingUsers, memberList } from '../members/filters.ts';
import { countUsers } from '../members/list.ts';
import { userRows } from '../members/rows.ts';
import { matchingProducts, productList } from '../products/filters.ts';
import { productRows } from '../products/rows.ts';
import { matchingStockItems, stockList } from '../stock/filters.ts';
import { countStockItems } from '../stock/list.ts';
import { stockItemRows } from '../stock/rows.ts';
import { ticketRows } from '../support-tickets/lists.ts';
import { askerOf } from '../support-tickets/shown.ts';
import { countTrysetItems } from '../tryset-items/count.ts';
import { matchingTrysetItems, trysetItemList } from '../tryset-items/filters.ts';
import { trysetItemRows } from '../tryset-items/rows.ts';
import { matchingTrysets } from '../trysets/filters.ts';
import { countTrysets } from '../trysets/list.ts';
import { idsOfPage, inOrder } from '../trysets/order.ts';
import { itemsOfTrysets, trysetRows } from '../trysets/rows.ts';
import type { HomeThing } from './contract.ts';
import type { Behind } from './queues.ts';
import {
  brandSince,
  itemSince,
  lookSince,
  memberSince,
  productSince,
  stockSince,
  ticketSince,
  trysetSince,
} from './since.ts';

/** How many there are, and the first of them. */
export interface Waiting {
  count: number;
  oldest: HomeThing[];
}

/** So many are shown by their pictures. */
const shown = 5;
const first = { limit: shown, offset: 0 };

type Asked<List extends Behind['list']> = Extract<Behind, { list: List }>['query'];

/** What waits in a list: begun, counted and ordered as the list itself is. */
export function waitingIn(reading: Reading, behind: Behind): Promise<Waiting> {
  switch (behind.list) {
    case 'tryset_items':
      return items(reading, behind.query);
    case 'trysets':
      return trysets(reading, behind.query);
    case 'stocks':
      return garments(reading, behind.query);
    case 'products':
      return products(reading, behind.query);
    case 'brands':
      return brands(reading, behind.query);
    case 'users':
      return members(reading, behind.query);
    case 'looks':
      return looks(reading, behind.query);
    case 'support_tickets':
      return tickets(reading, behind.query);
  }
}

async function items(reading: Reading, query: Asked<'tryset_items'>): Promise<Waiting> {
  const matching = await matchingTrysetItems(reading, query);
  const page = trysetItemList.sorted(matching.items, query.order).select('item.id').limit(shown);
  const [count, ids] = await Promise.all([countTrysetItems(reading, query, matching), page.execute()]);
  const rows = await trysetItemRows(reading.db, idsOf(ids));
  const since = itemSince[query.order];
  const oldest = rows.map((row) => ({
    id: row.id,
    picture: pictureSet(row.productCover),
    title: row.productName ?? '',
    second: row.stockCode ?? '',
    since: since(row),
  }));
  return { count, oldest };
}

async function trysets(reading: Reading, query: Asked<'trysets'>): Promise<Waiting> {
  const { db, caller, now } = reading;
  const { trysets: matching } = await matchingTrysets(reading, query);
  const [count, ids] = await Promise.all([
    countTrysets(reading, query, matching),
    idsOfPage(inOrder(matching, query.order, now), first),
  ]);
  const [rows, itemsOf] = await Promise.all([trysetRows(db, caller, ids), itemsOfTrysets(db, caller, ids)]);
  const since = trysetSince[query.order];
  const oldest = rows.map((row) => {
    const main = mainItem(itemsOf.get(row.id) ?? []);
    return {
      id: row.id,
      picture: pictureSet(main?.productCover ?? null),
      title: main?.productName ?? '',
      second: row.username ?? '',
      since: since(row),
    };
  });
  return { count, oldest };
}

async function garments(reading: Reading, query: Asked<'stocks'>): Promise<Waiting> {
  const { stock } = await matchingStockItems(reading, query);
  const page = stockList.sorted(stock, query.order).select('stock.id').limit(shown);
  const [count, ids] = await Promise.all([countStockItems(reading, query, stock), page.execute()]);
  const rows = await stockItemRows(reading.db, idsOf(ids));
  const since = stockSince[query.order];
  const oldest = rows.map((row) => ({
    id: row.id,
    picture: pictureSet(row.productCover),
    title: row.productName ?? '',
    second: row.code,
    since: since(row),
  }));
  return { count, oldest };
}

async function products(reading: Reading, query: Asked<'products'>): Promise<Waiting> {
  const { products: matching } = await matchingProducts(reading, query);
  const page = productList.sorted(matching, query.order).select('product.id').limit(shown);
  const counting = matching.select((select) => select.fn.countAll<bigint>().as('count'));
  const [count, ids] = await Promise.all([
    rememberedCount(reading, 'products', query, counting),
    page.execute(),
  ]);
  const rows = await productRows(reading.db, idsOf(ids));
  const since = productSince[query.order];
  const oldest = rows.map((row) => ({
    id: row.id,
    picture: pictureSet(row.coverImage),
    title: row.name,
    second: row.code ?? '',
    since: since(row),
  }));
  return { count, oldest };
}

async function brands(reading: Reading, query: Asked<'brands'>): Promise<Waiting> {
  const matching = matchingBrands(reading.db, reading.caller, query);
  const counting = matching.select((select) => select.fn.countAll<bigint>().as('count'));
  const page = brandList.sorted(matching, query.order).selectAll('brand').limit(shown);
  const [count, rows] = await Promise.all([
    rememberedCount(reading, 'brands', query, counting),
    page.execute(),
  ]);
  const since = brandSince[query.order];
  const oldest = rows.map((row) => ({
    id: row.id,
    picture: pictureSet(row.pictures.logo ?? row.pictures.list),
    title: row.name,
    second: row.nameKo ?? '',
    since: since(row),
  }));
  return { count, oldest };
}

async function members(reading: Reading, query: Asked<'users'>): Promise<Waiting> {
  const { users } = await matchingUsers(reading, query);
  const page = memberList.sorted(users, query.order).select('member.id').limit(shown);
  const [count, found] = await Promise.all([countUsers(reading, query, users), page.execute()]);
  const rows = await userRows(reading, idsOf(found));
  const since = memberSince[query.order];
  const oldest = rows.map((row) => ({
    id: row.id,
    picture: pictureSet(row.pictures.picture),
    title: row.name ?? row.username ?? '',
    second: row.username ?? '',
    since: since(row),
  }));
  return { count, oldest };
}

async function looks(reading: Reading, query: Asked<'looks'>): Promise<Waiting> {
  const { db, caller } = reading;
  const { looks: matching } = await matchingLooks(reading, query);
  const page = lookList.sorted(matching, query.order).select('look.id').limit(shown);
  const counting = matching.select((select) => select.fn.countAll<bigint>().as('count'));
  const [count, found] = await Promise.all([
    rememberedCount(reading, 'looks', query, counting),
    page.execute(),
  ]);
  const ids = idsOf(found);
  const [rows, itemsOf] = await Promise.all([lookRows(db, caller, ids), itemsOfLooks(db, caller, ids)]);
  const since = lookSince[query.order];
  const oldest = rows.map((row) => {
    const [item] = itemsOf.get(row.id) ?? [];
    return {
      id: row.id,
      picture: pictureSet(row.images[0]?.hash ?? item?.productCover ?? null),
      title: item?.productName ?? '',
      second: row.username ?? '',
      since: since(row),
    };
  });
  return { count, oldest };
}

/** What is written in a ticket is read there alone: here it is told whose it is. */
async function tickets(reading: Reading, query: Asked<'support_tickets'>): Promise<Waiting> {
  const matching = ticketRows(reading, query);
  const [count, rows] = await Promise.all([matching.count(), matching.page(first)]);
  const nameOf = await actorNames(reading, rows.map(askerOf));
  const since = ticketSince[query.order];
  const oldest = rows.map((row) => ({
    id: row.id,
    picture: null,
    title: nameOf(askerOf(row)) ?? '',
    second: row.brandName ?? '',
    since: since(row),
  }));
  return { count, oldest };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
