import Type from 'typebox';
import { CommandAnswer } from '#http/contract.ts';
import { ApiError } from '#http/errors.ts';
import { OrderItemIdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { emptyBody } from '../kit/actions/routes.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { OnlyReason, ParcelBody, ParcelChanges } from './bodies.ts';
import { cancelItem } from './cancel-order.ts';
import { correctParcel } from './change-order.ts';
import { orderItemActionRoutes } from './item-action-routes.ts';

const url = '/v2/orders/invoice-items';
const tags = ['orders'];
const failures = [404, 409, 412, 422];
const ofOne = { tags, params: OrderItemIdParams, response: { 200: CommandAnswer } };
const nothing = Type.Object({}, { additionalProperties: false });

/** Registers the write routes of orders' items: the parcel, a cancel, and an action for each row of the table. */
export function orderItemRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    url,
    {
      ...emptyBody,
      ...operation(
        ['staff', 'user'],
        {
          tags,
          operationId: 'createInvoiceItem',
          summary: 'Always 405: items are ordered with their order',
          body: nothing,
          response: { 200: CommandAnswer },
        },
        [405],
      ),
    },
    async () => {
      const message = 'an item is ordered with its order: place one';
      throw new ApiError(405, 'order.item_by_order_only', message, { headers: { allow: 'GET' } });
    },
  );
  parcelRoutes(app, deps);
  app.delete(
    `${url}/:id`,
    {
      ...emptyBody,
      ...operation(
        ['staff', 'user'],
        {
          ...ofOne,
          operationId: 'deleteInvoiceItem',
          summary: 'Cancel an item that is not sent; its money and points go back',
          body: OnlyReason,
        },
        failures,
      ),
    },
    async (request, reply) =>
      answerChange(reply, await cancelItem(deps, askedBy(deps, request), request.params.id)),
  );
  orderItemActionRoutes(app, deps);
}

function parcelRoutes(app: TypedApp, deps: WriteDeps): void {
  const who = ['staff', 'brand_admin'] as const;
  const summary = 'Correct the parcel of an item on its way';
  app.put(
    `${url}/:id`,
    operation(who, { ...ofOne, operationId: 'replaceInvoiceItem', summary, body: ParcelBody }, failures),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      return answerChange(reply, await correctParcel(deps, asked, request.params.id, request.body));
    },
  );
  app.patch(
    `${url}/:id`,
    operation(who, { ...ofOne, operationId: 'updateInvoiceItem', summary, body: ParcelChanges }, failures),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      return answerChange(reply, await correctParcel(deps, asked, request.params.id, request.body));
    },
  );
}
