import { isOverdue } from '#domain/payments/asking.ts';
import { payment } from '#domain/payments/payment.ts';
import type { Attempt, Payment } from '#domain/payments/payment-state.ts';
import { billingKeyOf } from '../cards/billing-keys.ts';
import type { WriteDeps } from '../deps.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import { ProviderRefusal } from '../payment-provider/payment-provider.ts';
import { providerOf } from '../payment-provider/provider-of.ts';
import { again, answered, notAsked, untilKnown } from '../payment-provider/until-known.ts';
import { attemptOf } from './attempt-of.ts';
import { learn, tell } from './learn.ts';

/**
 * Charges a stored card for one attempt. The key is `<payment id>:<attempt>`. It asks the provider first: after a lost answer, a
 * crash or a lost database, only the provider knows whether the charge was made.
 */
export const chargePayment: OutsideCall = { kind: 'charge_payment', atOnce: 4, call: untilKnown(call) };

async function call(deps: WriteDeps, due: DueCall): Promise<CallEnd> {
  const [id, number] = due.key.split(':').map(Number);
  const paymentId = id ?? 0;
  const { state } = await deps.streams.refresh(payment, paymentId);
  const tried = state.attempts.find(({ attempt }) => attempt === number);
  if (tried === undefined || isSettled(state, tried)) return notAsked;
  const provider = providerOf(deps);
  const found = await provider.find(tried.merchantUid, due.signal);
  for (const each of found.toReversed()) await learn(deps, due.cause, paymentId, each);
  if (found.length > 0) return answered;
  // The payment may have ended while we asked.
  const { state: now } = await deps.streams.refresh(payment, paymentId);
  if (now.status !== 'pending' || isOverdue(now, deps.clock())) return notAsked;
  const billingKey = tried.cardId === null ? null : await billingKeyOf(deps, tried.cardId);
  if (billingKey === null) {
    await tell(deps, due.cause, paymentId, {
      action: 'decline',
      attempt: tried.attempt,
      declined: 'invalid',
    });
    return answered;
  }
  try {
    await learn(
      deps,
      due.cause,
      paymentId,
      await provider.charge(billingKey, attemptOf(now, tried), due.signal),
    );
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    // The provider has received it after all; the next call asks for its outcome.
    if (error.reason === 'already_known') return again(deps, due, error.message);
    await tell(deps, due.cause, paymentId, { action: 'decline', attempt: tried.attempt, declined: 'other' });
  }
  return answered;
}

/** Whether the outcome of an attempt is known. An ended payment may still have money on its way. */
function isSettled({ arrivals }: Payment, { attempt, declined }: Attempt): boolean {
  return declined !== null || arrivals.some((each) => each.attempt === attempt);
}
