import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { ordersFor } from './scope.ts';

/** An order's events with those of its payment, which tell of its money; null if the caller may not see it. */
export const orderSteps: StepsOf = async (deps, caller, id) => {
  const row = await ordersFor(deps.db, caller)
    .where('order.id', '=', id)
    .select('order.paymentId')
    .executeTakeFirst();
  if (row === undefined) return null;
  const streams = [`order-${id}`, ...(row.paymentId === null ? [] : [`payment-${row.paymentId}`])];
  return foldedStreams(deps, streams);
};
