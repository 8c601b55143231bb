import { randomUUID } from 'node:crypto';
import { businessDay, endOfBusinessDay } from '#domain/business-day.ts';
import { attemptIn } from '#domain/payments/merchant-uid.ts';
import { agrees, arrivalOf } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { later } from '#domain/reacting.ts';
import type { WriteDeps } from '../deps.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { everyOpenPayment } from '../open-payments.ts';
import { ProviderAway } from '../payment-provider/payment-provider.ts';
import { providerOf } from '../payment-provider/provider-of.ts';
import { type ProviderPayment, refundedIn } from '../payment-provider/provider-payment.ts';
import { untilKnown } from '../payment-provider/until-known.ts';
import { learn, tell } from './learn.ts';
import { type WaitedFor, waitedFor, waitedForKinds } from './waited-for.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The one key of the call: it repeats itself every night. */
export const nightly = 'nightly';

/**
 * Compares the provider's list of the last two days with ours, on Sundays of the last 35. Each payment learns from it first.
 * A difference that no command could apply is noted on the payment, for staff. Equal figures clear an earlier difference. An
 * error of one payment does not stop the others: the call fails with the first error after it compared them all.
 *
 * Afterwards it schedules the calls of all payments whose outcome is unknown, in case a call was lost or given up.
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
  const errors: unknown[] = [];
  for (const day of comparedDays(now)) {
    for await (const found of providerOf(deps).list(day, due.signal)) {
      await compare(deps, due, found).catch((error: unknown) => {
        if (error instanceof ProviderAway || due.signal.aborted) throw error;
        errors.push(error);
      });
    }
    // A long comparison must not lose its lease.
    await due.keep({ day });
  }
  await askAgain(deps, due);
  if (errors.length > 0) throw errors[0];
  return { end: 'answered', next: nextNight(now) };
}

/**
 * Schedules each call that a payment waits for, unless it is scheduled. Each call asks the provider first, so a call too many
 * moves no money.
 */
async function askAgain(deps: WriteDeps, { cause }: DueCall): Promise<void> {
  const wanted: WaitedFor[] = [];
  for (const id of await everyOpenPayment(deps.db)) {
    wanted.push(...waitedFor((await deps.streams.refresh(payment, id)).state));
  }
  const dueAt = new Date(deps.clock());
  for (const kind of waitedForKinds) {
    const calls = wanted.filter((call) => call.kind === kind);
    const scheduled = calls.map(({ key }) => ({ key, dueAt, cause: { ...cause, eventId: randomUUID() } }));
    await schedule(deps.db, kind, scheduled, 'missing');
  }
}

/** Payments of other installations at the same shop are none of ours: their random letters differ. */
async function compare(deps: WriteDeps, due: DueCall, found: ProviderPayment): Promise<void> {
  const id = attemptIn(found.merchantUid)?.paymentId;
  if (id === undefined) return;
  const { state: before } = await deps.streams.refresh(payment, id);
  if (!before.attempts.some(({ merchantUid }) => merchantUid === found.merchantUid)) return;
  if (booksAgree(await learn(deps, due.cause, id, found), found)) return;
  // The list may be older than a refund that was made meanwhile.
  const newest = await providerOf(deps).findByReference(found.reference, due.signal);
  if (newest === null) return;
  if (booksAgree(await learn(deps, due.cause, id, newest), newest)) return;
  const { reference, amount } = newest;
  const refunded = refundedIn(newest);
  await tell(deps, due.cause, id, { action: 'note_difference', reference, amount, refunded });
}

/** Whether nothing is left to note: the figures are equal, or no money came on either side, and no difference is noted. */
function booksAgree(state: Payment, found: ProviderPayment): boolean {
  if (found.status !== 'paid' && found.status !== 'canceled') return true;
  const { reference, amount } = found;
  const refunded = refundedIn(found);
  if (state.differences.some((noted) => noted.reference === reference)) return false;
  if (arrivalOf(state, reference) === null) return amount === refunded;
  return agrees(state, { reference, amount, refunded });
}
