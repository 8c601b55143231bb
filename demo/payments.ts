import { system } from '#domain/actor.ts';
import { memberWallet } from '#domain/cards/wallet.ts';
import { refundIdOf } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import { demoPayments, type PaymentStep } from './catalog/payments.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Setting } from './setting.ts';

const hourMs = 3_600_000;

/** Plans payments in every status, and those that wait for a person. Their orders have no streams. */
export function planPayments(setting: Setting): void {
  const { world, clockwork, idOf, staff } = setting;
  for (const [index, { member, amount, method, days, steps }] of demoPayments.entries()) {
    const paymentId = idOf('payment', `payment ${index}`);
    const orderId = idOf('order', `order of payment ${index}`);
    const userId = idOf('user', userRef(member));
    const cardId = method === 'card' ? idOf('card', `card of payment ${index}`) : null;
    const requestedAt = daysAgo(setting, days);
    const tell = (hours: number, command: PaymentCommand, by: 'system' | 'staff' = 'system') =>
      clockwork.plan(hoursAfter(requestedAt, hours), (at) =>
        world.tell(payment, paymentId, command, { actor: by === 'staff' ? staff : system, at }),
      );
    if (cardId !== null) {
      clockwork.plan(requestedAt, (at) =>
        world.tell(
          memberWallet,
          userId,
          {
            action: 'register_card',
            ownerId: userId,
            cardId,
            lastFour: String(1_000 + index * 37),
            issuer: '국민카드',
            description: null,
            lacksGuardian: false,
          },
          { actor: system, at },
        ),
      );
    }
    tell(0, {
      action: 'request',
      paymentId,
      for: { kind: 'order', id: orderId },
      payer: { kind: 'user', id: userId },
      amount,
      currency: 'KRW',
      dueTime: null,
    });
    tell(0.02, { action: 'try', method, cardId, receiptBuyer: null, random: lettersOf(index) });
    for (const step of steps) {
      const command = commandOf(step, { paymentId, amount, requestedAt });
      tell(
        step.hours,
        command,
        step.do === 'charge_back' || step.do === 'win_chargeback' ? 'staff' : 'system',
      );
    }
  }
}

interface Of {
  paymentId: number;
  amount: number;
  requestedAt: string;
}

function commandOf(step: PaymentStep, { paymentId, amount, requestedAt }: Of): PaymentCommand {
  const reference = `imp_${String(paymentId).padStart(12, '0')}`;
  const refundId = refundIdOf(paymentId, 1);
  const money = { attempt: 1, reference, currency: 'KRW' } as const;
  switch (step.do) {
    case 'confirm':
      return {
        action: 'confirm',
        ...money,
        amount,
        paidTime: hoursAfter(requestedAt, step.hours),
        receiptUrl: null,
      };
    case 'underpay':
    case 'mismatch':
    case 'arrive_late':
      return { action: step.do, ...money, amount: step.amount };
    case 'decline':
      return { action: 'decline', attempt: 1, declined: step.declined };
    case 'close':
    case 'fail':
      return { action: step.do, why: 'ended' };
    case 'request_refund':
      return { action: 'request_refund', reference: null, amount: step.amount, why: step.why };
    case 'refund':
      return { action: 'refund', refundId, refundReference: `${reference}_1` };
    case 'refuse_refund':
      return { action: 'refuse_refund', refundId, refusal: step.refusal };
    case 'charge_back':
    case 'win_chargeback':
      return { action: step.do, reference };
    case 'issue_receipt':
      return { action: 'issue_receipt', reference, amount, isOfBuyer: true };
    case 'note_difference':
      return { action: 'note_difference', reference, amount, refunded: step.refunded };
  }
}

function hoursAfter(at: string, hours: number): string {
  return new Date(Date.parse(at) + Math.round(hours * hourMs)).toISOString();
}

/** Ten letters, another ten for each payment. */
function lettersOf(index: number): string {
  return Array.from({ length: 10 }, (_, place) =>
    String.fromCharCode(97 + ((index * 7 + place * 11) % 26)),
  ).join('');
}
