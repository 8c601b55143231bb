import Type from 'typebox';
import { orderTransitions } from '#domain/orders/order-transitions.ts';
import { dailyWork } from '#domain/staff-role-kinds.ts';
import { type Transition, transitionOf } from '#domain/transition-table.ts';
import { callerLabels } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { ApiError, forbidden } from '#http/errors.ts';
import { OrderItemIdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { bodyOf } from '../kit/actions/action-spec.ts';
import { emptyBody } from '../kit/actions/routes.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { OnlyReason, ParcelBody, ParcelChanges } from './bodies.ts';
import { cancelItem } from './cancel-order.ts';
import { actOnItem, correctParcel } from './change-order.ts';
import { itemActions } from './item-actions.ts';

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
  for (const name of Object.keys(itemActions) as (keyof typeof itemActions)[]) actionRoute(app, deps, name);
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

/** Every signed-in caller may call it; the table decides who may take the action. */
function actionRoute(app: TypedApp, deps: WriteDeps, name: keyof typeof itemActions): void {
  const row: Transition = transitionOf(orderTransitions, name);
  const spec = itemActions[name];
  const described = operation(
    callerLabels,
    {
      ...ofOne,
      operationId: `${name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}InvoiceItem`,
      summary: `${name}: ${row.from.join(', ')} → ${row.to} (${row.event})`,
      body: bodyOf(row, spec?.fields ?? {}),
    },
    failures,
    row.staff ?? dailyWork,
  );
  app.post(
    `${url}/:id/actions/${name}`,
    { ...emptyBody, ...described, config: { ...described.config, table: row.who } },
    async (request, reply) => {
      if (spec === null) {
        throw forbidden('order.forbidden', `only the system can take the action ${name}`, {
          action: name,
          who: [...row.who],
        });
      }
      const asked = askedBy(deps, request);
      const { id: itemId } = request.params;
      const wanted = spec.wantedBy(request.body);
      const act = wanted.toCommand(null, asked.context.commandId, asked.caller);
      return answerChange(reply, await actOnItem(deps, asked, { ...act, itemId }));
    },
  );
}
