import type { HomeQueue } from '#read-api/home/contract.ts';
import { brandEventsRoom } from '../brand-events/paths.ts';
import { subscriptionsRoom } from '../brand-plans/paths.ts';
import type { Rights } from '../kit/session/rights.ts';
import { itemsRoom, packingRoom } from '../orders/paths.ts';
import { packingDesk } from '../packing/paths.ts';
import { payoutsRoom } from '../payouts/paths.ts';
import { taxInvoicesRoom } from '../settlements/paths.ts';
import { mayWork } from './queue-ways.ts';

const rooms: Readonly<Record<HomeQueue['list'], string>> = {
  tryset_items: '/trysetitems',
  trysets: '/tryset-send-list',
  stocks: '/stocks',
  products: '/products',
  brands: '/brands',
  users: '/users',
  looks: '/looks',
  look_uses: '/look-use-management',
  brand_events: brandEventsRoom,
  payments: '/payments',
  order_items: itemsRoom,
  tax_invoices: taxInvoicesRoom,
  payouts: payoutsRoom,
  brand_subscriptions: subscriptionsRoom,
  user_tickets: '/tickets',
  support_tickets: '/support',
};

/** The page that shows the list of a queue. Garments on their way out have a page of their own. */
export function roomOf({ list, query }: Pick<HomeQueue, 'list' | 'query'>): string {
  return query.out_stage === undefined ? rooms[list] : '/out-management';
}

/** The address of the queue's list, with the filters and the order of the queue. */
export function linkOf(queue: Pick<HomeQueue, 'list' | 'query'>): string {
  return `${roomOf(queue)}?${new URLSearchParams(queue.query)}`;
}

const desks: Readonly<Partial<Record<HomeQueue['name'], string>>> = {
  toCheck: '/stocks/check-in',
  returnsExpected: '/stocks/check-in',
  toCertify: '/look-certification',
  toShip: packingDesk,
  ordersToShip: packingRoom,
};

/** The address for working on a queue: a desk if one exists and the person may work there, otherwise the list. */
export function workOf(queue: Pick<HomeQueue, 'name' | 'list' | 'query'>, person: Rights): string {
  const desk = mayWork(queue.name, person) ? desks[queue.name] : undefined;
  return desk ?? linkOf(queue);
}

const pages: Readonly<Record<HomeQueue['list'], string>> = {
  tryset_items: '/trysetitems/',
  trysets: '/tryset/',
  stocks: '/stocks/',
  products: '/products/detail/',
  brands: '/brands/',
  users: '/curators/',
  looks: '/looks/',
  look_uses: '/look-use-management/',
  brand_events: `${brandEventsRoom}/`,
  payments: '/payments/',
  order_items: `${itemsRoom}/`,
  tax_invoices: `${taxInvoicesRoom}?ids=`,
  payouts: `${payoutsRoom}/`,
  brand_subscriptions: `${subscriptionsRoom}?ids=`,
  user_tickets: '/tickets/',
  support_tickets: '/support/',
};

const ofSomebody: Readonly<Record<HomeQueue['list'], boolean>> = {
  tryset_items: false,
  trysets: false,
  stocks: false,
  products: false,
  brands: true,
  users: true,
  looks: false,
  look_uses: false,
  brand_events: true,
  payments: true,
  order_items: false,
  tax_invoices: true,
  payouts: true,
  brand_subscriptions: true,
  user_tickets: true,
  support_tickets: true,
};

/**
 * Whether the queue consists of people, brands, or requests from them. Without a picture they show initials, not a
 * garment.
 */
export function isOfSomebody({ list }: Pick<HomeQueue, 'list'>): boolean {
  return ofSomebody[list];
}

/** The path of one waiting entity's page. */
export function pageOf({ list }: Pick<HomeQueue, 'list'>, id: number): string {
  return `${pages[list]}${id}`;
}
