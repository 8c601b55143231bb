import { describe, expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import {
  confirmed,
  paymentDescription,
  paymentRequested,
  refunded,
  refundRequested,
  tried,
} from '../testing/payments.ts';
import { payment } from './payment.ts';
import type { PaymentEvent } from './payment-events.ts';
import { receiptDue } from './receipt-due.ts';

const { given } = scenarios(payment);
const { system } = actors;

describe('a cash receipt', () => {
  const issued = (amount: number): PaymentEvent => ({
    type: 'CashReceiptIssued',
    data: { reference: 'imp_1', amount, isOfBuyer: true },
  });
  const paidBy = (method: 'bank' | 'vbank' | 'card') => [paymentRequested, tried(1, method), confirmed()];

  test('is due for transfers in Korea, over the amount that was not refunded', () => {
    for (const method of ['bank', 'vbank'] as const) {
      expect(receiptDue(given(paidBy(method)).state)).toEqual({
        action: 'issue_receipt',
        reference: 'imp_1',
        amount: 30_000,
      });
    }
    expect(receiptDue(given(paidBy('card')).state)).toBeNull();
    const { state } = given([
      { type: 'PaymentRequested', data: { ...paymentDescription, currency: 'JPY' } },
      tried(1, 'bank'),
      confirmed(),
    ]);
    expect(receiptDue(state)).toBeNull();
  });

  test('is issued again after a partial refund, and canceled after a full one', () => {
    const events = [...paidBy('vbank'), issued(30_000)];
    expect(receiptDue(given(events).state)).toBeNull();
    const partial = [...events, refundRequested(1, 9_000), refunded(1, 9_000)];
    expect(receiptDue(given(partial).state)).toMatchObject({ action: 'issue_receipt', amount: 21_000 });
    const full = [...partial, issued(21_000), refundRequested(2, 21_000), refunded(2, 21_000)];
    expect(receiptDue(given(full).state)).toEqual({ action: 'cancel_receipt', reference: 'imp_1' });
    const canceled: PaymentEvent = { type: 'CashReceiptCanceled', data: { reference: 'imp_1' } };
    const none = given(full).when({ action: 'cancel_receipt', reference: 'imp_1' }, system).then(canceled);
    expect(receiptDue(none)).toBeNull();
    given(events)
      .when({ action: 'issue_receipt', reference: 'imp_1', amount: 30_000, isOfBuyer: true }, system)
      .thenNothing();
  });
});
