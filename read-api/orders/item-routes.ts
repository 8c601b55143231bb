import Type from 'typebox';
import { orderOfItem } from '#domain/orders/item-ids.ts';
import { callerLabels } from '#http/caller.ts';
import { unprocessable } from '#http/errors.ts';
import { OrderItemIdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { previewRoutes } from '../kit/actions/routes.ts';
import { asItWas } from '../kit/as-of/as-it-was.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { pointOf } from '../kit/as-of/point.ts';
import { showing } from '../kit/freshness/hook.ts';
import { historyRoute } from '../kit/history/route.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { orderSteps } from './history.ts';
import { AllOrderItems, OrderItemDetail, OrderItemTotals, orderItemFields } from './item-contract.ts';
import { matchingItems, OrderItemFilters, OrderItemsQuery, orderItemList } from './item-lists.ts';
import { itemBulkRules, orderItemStandings } from './item-standings.ts';
import { itemPastOf } from './past.ts';
import { pastOrderItems } from './past-list.ts';
import { orderItemTotals } from './totals.ts';

const tags = ['orders'];
const url = '/v2/orders/invoice-items';
const strict = { additionalProperties: false };

/** Maximum items of an answer without pages. */
const itemsAtMost = 5_000;

export const orderItemRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who: callerLabels,
    name: 'InvoiceItems',
    summary: 'Items of orders, newest first: to staff all, to brands and members their own',
    hasFile: true,
    query: OrderItemsQuery,
    row: orderItemFields,
    past: pastOrderItems(deps),
    rows: (reading, _, query) => matchingItems(deps, reading, query),
  });
  app.get(
    `${url}/all`,
    operation(
      callerLabels,
      {
        operationId: 'listAllInvoiceItems',
        tags,
        summary: `All matching items of orders without pages, at most ${itemsAtMost}`,
        querystring: Type.Object({ ...OrderItemFilters, order: orderItemList.param }, strict),
        response: { 200: AllOrderItems },
      },
      [422],
    ),
    async (request) => {
      const matching = await matchingItems(deps, readingOf(deps, request), request.query);
      const count = await matching.count();
      if (count > itemsAtMost) {
        const message = `${count} items match, but one answer holds ${itemsAtMost}: filter further, or read pages`;
        throw unprocessable('order.too_many_items', message, { count, most: itemsAtMost });
      }
      const rows = await matching.page({ limit: itemsAtMost, offset: 0 });
      return { data: rows.map(orderItemFields.shown) };
    },
  );
  app.get(
    `${url}/totals`,
    operation(['staff'], {
      operationId: 'getInvoiceItemTotals',
      tags,
      summary: 'The number and the sums of the items that match the filters, by currency',
      querystring: Type.Object(OrderItemFilters, strict),
      response: { 200: OrderItemTotals },
    }),
    (request) => orderItemTotals(readingOf(deps, request), request.query),
  );
  app.get(
    `${url}/:id`,
    operation(
      callerLabels,
      {
        operationId: 'getInvoiceItem',
        tags,
        summary: 'An item of an order, as it is or as it was',
        params: OrderItemIdParams,
        querystring: AsOfQuery,
        response: { 200: OrderItemDetail },
      },
      [404],
    ),
    async (request) => {
      const { id } = request.params;
      const caller = callerOf(request);
      const past = itemPastOf(id, deps.db);
      const point = pointOf(request.query, deps.now());
      showing(request, 'orders', [orderOfItem(id)]);
      if (point === null) return past.detail(deps, caller, id);
      const then = await asItWas(deps, caller, past, orderOfItem(id), point);
      request.showsParked = then.isParked;
      return { ...(await past.detail(then.deps, caller, id)), asOf: then.asOf };
    },
  );
  historyRoute(app, deps, {
    url,
    params: OrderItemIdParams,
    entity: 'order_item',
    tags,
    who: ['staff'],
    name: 'InvoiceItem',
    summary: 'What happened to the order of an item and its payment, newest first; the buyer stays sealed',
    steps: (log, caller, id) => orderSteps(log, caller, orderOfItem(id)),
  });
  previewRoutes(app, deps, {
    path: url,
    title: 'InvoiceItem',
    tag: 'orders',
    rules: itemBulkRules,
    querystring: OrderItemsQuery,
    groups: orderItemStandings,
  });
};
