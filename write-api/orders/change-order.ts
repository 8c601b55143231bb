import type { Static } from 'typebox';
import { personKey } from '#domain/members/person.ts';
import { orderOfItem } from '#domain/orders/item-ids.ts';
import { order } from '#domain/orders/order.ts';
import type { OrderItemAct } from '#domain/orders/order-commands.ts';
import type { Buyer, OrderParcel } from '#domain/orders/order-events.ts';
import { orderTransitions } from '#domain/orders/order-transitions.ts';
import { trackingNumber } from '#domain/text/tracking-number.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { busy, conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { resealed } from '../kit/changes/resealed.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { BuyerChanges, ParcelChanges } from './bodies.ts';
import { seesItem, seesOrder } from './sees-order.ts';

const againAtMost = 10;

/**
 * Changes the given fields of the buyer. Each attempt appends at the revision that it read, so two changes of different fields
 * both take effect. Throws 404, and 409 `order.on_its_way`, `order.buyer_forgotten` or as the table says.
 */
export async function reviseBuyer(
  deps: WriteDeps,
  { caller, context, seenRevision }: Asked,
  id: number,
  changes: Static<typeof BuyerChanges>,
): Promise<Changed> {
  for (let attempt = 0; attempt < againAtMost; attempt += 1) {
    const { state } = await present(deps, order, id, context, seesOrder(caller));
    const { revision } = await deps.streams.refresh(order, id);
    const person = personKey('order', id);
    const { sealed, before } = await resealed<Buyer>(deps, person, state.buyer, (known) =>
      known === null ? null : changedBuyer(known, changes),
    );
    if (sealed === null || before === null) throw buyerForgotten(id);
    const looked = revision === 'no_stream' ? -1n : revision;
    const command = { action: 'revise_buyer', buyer: sealed } as const;
    const stream = {
      decider: order,
      id,
      command,
      name: command.action,
      seenRevision: seenRevision ?? looked,
    };
    const outcome = await runCommand(deps.streams, stream, context);
    if (outcome.ok) {
      const { revision: reached, position } = outcome;
      return { id, status: outcome.state.status, revision: reached, position };
    }
    if (seenRevision !== null || outcome.refusal.kind !== 'revision_mismatch') {
      throw refusalError(outcome, seenRevision);
    }
  }
  throw busy();
}

/** Takes an action on one item. Throws 404, and 409 and 422 as the order says. The answer has the item's id and status. */
export async function actOnItem(
  deps: WriteDeps,
  { caller, context, seenRevision }: Asked,
  command: OrderItemAct,
): Promise<Changed> {
  const { itemId } = command;
  const id = orderOfItem(itemId);
  await present(deps, order, id, context, seesItem(caller, itemId));
  const outcome = await runTarget(deps.streams, { on: 'order', id, command }, context, seenRevision);
  const changed = changedBy(id, outcome, seenRevision);
  return { ...changed, id: itemId, status: await statusAfter(deps, command) };
}

/** The status that the action gives the item. The order's status is that of its least advanced item. */
async function statusAfter(deps: WriteDeps, { action, itemId }: OrderItemAct): Promise<string> {
  const { to } = transitionOf(orderTransitions, action);
  if (to !== 'same') return to;
  const { state } = await deps.streams.load(order, orderOfItem(itemId));
  return state.items.find((item) => item.itemId === itemId)?.status ?? state.status;
}

/** Corrects the given fields of an item's parcel. Throws 404, and 409 as the table says. */
export async function correctParcel(
  deps: WriteDeps,
  asked: Asked,
  itemId: number,
  changes: Static<typeof ParcelChanges>,
): Promise<Changed> {
  const id = orderOfItem(itemId);
  const { state } = await present(deps, order, id, asked.context, seesItem(asked.caller, itemId));
  const known = state.items.find((item) => item.itemId === itemId)?.parcel ?? null;
  const { courier = known?.courier ?? '99', tracking_number: said } = changes;
  const number = said === undefined ? (known?.trackingNumber ?? '') : trackingNumber(said);
  return actOnItem(deps, asked, { action: 'correct_parcel', itemId, courier, trackingNumber: number });
}

/** The parcel of a request body. */
export function parcelOf({
  courier,
  tracking_number: said,
}: {
  courier: OrderParcel['courier'];
  tracking_number: string;
}): OrderParcel {
  return { courier, trackingNumber: trackingNumber(said) };
}

function changedBuyer(known: Buyer, { name, phone, email, destination }: Static<typeof BuyerChanges>): Buyer {
  return {
    name: name ?? known.name,
    phone: phone ?? known.phone,
    email: email === undefined ? known.email : email,
    destination: { ...known.destination, ...destination },
  };
}

const buyerForgotten = (orderId: number) =>
  conflict('order.buyer_forgotten', 'the buyer’s data were deleted: they cannot change any more', {
    orderId,
  });
