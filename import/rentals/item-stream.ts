import { type Actor, system } from '#domain/actor.ts';
import { type TrysetItemCommand, trysetItem } from '#domain/tryset-items/item.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import { buildStream } from '../streams/build.ts';
import { house } from '../streams/house.ts';
import type { Step } from '../streams/step.ts';
import { type ItemCommandName, itemOrigin } from './commands.ts';
import type { BuildContext } from './context.ts';
import { describeItem } from './describe-item.ts';
import { rentalTimes, type StepTime } from './times.ts';
import { addedBy } from './tryset-stream.ts';
import type { TrysetPlan } from './trysets.ts';
import { unknownParcel } from './unknown.ts';

/**
 * The number of events in a tryset item's stream. A delivery has two: the courier's report and the resulting event.
 */
export const itemEventCount = 9;

/** Builds the stream of a tryset's item at `index`: all events of one rental. */
export function itemStream(
  context: BuildContext,
  plan: TrysetPlan,
  index: number,
  receivedAt: string,
): NewEvent[] {
  const lent = plan.items[index];
  if (lent === undefined) throw new Error(`the tryset ${plan.ref} has no item ${index}`);
  const { rental } = lent;
  const of = { trysetRef: plan.ref, rentalRef: rental.ref, added: addedBy(index) };
  const user: Actor = { label: 'user', id: context.idOf('user', plan.memberRef) };
  const times = rentalTimes(lent, plan.requested);
  const step = (
    { at, derived }: StepTime,
    actor: Actor,
    command: TrysetItemCommand & { action: ItemCommandName },
    reason?: string,
  ): Step<TrysetItemCommand> => ({
    command,
    actor,
    at,
    derived,
    reason,
    ...itemOrigin(context.source, of, command.action),
  });
  const description = { ...describeItem(context, plan, lent), isExpress: false };
  return buildStream(
    trysetItem,
    [
      step(times.requested, user, { action: 'request', ...description }),
      step(times.accepted, house, { action: 'accept' }),
      step(times.shipped, house, { action: 'outbound', ...unknownParcel }),
      step(times.delivered, system, { action: 'deliver' }),
      step(
        times.returnRequested,
        user,
        { action: 'request_return', pickupReason: null, requestedPickupDate: null },
        rental.review ?? undefined,
      ),
      step(times.returnAccepted, house, { action: 'accept_return', pickupDate: null }),
      step(times.returnShipped, system, { action: 'return_item', ...unknownParcel }),
      step(times.arrived, system, { action: 'arrive' }),
      step(times.completed, house, { action: 'return_complete' }),
    ],
    receivedAt,
  );
}
