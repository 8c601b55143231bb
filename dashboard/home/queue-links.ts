import type { HomeQueue } from '#read-api/home/contract.ts';
import type { Rights } from '../kit/session/rights.ts';
import { mayWork } from './queue-ways.ts';

const rooms: Readonly<Record<HomeQueue['list'], string>> = {
  tryset_items: '/trysetitems',
  trysets: '/tryset-send-list',
  stocks: '/stocks',
  products: '/products',
  brands: '/brands',
  users: '/users',
  looks: '/looks',
  support_tickets: '/support',
};

/** The room that shows the list of a queue; garments on their way out have one of their own. */
export function roomOf({ list, query }: Pick<HomeQueue, 'list' | 'query'>): string {
  return query.out_stage === undefined ? rooms[list] : '/out-management';
}

/** The list of what waits, filtered and ordered as the queue is. */
export function linkOf(queue: Pick<HomeQueue, 'list' | 'query'>): string {
  return `${roomOf(queue)}?${new URLSearchParams(queue.query)}`;
}

const desks: Readonly<Partial<Record<HomeQueue['name'], string>>> = {
  toCheck: '/stocks/check-in',
  returnsExpected: '/stocks/check-in',
  toCertify: '/look-certification',
};

/** Where the work is done: at a desk if there is one and the person may work there, else in its list. */
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
  support_tickets: true,
};

/** Whether what waits is a person or a brand, or was asked by one: without a picture its initials stand for it, and no garment. */
export function isOfSomebody({ list }: Pick<HomeQueue, 'list'>): boolean {
  return ofSomebody[list];
}

/** The page of one that waits. */
export function pageOf({ list }: Pick<HomeQueue, 'list'>, id: number): string {
  return `${pages[list]}${id}`;
}
