import Type from 'typebox';
import { banks } from '#domain/payments/banks.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute } from '../kit/history/route.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { OrderDetail, orderFields } from './contract.ts';
import { orderSteps } from './history.ts';
import { matchingOrders, OrdersQuery } from './lists.ts';
import { orderPast } from './past.ts';
import { pastOrders } from './past-list.ts';

const tags = ['orders'];
const who = ['staff', 'user'] as const;

/** The two doors to orders. The second one has names of its own in the list of operations. */
const doors = [
  { url: '/v2/orders', name: 'Order' },
  { url: '/v2/orders/invoices', name: 'Invoice' },
] as const;

const Banks = Type.Object({
  data: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), nameEn: Type.String() })),
});

export const orderRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v2/orders/banks',
    operation(who, {
      operationId: 'listBanks',
      tags,
      summary: 'The banks of virtual accounts and of refunds, with the provider’s codes',
      response: { 200: Banks },
    }),
    async () => ({ data: [...banks] }),
  );
  for (const { url, name } of doors) {
    listRoutes(app, deps, {
      url,
      path: Type.Object({}),
      tags,
      who,
      name: `${name}s`,
      summary: 'Orders, newest first: to staff all, to members their own',
      hasFile: true,
      query: OrdersQuery,
      row: orderFields,
      past: pastOrders(deps),
      rows: (reading, _, query) => matchingOrders(deps, reading, query),
    });
    app.get(
      `${url}/:id`,
      operation(
        who,
        {
          operationId: `get${name}`,
          tags,
          summary: 'An order with its items and its payment, as it is or as it was',
          params: IdParams,
          querystring: AsOfQuery,
          response: { 200: OrderDetail },
        },
        [404],
      ),
      (request) => detailAnswer(deps, request, orderPast),
    );
  }
  historyRoute(app, deps, {
    url: doors[0].url,
    entity: 'order',
    tags,
    who: ['staff'],
    name: 'Order',
    summary: 'What happened to an order and its payment, newest first; the buyer stays sealed',
    steps: orderSteps,
  });
};
