import type { Actor } from '#domain/actor.ts';
import { type TrysetCommand, tryset } from '#domain/trysets/tryset.ts';
import type { RequestedItem } from '#domain/trysets/tryset-events.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import { buildStream } from '../streams/build.ts';
import { house } from '../streams/house.ts';
import type { Step } from '../streams/step.ts';
import { type TrysetCommandName, trysetOrigin } from './commands.ts';
import type { BuildContext } from './context.ts';
import { describeItem } from './describe-item.ts';
import { rentalTimes, type StepTime } from './times.ts';
import type { TrysetPlan } from './trysets.ts';

/** Maximum items in one request event, as an event has a maximum size. Further items are added one by one. */
const requestedAtOnce = 200;

/** The tryset's command that adds the item at `index`. */
export function addedBy(index: number): TrysetCommandName {
  return index < requestedAtOnce ? 'request' : `add_item ${index}`;
}

/** The number of events in a tryset's stream. */
export function trysetEventCount({ items }: TrysetPlan): number {
  return 3 + Math.max(0, items.length - requestedAtOnce);
}

/** Builds the stream of a tryset: its request, and the return of all its items. */
export function trysetStream(context: BuildContext, plan: TrysetPlan, receivedAt: string): NewEvent[] {
  const { source, idOf } = context;
  const user: Actor = { label: 'user', id: idOf('user', plan.memberRef) };
  const { requested } = plan;
  const first = plan.items[0];
  if (first === undefined) throw new Error(`the tryset ${plan.ref} has no items`);
  const times = rentalTimes(first, requested);
  const items = plan.items.map((lent) => asRequested(context, plan, lent));
  const itemIds = items.map(({ trysetItemId }) => trysetItemId);
  const step = (
    name: TrysetCommandName,
    { at, derived }: StepTime,
    actor: Actor,
    command: TrysetCommand,
  ): Step<TrysetCommand> => ({ command, actor, at, derived, ...trysetOrigin(source, plan.ref, name) });
  const request: TrysetCommand = {
    action: 'request',
    trysetId: idOf('tryset', plan.ref),
    userId: idOf('user', plan.memberRef),
    userGender: null,
    userRegion: 'KOREA',
    items: items.slice(0, requestedAtOnce),
    recipient: null,
    isPreferExpress: false,
    requestedPoints: 0,
    expectedDeliveryOn: null,
    prepareOn: null,
    proposalId: null,
  };
  return buildStream(
    tryset,
    [
      step('request', requested, user, request),
      ...items
        .slice(requestedAtOnce)
        .map((item, index) =>
          step(addedBy(requestedAtOnce + index), requested, user, { action: 'add_item', item }),
        ),
      step('return_request', times.returnRequested, user, {
        action: 'return_request',
        itemIds,
        pickupReason: null,
        requestedPickupDate: null,
      }),
      step('return_accept', times.returnAccepted, house, {
        action: 'return_accept',
        itemIds,
        pickupDate: null,
      }),
    ],
    receivedAt,
  );
}

function asRequested(...of: Parameters<typeof describeItem>): RequestedItem {
  const { trysetId: _, userId: __, userGender: ___, userRegion: ____, ...item } = describeItem(...of);
  return item;
}
