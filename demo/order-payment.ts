import { system } from '#domain/actor.ts';
import { order } from '#domain/orders/order.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import type { TriedMethod } from '#domain/payments/payment-kinds.ts';
import { lettersOf } from './payments.ts';
import type { Setting } from './setting.ts';

/** What happens to the payment of an order. `refund` and `refuse_refund` answer the refund that was requested last. */
export type PaymentStepOfOrder =
  | 'pay'
  | 'decline'
  | 'close'
  | 'run_out'
  | 'fail'
  | 'mismatch'
  | 'refund'
  | 'refuse_refund';

/** Takes a step of an order's payment. The payment's events then pay, end or forge the order. */
export function payOrder({ world }: Setting, orderId: number, step: PaymentStepOfOrder, at: string): void {
  const { paymentId, paymentMethod } = world.state(order, orderId);
  const id = paymentId ?? 0;
  const { amount, currency, refunds } = world.state(payment, id);
  const reference = `imp_${String(id).padStart(12, '0')}`;
  const refundId = refunds.at(-1)?.refundId ?? 0;
  const money = { attempt: 1, reference, amount, currency } as const;
  const tried: PaymentCommand = {
    action: 'try',
    method: paymentMethod as TriedMethod,
    cardId: null,
    receiptBuyer: null,
    random: lettersOf(id),
  };
  const commands: Record<PaymentStepOfOrder, readonly PaymentCommand[]> = {
    pay: [tried, { action: 'confirm', ...money, paidTime: at, receiptUrl: null }],
    decline: [tried, { action: 'decline', attempt: 1, declined: 'limit' }],
    close: [{ action: 'close', why: 'ended' }],
    run_out: [{ action: 'close', why: 'due' }],
    fail: [{ action: 'fail', why: 'ended' }],
    mismatch: [tried, { action: 'mismatch', ...money, amount: amount - 1_000 }],
    refund: [{ action: 'refund', refundId, refundReference: `${reference}_1` }],
    refuse_refund: [{ action: 'refuse_refund', refundId, refusal: 'refused' }],
  };
  for (const command of commands[step]) {
    world.act({ on: 'payment', id, command }, { actor: system, at });
  }
}
