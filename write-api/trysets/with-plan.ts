import { trysetItem } from '#domain/tryset-items/item.ts';
import { type TrysetCommand, tryset } from '#domain/trysets/tryset.ts';
import { closedDaysFrom } from '../closed-days/closed-days-from.ts';
import type { Completion } from '../kit/commands/completion.ts';

/** Adds to the plan of a delivery whether all items that are still to come are express, and the region's closed days. */
export const withPlan: Completion<TrysetCommand> = async (streams, id, command) => {
  if (command.action !== 'plan_delivery') return command;
  const { items, userRegion, requestedDelivery } = (await streams.refresh(tryset, id)).state;
  const { expectedDeliveryOn } = requestedDelivery;
  if (expectedDeliveryOn === null) return command;
  const states = await Promise.all(
    items.map(async ({ trysetItemId }) => (await streams.refresh(trysetItem, trysetItemId)).state),
  );
  const toCome = states.filter(({ status, isRemoved }) => status !== 'tryset_canceled' && !isRemoved);
  const closed = await closedDaysFrom(streams, userRegion, expectedDeliveryOn);
  return { ...command, plan: { isExpress: toCome.every(({ isExpress }) => isExpress), closed } };
};
