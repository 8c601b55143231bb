import { endingOf, isOverdue, mayBringMoney, nextAskAt } from '#domain/payments/asking.ts';
import { payment } from '#domain/payments/payment.ts';
import type { WriteDeps } from '../deps.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import { providerOf } from '../payment-provider/provider-of.ts';
import { answered, notAsked, untilKnown } from '../payment-provider/until-known.ts';
import { learn, tell } from './learn.ts';

/**
 * Asks the provider about a payment. The key `<payment id>` asks at the instants of `nextAskAt`, and ends the payment after its
 * due time. The key `<payment id>:<attempt>` asks once, whether the payment waits or not: a notice of the provider may tell of
 * money for an ended payment.
 */
export const askPayment: OutsideCall = { kind: 'ask_payment', atOnce: 4, call: untilKnown(call) };

async function call(deps: WriteDeps, due: DueCall): Promise<CallEnd> {
  const [id = 0, attempt] = due.key.split(':').map(Number);
  return attempt === undefined ? poll(deps, due, id) : askOnce(deps, due, id, attempt);
}

async function poll(deps: WriteDeps, due: DueCall, id: number): Promise<CallEnd> {
  const { state } = await deps.streams.refresh(payment, id);
  if (state.status !== 'pending') return notAsked;
  const open = state.attempts.filter(mayBringMoney);
  for (const { merchantUid } of open) await askAbout(deps, due, id, merchantUid);
  const { state: known } = await deps.streams.refresh(payment, id);
  const now = deps.clock();
  if (isOverdue(known, now)) await tell(deps, due.cause, id, { action: endingOf(known), why: 'due' });
  const { state: after } = await deps.streams.refresh(payment, id);
  return { end: open.length > 0 ? 'answered' : 'not_asked', next: nextAskAt(after, now) };
}

async function askOnce(deps: WriteDeps, due: DueCall, id: number, attempt: number): Promise<CallEnd> {
  const { state } = await deps.streams.refresh(payment, id);
  const tried = state.attempts.find((each) => each.attempt === attempt);
  if (tried === undefined || tried.method === 'bank') return notAsked;
  await askAbout(deps, due, id, tried.merchantUid);
  return answered;
}

/** The oldest first, so that the first money counts. */
async function askAbout(deps: WriteDeps, due: DueCall, id: number, merchantUid: string): Promise<void> {
  const found = await providerOf(deps).find(merchantUid, due.signal);
  for (const each of found.toReversed()) await learn(deps, due.cause, id, each);
}
