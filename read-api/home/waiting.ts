import { sql } from 'kysely';
import { mainItem } from '#domain/tryset-items/main-item.ts';
import { matchingBrandEvents } from '../brand-events/lists.ts';
import { matchingSubscriptions } from '../brand-subscriptions/lists.ts';
import { brandList, matchingBrands } from '../brands/filters.ts';
import { rememberedCount } from '../kit/count-rows.ts';
import { actorNames } from '../kit/history/actors.ts';
import type { Rows } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import { matchingUses } from '../look-uses/lists.ts';
import { matchingLooks, sortedLooks } from '../looks/filters.ts';
import { itemsOfLooks, lookRows } from '../looks/rows.ts';
import { matchingUsers, memberList } from '../members/filters.ts';
import { countUsers } from '../members/list.ts';
import { userRows } from '../members/rows.ts';
import { countItems, filteredItems, orderItemList } from '../orders/item-lists.ts';
import { itemsOfIds } from '../orders/whole-orders.ts';
import { matchingPayments } from '../payments/lists.ts';
import { matchingPayouts } from '../payouts/lists.ts';
import { matchingProducts, productList } from '../products/filters.ts';
import { productRows } from '../products/rows.ts';
import { matchingTaxInvoices } from '../settlements/tax-invoices/lists.ts';
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
import { matchingTickets } from '../user-tickets/lists.ts';
import type { HomeThing } from './contract.ts';
import type { Behind } from './queues.ts';
import {
  brandEventSince,
  brandSince,
  itemSince,
  lookSince,
  lookUseSince,
  memberSince,
  orderItemSince,
  paymentSince,
  payoutSince,
  productSince,
  stockSince,
  subscriptionSince,
  taxInvoiceSince,
  ticketSince,
  trysetSince,
  userTicketSince,
} from './since.ts';

/** The number of waiting rows and the first of them, queried only when called. */
export interface Waiting {
  count(): Promise<number>;
  oldest(): Promise<HomeThing[]>;
}

/** Number of waiting entities shown with pictures. */
const shown = 5;
const first = { limit: shown, offset: 0 };
const total = sql<bigint>`count(*)`.as('count');

type Asked<List extends Behind['list']> = Extract<Behind, { list: List }>['query'];

/** The waiting rows of a list, with the list's own scope, filters and order. */
export async function waitingIn(reading: Reading, behind: Behind): Promise<Waiting> {
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
    case 'look_uses':
      return lookUses(reading, behind.query);
    case 'brand_events':
      return brandEvents(reading, behind.query);
    case 'payments':
      return payments(reading, behind.query);
    case 'order_items':
      return orderItems(reading, behind.query);
    case 'tax_invoices':
      return taxInvoices(reading, behind.query);
    case 'payouts':
      return payouts(reading, behind.query);
    case 'brand_subscriptions':
      return subscriptions(reading, behind.query);
    case 'user_tickets':
      return userTickets(reading, behind.query);
    case 'support_tickets':
      return tickets(reading, behind.query);
  }
}

async function items(reading: Reading, query: Asked<'tryset_items'>): Promise<Waiting> {
  const matching = await matchingTrysetItems(reading, query);
  const since = itemSince[query.order];
  return {
    count: () => countTrysetItems(reading, query, matching),
    async oldest() {
      const ids = trysetItemList.sorted(matching.items, query.order).select('item.id').limit(shown);
      const rows = await trysetItemRows(reading.db, idsOf(await ids.execute()));
      return rows.map((row) => ({
        id: row.id,
        picture: pictureSet(row.productCover),
        title: row.productName ?? '',
        second: row.stockCode ?? '',
        since: since(row),
      }));
    },
  };
}

async function trysets(reading: Reading, query: Asked<'trysets'>): Promise<Waiting> {
  const { db, caller, now } = reading;
  const { trysets: matching } = await matchingTrysets(reading, query);
  const since = trysetSince[query.order];
  return {
    count: () => countTrysets(reading, query, matching),
    async oldest() {
      const ids = await idsOfPage(inOrder(matching, query.order, now), first);
      const [rows, itemsOf] = await Promise.all([
        trysetRows(db, caller, ids),
        itemsOfTrysets(db, caller, ids),
      ]);
      return rows.map((row) => {
        const main = mainItem(itemsOf.get(row.id) ?? []);
        return {
          id: row.id,
          picture: pictureSet(main?.productCover ?? null),
          title: main?.productName ?? '',
          second: row.username ?? '',
          since: since(row),
        };
      });
    },
  };
}

async function garments(reading: Reading, query: Asked<'stocks'>): Promise<Waiting> {
  const { stock } = await matchingStockItems(reading, query);
  const since = stockSince[query.order];
  return {
    count: () => countStockItems(reading, query, stock),
    async oldest() {
      const ids = stockList.sorted(stock, query.order).select('stock.id').limit(shown);
      const rows = await stockItemRows(reading.db, idsOf(await ids.execute()));
      return rows.map((row) => ({
        id: row.id,
        picture: pictureSet(row.productCover),
        title: row.productName ?? '',
        second: row.code,
        since: since(row),
      }));
    },
  };
}

async function products(reading: Reading, query: Asked<'products'>): Promise<Waiting> {
  const { products: matching } = await matchingProducts(reading, query);
  const since = productSince[query.order];
  return {
    count: () => rememberedCount(reading, 'products', query, matching.select(total)),
    async oldest() {
      const ids = productList.sorted(matching, query.order).select('product.id').limit(shown);
      const rows = await productRows(reading.db, idsOf(await ids.execute()));
      return rows.map((row) => ({
        id: row.id,
        picture: pictureSet(row.coverImage),
        title: row.name,
        second: row.code ?? '',
        since: since(row),
      }));
    },
  };
}

async function brands(reading: Reading, query: Asked<'brands'>): Promise<Waiting> {
  const matching = matchingBrands(reading.db, reading.caller, query);
  const since = brandSince[query.order];
  return {
    count: () => rememberedCount(reading, 'brands', query, matching.select(total)),
    async oldest() {
      const rows = await brandList.sorted(matching, query.order).selectAll('brand').limit(shown).execute();
      return rows.map((row) => ({
        id: row.id,
        picture: pictureSet(row.pictures.logo ?? row.pictures.list),
        title: row.name,
        second: row.nameKo ?? '',
        since: since(row),
      }));
    },
  };
}

async function members(reading: Reading, query: Asked<'users'>): Promise<Waiting> {
  const { users } = await matchingUsers(reading, query);
  const since = memberSince[query.order];
  return {
    count: () => countUsers(reading, query, users),
    async oldest() {
      const ids = memberList.sorted(users, query.order).select('member.id').limit(shown);
      const rows = await userRows(reading, idsOf(await ids.execute()));
      return rows.map((row) => ({
        id: row.id,
        picture: pictureSet(row.pictures.picture),
        title: row.name ?? row.username ?? '',
        second: row.username ?? '',
        since: since(row),
      }));
    },
  };
}

async function looks(reading: Reading, query: Asked<'looks'>): Promise<Waiting> {
  const { db, caller } = reading;
  const { looks: matching } = await matchingLooks(reading, query);
  const since = lookSince[query.order];
  return {
    count: () => rememberedCount(reading, 'looks', query, matching.select(total)),
    async oldest() {
      const found = await sortedLooks(matching, query.order).select('look.id').limit(shown).execute();
      const ids = idsOf(found);
      const [rows, itemsOf] = await Promise.all([lookRows(db, caller, ids), itemsOfLooks(db, caller, ids)]);
      return rows.map((row) => {
        const [item] = itemsOf.get(row.id) ?? [];
        return {
          id: row.id,
          picture: pictureSet(row.images[0]?.hash ?? item?.productCover ?? null),
          title: item?.productName ?? '',
          second: row.username ?? '',
          since: since(row),
        };
      });
    },
  };
}

async function lookUses(reading: Reading, query: Asked<'look_uses'>): Promise<Waiting> {
  const since = lookUseSince[query.order];
  return waitingRows(await matchingUses(reading, query), (row) => ({
    id: row.id,
    picture: pictureSet(row.images?.[0]?.hash ?? null),
    title: row.username ?? '',
    second: row.brandName ?? '',
    since: since(row),
  }));
}

async function brandEvents(reading: Reading, query: Asked<'brand_events'>): Promise<Waiting> {
  const since = brandEventSince[query.order];
  return waitingRows(await matchingBrandEvents(reading, query), (row) => ({
    id: row.id,
    picture: null,
    title: row.brandTag,
    second: row.brandName ?? '',
    since: since(row),
  }));
}

function payments(reading: Reading, query: Asked<'payments'>): Waiting {
  const since = paymentSince[query.order];
  return waitingRows(matchingPayments(reading, query), (row) => ({
    id: row.id,
    picture: null,
    title: row.payerName ?? '',
    second: `${row.amount.toLocaleString('en')} ${row.currency}`,
    since: since(row),
  }));
}

async function orderItems(reading: Reading, query: Asked<'order_items'>): Promise<Waiting> {
  const { items } = await filteredItems(reading, query);
  const since = orderItemSince[query.order];
  return {
    count: () => countItems(reading, query, items),
    async oldest() {
      const ids = orderItemList.sorted(items, query.order).select('item.id').limit(shown);
      const found = await ids.execute();
      const rows = await itemsOfIds(
        reading.db,
        found.map(({ id }) => Number(id)),
      );
      return rows.map((row) => ({
        id: row.id,
        picture: pictureSet(row.productCover),
        title: row.productName ?? '',
        second: row.stockCode ?? row.sizeName ?? '',
        since: since(row),
      }));
    },
  };
}

function taxInvoices(reading: Reading, query: Asked<'tax_invoices'>): Waiting {
  const since = taxInvoiceSince[query.order];
  return waitingRows(matchingTaxInvoices(reading, query), (row) => ({
    id: Number(row.id),
    picture: null,
    title: row.brandName ?? '',
    second: `${row.amount.toLocaleString('en')} KRW`,
    since: since(row),
  }));
}

function payouts(reading: Reading, query: Asked<'payouts'>): Waiting {
  const since = payoutSince[query.order];
  return waitingRows(matchingPayouts(reading, query), (row) => ({
    id: row.id,
    picture: null,
    title: row.month,
    second: `${Number(row.amount).toLocaleString('en')} ${row.currency}`,
    since: since(row),
  }));
}

function subscriptions(reading: Reading, query: Asked<'brand_subscriptions'>): Waiting {
  const since = subscriptionSince[query.order];
  return waitingRows(matchingSubscriptions(reading, query), (row) => ({
    id: row.id,
    picture: null,
    title: row.brandName ?? '',
    second: row.state.plan?.displayName ?? '',
    since: since(row),
  }));
}

function userTickets(reading: Reading, query: Asked<'user_tickets'>): Waiting {
  const since = userTicketSince[query.order];
  return waitingRows(matchingTickets(reading, query), (row) => ({
    id: row.id,
    picture: null,
    title: row.username ?? '',
    second: row.state.plan?.name ?? '',
    since: since(row),
  }));
}

/** The waiting rows of a list whose rows have all that is shown. */
function waitingRows<Row>(matching: Rows<Row>, thingOf: (row: Row) => HomeThing): Waiting {
  return {
    count: () => matching.count(),
    oldest: async () => (await matching.page(first)).map(thingOf),
  };
}

/** A waiting ticket shows only its asker, as its content is sealed and readable in the ticket alone. */
async function tickets(reading: Reading, query: Asked<'support_tickets'>): Promise<Waiting> {
  const matching = ticketRows(reading, query);
  const since = ticketSince[query.order];
  return {
    count: () => matching.count(),
    async oldest() {
      const rows = await matching.page(first);
      const nameOf = await actorNames(reading, reading.caller, rows.map(askerOf));
      return rows.map((row) => ({
        id: row.id,
        picture: null,
        title: nameOf(askerOf(row)) ?? '',
        second: row.brandName ?? '',
        since: since(row),
      }));
    },
  };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
