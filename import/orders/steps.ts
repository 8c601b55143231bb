import { type Actor, system } from '#domain/actor.ts';
import { eventId, nameId } from '../streams/ids.ts';
import type { Step } from '../streams/step.ts';
import type { PlannedOrder } from './plan.ts';
import type { PastTime } from './times.ts';

/** The ids of an order's streams. */
export interface OrderIds {
  orderId: number;
  paymentId: number;
}

/** Makes the steps of one order's streams. All of them belong to the order's placing, and their ids derive from its ref. */
export function stepsOf<Command extends { action: string }>(
  source: string,
  { ref }: Pick<PlannedOrder, 'ref'>,
) {
  const commandId = (name: string) => nameId(`${source}\norder\n${ref}\n${name}`);
  const placing = commandId('place');
  return (
    name: string,
    command: Command,
    { at, derived }: PastTime,
    { actor = system, reason }: { actor?: Actor; reason?: string } = {},
  ): Step<Command> => {
    const id = commandId(name);
    const causationId = id === placing ? placing : eventId(placing, 0);
    const origin = { commandId: id, correlationId: placing, causationId };
    return { command, actor, at, derived, ...origin, ...(reason !== undefined && { reason }) };
  };
}

/** The reason of steps that staff give one for. */
export const imported = 'imported';

/** Spreads refunded cash over the items' cash shares, from the first on. Returns a part for each item, which may be 0. */
export function spread(amount: number, shares: readonly number[]): number[] {
  let left = amount;
  return shares.map((share) => {
    const part = Math.min(left, share);
    left -= part;
    return part;
  });
}
