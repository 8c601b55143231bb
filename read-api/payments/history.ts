import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { paymentsFor } from './scope.ts';

/** A payment's events; null if the caller may not see it. Bank data stays sealed. */
export const paymentSteps: StepsOf = async (deps, caller, id) => {
  const seen = await paymentsFor(deps.db, caller).where('payment.id', '=', id).select('payment.id').execute();
  if (seen.length === 0) return null;
  const steps = await foldedStreams(deps, [`payment-${id}`]);
  return steps.length > 0 ? steps : null;
};
