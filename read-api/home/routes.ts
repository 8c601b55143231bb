import Type from 'typebox';
import { backOffice } from '#http/caller.ts';
import { TimeParam } from '#http/filters.ts';
import { operation } from '#http/operation.ts';
import { showing } from '../kit/freshness/hook.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { changesSince } from './changes.ts';
import { Home, HomeChanges, HomeCounts, type HomeQueue } from './contract.ts';
import { homeCounts, homeOf } from './home.ts';

const tags = ['home'];

/** The projection that fills each list; its parked events hold back rows. Null if several do. */
const projections: Readonly<Record<HomeQueue['list'], string | null>> = {
  tryset_items: 'tryset_items',
  trysets: 'trysets',
  stocks: 'stock_items',
  products: 'products',
  brands: 'brands',
  users: 'users',
  looks: 'looks',
  look_uses: 'look_uses',
  brand_events: 'brand_events',
  payments: 'payments',
  order_items: 'orders',
  tax_invoices: null,
  payouts: 'payouts',
  brand_subscriptions: 'brand_subscriptions',
  user_tickets: 'user_tickets',
  support_tickets: 'support_tickets',
};

export const homeRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/home',
    operation(backOffice, {
      operationId: 'getHome',
      tags,
      summary: 'What waits for the caller: how much of it, since when, and the oldest five',
      response: { 200: Home },
    }),
    async (request) => {
      const home = await homeOf(readingOf(deps, request));
      for (const { list, oldest } of home.data) {
        const projection = projections[list];
        if (projection === null) continue;
        showing(
          request,
          projection,
          oldest.map(({ id }) => id),
        );
      }
      return home;
    },
  );
  app.get(
    '/v1/home/counts',
    operation(backOffice, {
      operationId: 'getHomeCounts',
      tags,
      summary: 'How much waits for the caller, queue by queue',
      response: { 200: HomeCounts },
    }),
    (request) => homeCounts(readingOf(deps, request)),
  );
  app.get(
    '/v1/home/changes',
    operation(backOffice, {
      operationId: 'getHomeChanges',
      tags,
      summary: 'What others did since a time, by kind and by thing; of the last day where none is given',
      querystring: Type.Object({ time_after: Type.Optional(TimeParam) }, { additionalProperties: false }),
      response: { 200: HomeChanges },
    }),
    (request) => changesSince(readingOf(deps, request), request.query.time_after),
  );
};
