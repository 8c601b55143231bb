import Type from 'typebox';
import { orderTransitions } from '#domain/orders/order-transitions.ts';
import { dailyWork } from '#domain/staff-role-kinds.ts';
import { type Transition, transitionOf } from '#domain/transition-table.ts';
import { callerLabels } from '#http/caller.ts';
import { CommandAnswer, ItemResult } from '#http/contract.ts';
import { forbidden } from '#http/errors.ts';
import { OrderItemId, OrderItemIdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { type ActionSpec, bodyOf } from '../kit/actions/action-spec.ts';
import { bulkAtMost, eachWanted, onEach, SelectedIds, selectionFields } from '../kit/actions/bulk.ts';
import { answerEach } from '../kit/actions/over-http.ts';
import { bulkFields } from '../kit/actions/own-fields.ts';
import { emptyBody } from '../kit/actions/routes.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { actOnItem } from './change-order.ts';
import { type ItemAct, itemActions } from './item-actions.ts';

const url = '/v2/orders/invoice-items';
const tags = ['orders'];

/**
 * Registers `POST /v2/orders/invoice-items/{id}/actions/{name}` and the bulk call `POST /v2/orders/invoice-items/actions/{name}`
 * for every action on an item. Items are parts of orders, so `actionRoutes`, which expects a stream for each id, does not fit.
 */
export function orderItemActionRoutes(app: TypedApp, deps: WriteDeps): void {
  for (const name of Object.keys(itemActions) as ItemAct['action'][]) {
    singleRoute(app, deps, name);
    bulkRoute(app, deps, name);
  }
}

function singleRoute(app: TypedApp, deps: WriteDeps, name: ItemAct['action']): void {
  const row: Transition = transitionOf(orderTransitions, name);
  const described = byTable(
    row,
    {
      tags,
      operationId: `${camel(name)}InvoiceItem`,
      summary: summaryOf(row),
      params: OrderItemIdParams,
      body: bodyOf(row, itemActions[name]?.fields ?? {}),
      response: { 200: CommandAnswer },
    },
    [404, 409, 412, 422],
  );
  app.post(`${url}/:id/actions/${name}`, { ...emptyBody, ...described }, async (request, reply) => {
    const asked = askedBy(deps, request);
    const { toCommand } = openSpec(name).wantedBy(request.body);
    const act = toCommand(null, asked.context.commandId, asked.caller);
    return answerChange(reply, await actOnItem(deps, asked, { ...act, itemId: request.params.id }));
  });
}

function bulkRoute(app: TypedApp, deps: WriteDeps, name: ItemAct['action']): void {
  const row: Transition = transitionOf(orderTransitions, name);
  const described = itemActions[name] ?? { fields: {}, hasOwnFields: false };
  const fields = bulkFields(described, bulkAtMost, OrderItemId);
  const call = byTable(
    row,
    {
      tags,
      operationId: `${camel(name)}InvoiceItems`,
      summary: `Many at once: ${summaryOf(row)}`,
      body: bodyOf(row, fields, { ...selectionFields, ids: SelectedIds(OrderItemId) }),
      response: { 200: Type.Array(ItemResult) },
    },
    [409, 422],
  );
  app.post(`${url}/actions/${name}`, { ...emptyBody, ...call }, async (request, reply) => {
    const asked = askedBy(deps, request);
    const list = { name: 'order_item', path: url, spec: openSpec(name), operation: `${name} of many` };
    const each = await eachWanted(deps, asked, list, request.body);
    const done = await onEach(asked.context, 'order_item', each, ({ id: itemId, toCommand }, context) => {
      const act = toCommand(null, context.commandId, asked.caller);
      return actOnItem(deps, { ...asked, context, seenRevision: null }, { ...act, itemId });
    });
    return answerEach(reply, done);
  });
}

/** Returns the HTTP form of an action. Throws 403 for an action that only the system takes. */
function openSpec(action: ItemAct['action']): ActionSpec<ItemAct, null> {
  const spec = itemActions[action];
  if (spec !== null) return spec;
  throw forbidden('order.forbidden', `only the system can take the action ${action}`, {
    action,
    who: [...transitionOf(orderTransitions, action).who],
  });
}

/** Every signed-in caller may call it; the table decides who may take the action. */
function byTable<const Schema extends Parameters<typeof operation>[1]>(
  row: Transition,
  schema: Schema,
  failures: readonly number[],
) {
  const described = operation(callerLabels, schema, failures, row.staff ?? dailyWork);
  return { ...described, config: { ...described.config, table: row.who } };
}

function summaryOf({ action, from, to, event }: Transition): string {
  return `${action}: ${from.join(', ')} → ${to} (${event})`;
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
