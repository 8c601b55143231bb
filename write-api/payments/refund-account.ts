import { refundKey } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { BankAccount } from '../payment-provider/provider-payment.ts';
import { seesPayment } from './entity.ts';

/**
 * Gives the bank account that a refund to a virtual account needs; without `refundId` for the refund that asks for one. A key of
 * its own seals it. 404, 409 `payment.no_account_asked`.
 */
export async function giveRefundAccount(
  deps: WriteDeps,
  { caller, context, seenRevision }: Pick<Asked, 'caller' | 'context' | 'seenRevision'>,
  id: number,
  { refundId: named, account }: { refundId: number | undefined; account: BankAccount },
): Promise<Changed> {
  const { state, isRepeat } = await present(deps, payment, id, context, seesPayment(caller));
  const refund = state.refunds.find((each) =>
    named === undefined ? each.refusal === 'needs_account' || isRepeat : each.refundId === named,
  );
  // Nothing is sealed under a key that no refund will delete.
  if (refund === undefined || (refund.refusal !== 'needs_account' && !isRepeat)) {
    throw conflict('payment.no_account_asked', 'no refund of this payment waits for a bank account');
  }
  const { refundId } = refund;
  const key = refundKey(refundId, refund.accounts + 1);
  const sealed = isRepeat && refund.account !== null ? refund.account : await deps.seal(key, account);
  const command = { action: 'give_account', refundId, account: sealed } as const;
  const target = { on: 'payment', id, command } as const;
  return changedBy(id, await runTarget(deps.streams, target, context, seenRevision), seenRevision);
}
