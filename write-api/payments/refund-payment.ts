import { arrivalOf, paymentOfRefund, refundKey, refundOf } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import type { RefundRefusal } from '#domain/payments/payment-kinds.ts';
import type { Payment, Refund } from '#domain/payments/payment-state.ts';
import { later } from '#domain/reacting.ts';
import type { WriteDeps } from '../deps.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import { ProviderRefusal } from '../payment-provider/payment-provider.ts';
import { providerOf } from '../payment-provider/provider-of.ts';
import { type BankAccount, refundedIn } from '../payment-provider/provider-payment.ts';
import { reasonOf } from '../payment-provider/refund-reason.ts';
import { again, notAsked, untilKnown } from '../payment-provider/until-known.ts';
import { learn, tell } from './learn.ts';

const accountMs = 30 * 86_400_000;

/**
 * Makes a refund; the key is its id. It asks the provider first, whose list of refunds shows one that an earlier call made. A
 * repeated refund is refused there, because the amount left differs by then.
 */
export const refundPayment: OutsideCall = { kind: 'refund_payment', atOnce: 2, call: untilKnown(call) };

async function call(deps: WriteDeps, due: DueCall): Promise<CallEnd> {
  const refundId = Number(due.key);
  const id = paymentOfRefund(refundId);
  const { state: before } = await deps.streams.refresh(payment, id);
  const asked = refundOf(before, refundId);
  if (asked?.status !== 'requested') return forgetAccount(deps, asked);
  const refuse = async (refusal: RefundRefusal): Promise<CallEnd> => {
    await tell(deps, due.cause, id, { action: 'refuse_refund', refundId, refusal });
    const { state } = await deps.streams.refresh(payment, id);
    return { ...(await forgetAccount(deps, refundOf(state, refundId))), end: 'answered' };
  };
  const method = methodOf(before, asked);
  if (method === 'bank') return refuse('not_possible');
  const provider = providerOf(deps);
  const found = await provider.findByReference(asked.reference, due.signal);
  if (found === null) return refuse('not_possible');
  const known = await learn(deps, due.cause, id, found);
  const refund = refundOf(known, refundId);
  if (refund?.status !== 'requested') return { ...(await forgetAccount(deps, refund)), end: 'answered' };
  // The issuer gave the money back already.
  if (arrivalOf(known, refund.reference)?.isChargedBack) return refuse('not_possible');
  const left = found.amount - refundedIn(found);
  if (refund.amount > left) return refuse('not_possible');
  const account = await accountOf(deps, refund);
  if (method === 'vbank' && account === null) return refuse('needs_account');
  try {
    const reason = reasonOf(refundId);
    const made = await provider.refund(
      refund.reference,
      { amount: refund.amount, left, reason, account },
      due.signal,
    );
    const after = refundOf(await learn(deps, due.cause, id, made), refundId);
    if (after?.status === 'requested') return again(deps, due, 'the provider does not list the refund yet');
    return { ...(await forgetAccount(deps, after)), end: 'answered' };
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    // Somebody refunded in between; the next call learns of it.
    if (error.reason === 'left_differs') return again(deps, due, error.message);
    // A virtual account's refund is mostly refused for its bank account: the member gives another one.
    return refuse(error.reason === 'needs_account' || method === 'vbank' ? 'needs_account' : 'refused');
  }
}

function methodOf(state: Payment, { reference }: Refund) {
  const arrival = arrivalOf(state, reference);
  return state.attempts.find(({ attempt }) => attempt === arrival?.attempt)?.method ?? null;
}

async function accountOf(
  { sealing }: WriteDeps,
  { refundId, account, accounts }: Refund,
): Promise<BankAccount | null> {
  if (account === null) return null;
  return (await sealing.unseal(refundKey(refundId, accounts), account)) as BankAccount | null;
}

/**
 * Deletes the key of the newest bank account once the refund is made, or 30 days after the account was given. The keys of earlier
 * accounts are deleted at once.
 */
async function forgetAccount(deps: WriteDeps, refund: Refund | null): Promise<CallEnd> {
  if (refund === null || refund.accountGivenAt === null) return notAsked;
  const { refundId, accounts, accountGivenAt, status } = refund;
  const until = later(accountGivenAt, accountMs);
  const isNeeded = status !== 'done' && until > deps.clock();
  const outdated = isNeeded ? accounts - 1 : accounts;
  for (let nth = 1; nth <= outdated; nth += 1) await deps.sealing.forget(refundKey(refundId, nth));
  return isNeeded ? { ...notAsked, next: until } : notAsked;
}
