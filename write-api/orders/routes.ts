import type { FastifyReply } from 'fastify';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { emptyBody } from '../kit/actions/routes.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { memberOfCall } from '../user-tickets/change-ticket.ts';
import { afterPage } from './after-page.ts';
import {
  BuyerBody,
  BuyerChanges,
  buyerOf,
  NewOrder,
  OnlyReason,
  OrderAnswer,
  PageBody,
  PayBody,
} from './bodies.ts';
import { cancelOrder } from './cancel-order.ts';
import { reviseBuyer } from './change-order.ts';
import { orderItemRoutes } from './item-routes.ts';
import { type PaidOrder, payAgain } from './pay-order.ts';
import { placeOrder } from './place-order.ts';

const who = ['staff', 'user'] as const;
const tags = ['orders'];
const failures = [404, 409, 412, 422];
const ofOne = { tags, params: IdParams, response: { 200: CommandAnswer } };

/** The two doors to orders. The second one has names of its own in the list of operations. */
const doors = [
  { url: '/v2/orders', name: 'Order' },
  { url: '/v2/orders/invoices', name: 'Invoice' },
] as const;

/** Registers the write routes of orders and their items. */
export function orderRoutes(app: TypedApp, deps: WriteDeps): void {
  for (const door of doors) {
    placeRoute(app, deps, door);
    changeRoutes(app, deps, door);
    cancelRoute(app, deps, door);
    payRoute(app, deps, door);
  }
  app.post(
    '/v2/orders/invoices/:id/cancel',
    {
      ...emptyBody,
      ...operation(
        who,
        { ...ofOne, operationId: 'cancelInvoice', summary: cancelSummary, body: OnlyReason },
        failures,
      ),
    },
    async (request, reply) =>
      answerChange(reply, await cancelOrder(deps, askedBy(deps, request), request.params.id)),
  );
  app.post(
    '/v2/orders/iamport',
    operation(
      who,
      {
        tags,
        operationId: 'finishOrderPayment',
        summary: 'Come back from the provider’s page; answers the order, at the latest after five seconds',
        body: PageBody,
        response: { 200: CommandAnswer },
      },
      [404],
    ),
    async (request, reply) =>
      answerChange(reply, await afterPage(deps, askedBy(deps, request), request.body.merchant_uid)),
  );
  orderItemRoutes(app, deps);
}

type Door = (typeof doors)[number];

function placeRoute(app: TypedApp, deps: WriteDeps, { url, name }: Door): void {
  app.post(
    url,
    operation(
      who,
      {
        operationId: `create${name}`,
        tags,
        summary: 'Place an order; the answer says how to pay the rest after points; staff name the member',
        body: NewOrder,
        response: { 201: OrderAnswer },
      },
      failures,
    ),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const { body } = request;
      const wanted = {
        userId: memberOfCall(asked.caller, body.user_id, `create${name}`),
        items: body.invoice_items.map((item) => ({
          type: item.type,
          trysetItemId: item.tryset_item_id ?? null,
          productSizeId: item.product_size_id ?? null,
        })),
        usedPoint: body.used_point ?? 0,
        buyer: buyerOf(body),
        paymentMethod: body.payment_method,
        expectedAmount: body.expected_amount ?? null,
      };
      return answerOrder(reply, await placeOrder(deps, asked, wanted), 201);
    },
  );
}

function changeRoutes(app: TypedApp, deps: WriteDeps, { url, name }: Door): void {
  const summary = 'Change buyer and destination, while no item is prepared';
  app.put(
    `${url}/:id`,
    operation(who, { ...ofOne, operationId: `replace${name}`, summary, body: BuyerBody }, failures),
    async (request, reply) => {
      const whole = buyerOf(request.body);
      return answerChange(reply, await reviseBuyer(deps, askedBy(deps, request), request.params.id, whole));
    },
  );
  app.patch(
    `${url}/:id`,
    operation(who, { ...ofOne, operationId: `update${name}`, summary, body: BuyerChanges }, failures),
    async (request, reply) =>
      answerChange(reply, await reviseBuyer(deps, askedBy(deps, request), request.params.id, request.body)),
  );
}

const cancelSummary = 'Cancel an order, or the items that can still be canceled; money and points go back';

function cancelRoute(app: TypedApp, deps: WriteDeps, { url, name }: Door): void {
  app.delete(
    `${url}/:id`,
    {
      ...emptyBody,
      ...operation(
        who,
        { ...ofOne, operationId: `delete${name}`, summary: cancelSummary, body: OnlyReason },
        failures,
      ),
    },
    async (request, reply) =>
      answerChange(reply, await cancelOrder(deps, askedBy(deps, request), request.params.id)),
  );
}

function payRoute(app: TypedApp, deps: WriteDeps, { url, name }: Door): void {
  app.post(
    `${url}/:id/actions/pay`,
    operation(
      who,
      {
        tags,
        params: IdParams,
        operationId: `pay${name}`,
        summary: 'Try to pay an unpaid order once more',
        body: PayBody,
        response: { 200: OrderAnswer },
      },
      failures,
    ),
    async (request, reply) => {
      const { payment_method: method } = request.body;
      return answerOrder(reply, await payAgain(deps, askedBy(deps, request), request.params.id, method), 200);
    },
  );
}

function answerOrder(reply: FastifyReply, { request, ...changed }: PaidOrder, code: 200 | 201): OrderAnswer {
  return { ...answerChange(reply, changed, code), paymentRequest: request };
}
