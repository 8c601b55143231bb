import { system } from '#domain/actor.ts';
import { memberWallet } from '#domain/cards/wallet.ts';
import { order } from '#domain/orders/order.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import type { TriedMethod } from '#domain/payments/payment-kinds.ts';
import type { Sealed } from '#domain/sealed.ts';
import { lettersOf } from './payments.ts';
import type { Setting } from './setting.ts';

/**
 * What happens to the payment of an order. `deposit`: the money arrives on the account that was opened. `refund` and `refuse_refund`
 * answer the refund that was requested last.
 */
export type PaymentStepOfOrder =
  | 'pay'
  | 'decline'
  | 'open_account'
  | 'deposit'
  | 'close'
  | 'run_out'
  | 'fail'
  | 'mismatch'
  | 'refund'
  | 'refuse_refund';

/** Takes a step of an order's payment. The payment's events then pay, end or forge the order. */
export function payOrder({ world }: Setting, orderId: number, step: PaymentStepOfOrder, at: string): void {
  const { paymentId, paymentMethod, userId } = world.state(order, orderId);
  const id = paymentId ?? 0;
  const { amount, currency, refunds, attempts, dueTime } = world.state(payment, id);
  const reference = `imp_${String(id).padStart(12, '0')}`;
  const refundId = refunds.at(-1)?.refundId ?? 0;
  const isTried = step === 'deposit';
  const attempt = attempts.length + (isTried ? 0 : 1);
  const money = { attempt, reference, amount, currency } as const;
  const tried: PaymentCommand = {
    action: 'try',
    method: paymentMethod as TriedMethod,
    cardId: paymentMethod === 'card' ? world.state(memberWallet, userId).primary : null,
    receiptBuyer: null,
    random: lettersOf(id + attempts.length),
  };
  const confirmed = { action: 'confirm', ...money, paidTime: at, receiptUrl: null } as const;
  const commands: Record<PaymentStepOfOrder, readonly PaymentCommand[]> = {
    pay: [tried, confirmed],
    decline: [tried, { action: 'decline', attempt, declined: 'limit' }],
    open_account: [
      tried,
      {
        action: 'open_account',
        attempt,
        bank: '004',
        number: `900-${String(id).padStart(8, '0')}` as Sealed,
        holder: '(주)트라이셋' as Sealed,
        dueTime: dueTime ?? at,
      },
    ],
    deposit: [confirmed],
    close: [{ action: 'close', why: 'ended' }],
    run_out: [{ action: 'close', why: 'due' }],
    fail: [{ action: 'fail', why: 'ended' }],
    mismatch: [tried, { action: 'mismatch', ...money, amount: amount - 1_000 }],
    refund: [{ action: 'refund', refundId, refundReference: `${reference}_${refunds.length}` }],
    refuse_refund: [{ action: 'refuse_refund', refundId, refusal: 'refused' }],
  };
  for (const command of commands[step]) {
    world.act({ on: 'payment', id, command }, { actor: system, at });
  }
}
