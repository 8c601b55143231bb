import { businessDay, endOfBusinessDay } from '#domain/business-day.ts';
import { attemptIn } from '#domain/payments/merchant-uid.ts';
import { arrivalOf, sumOf } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { later } from '#domain/reacting.ts';
import type { WriteDeps } from '../deps.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import type { ProviderPayment } from '../payment-provider/provider-payment.ts';
import { untilKnown } from './away.ts';
import { chargingOf } from './charging.ts';
import { learn } from './learn.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The one key of the call: it repeats itself every night. */
export const nightly = 'nightly';

/**
 * Compares the provider's list of the last two days with ours, on Sundays of the last 35. Each payment learns from it first. What
 * still differs then is no command's business: the call names it for staff.
 */
export const reconcileDay: OutsideCall = { kind: 'reconcile_day', atOnce: 1, call: untilKnown(call) };

/** Three hours after the business day's end. */
export function nextNight(at: string): string {
  const tonight = later(endOfBusinessDay(businessDay(new Date(at))), 3 * hourMs);
  const last = later(tonight, -dayMs);
  return last > at ? last : tonight;
}

/** The business days that are compared, the newest last. */
export function comparedDays(at: string): string[] {
  const today = Date.parse(businessDay(new Date(at)));
  const count = new Date(today).getUTCDay() === 0 ? 35 : 2;
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - index) * dayMs).toISOString().slice(0, 10),
  );
}

async function call(deps: WriteDeps, due: DueCall): Promise<CallEnd> {
  const now = deps.clock();
  const different: string[] = [];
  for (const day of comparedDays(now)) {
    for await (const found of chargingOf(deps).list(day, due.signal)) {
      if (await differs(deps, due, found)) different.push(found.reference);
    }
    // A long comparison must not lose its lease.
    await due.keep({ day });
  }
  const next = nextNight(now);
  if (different.length === 0) return { end: 'answered', next };
  const listed = [...new Set(different)].slice(0, 20).join(', ');
  return {
    end: 'failed',
    next,
    problem: `${different.length} payments differ from the provider’s: ${listed}`,
  };
}

/** Payments of other installations at the same shop are none of ours: their random letters differ. */
async function differs(deps: WriteDeps, due: DueCall, found: ProviderPayment): Promise<boolean> {
  const named = attemptIn(found.merchantUid);
  if (named === null) return false;
  const { state: before } = await deps.streams.refresh(payment, named.paymentId);
  if (!before.attempts.some(({ merchantUid }) => merchantUid === found.merchantUid)) return false;
  const state = await learn(deps, due.cause, named.paymentId, found);
  return isOtherwise(state, found);
}

/** Whether the money under a reference differs from the provider's after the payment learned. */
function isOtherwise(state: Payment, { status, reference, amount, refunds }: ProviderPayment): boolean {
  const arrival = arrivalOf(state, reference);
  const hasMoney = status === 'paid' || status === 'canceled';
  if (arrival === null || !hasMoney) return hasMoney !== (arrival !== null);
  return arrival.amount !== amount || arrival.refunded !== sumOf(refunds);
}
