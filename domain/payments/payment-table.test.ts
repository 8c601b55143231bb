import { describe, expect, test } from 'vitest';
import { type Role, roles } from '../actor.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import {
  paidTime,
  paymentDescription,
  paymentId,
  paymentLives,
  randomOf,
  refundFailed,
  refundId,
  refundRequested,
  sealedText,
  tried,
} from '../testing/payments.ts';
import { comparable, readRows } from '../testing/rows.ts';
import type { Transition } from '../transition-table.ts';
import { payment } from './payment.ts';
import type { PaymentCommand } from './payment-commands.ts';
import type { PaymentEvent } from './payment-events.ts';
import type { PaymentLife } from './payment-state.ts';
import { type PaymentAction, paymentTransitions } from './payment-transitions.ts';

const { given } = scenarios(payment);

const any: readonly PaymentLife[] = ['pending', 'paid', 'partially_refunded', 'failed', 'canceled'];
const groups = { 'money arrived': any, 'a failed refund': any, 'not pending': any.slice(1) };

/** The decided table. "told": if paid, partially_refunded; canceled if nothing is left. */
const decided = readRows(
  `request              | none            | pending  | PaymentRequested         | system
   try                  | pending         | same     | PaymentTried             | user, brand_admin, staff, system
   open_account         | pending         | same     | PaymentAccountOpened     | system
   decline              | pending         | same     | PaymentDeclined          | system
   confirm              | pending         | paid     | PaymentConfirmed         | system, staff
   mismatch             | pending         | failed   | PaymentMismatched        | system
   fail                 | pending         | failed   | PaymentFailed            | system
   close                | pending         | canceled | PaymentClosed            | system
   arrive_late          | not pending     | same     | PaymentArrivedLate       | system
   request_refund       | not pending     | same     | RefundRequested          | system, staff
   refund               | money arrived   | told     | PaymentRefunded          | system
   refuse_refund        | money arrived   | same     | RefundFailed             | system
   retry_refund         | money arrived   | same     | RefundRetried            | staff
   note_refund_elsewhere| money arrived   | told     | PaymentRefundedElsewhere | system
   charge_back          | money arrived   | same     | PaymentChargedBack       | staff
   win_chargeback       | money arrived   | same     | PaymentChargebackWon     | staff
   issue_receipt        | money arrived   | same     | CashReceiptIssued        | system
   cancel_receipt       | money arrived   | same     | CashReceiptCanceled      | system
   refund_by_hand       | a failed refund | told     | PaymentRefundedByHand    | staff`,
  groups,
);
/** An underpaid account stays pending and screens show it; a member gives a bank account for a refund. */
const beside = readRows(
  `underpay             | pending         | same     | PaymentUnderpaid         | system, staff
   note_difference      | money arrived   | same     | PaymentDiffered          | system
   give_account         | money arrived   | same     | RefundAccountGiven       | user, brand_admin, staff`,
  groups,
);

const money = { attempt: 1, reference: 'imp_9', amount: 30_000, currency: 'KRW' } as const;
const commands: Readonly<Record<PaymentAction, PaymentCommand>> = {
  request: { action: 'request', ...paymentDescription },
  try: { action: 'try', method: 'card', cardId: 61, receiptBuyer: null, random: randomOf(1) },
  open_account: {
    action: 'open_account',
    attempt: 1,
    bank: '004',
    number: sealedText('s1.number'),
    holder: sealedText('s1.holder'),
    dueTime: paidTime,
  },
  decline: { action: 'decline', attempt: 1, declined: 'limit' },
  confirm: { action: 'confirm', ...money, paidTime, receiptUrl: null },
  underpay: { action: 'underpay', ...money, amount: 20_000 },
  mismatch: { action: 'mismatch', ...money, amount: 40_000 },
  fail: { action: 'fail', why: 'ended' },
  close: { action: 'close', why: 'ended' },
  arrive_late: { action: 'arrive_late', ...money },
  request_refund: { action: 'request_refund', reference: null, amount: 1_000, why: 'goodwill' },
  refund: { action: 'refund', refundId: refundId(1), refundReference: 'back_1' },
  refuse_refund: { action: 'refuse_refund', refundId: refundId(1), refusal: 'not_possible' },
  retry_refund: { action: 'retry_refund', refundId: refundId(1) },
  give_account: { action: 'give_account', refundId: refundId(1), account: sealedText('s1.account') },
  note_refund_elsewhere: {
    action: 'note_refund_elsewhere',
    reference: 'imp_1',
    amount: 500,
    refundReference: 'console_1',
  },
  charge_back: { action: 'charge_back', reference: null },
  win_chargeback: { action: 'win_chargeback', reference: null },
  issue_receipt: { action: 'issue_receipt', reference: 'imp_1', amount: 30_000, isOfBuyer: false },
  cancel_receipt: { action: 'cancel_receipt', reference: 'imp_1' },
  note_difference: { action: 'note_difference', reference: 'imp_1', amount: 30_000, refunded: 500 },
  refund_by_hand: { action: 'refund_by_hand', refundId: refundId(1), refundReference: 'bank_1' },
};

/** What an action needs besides the status. */
const openRefund = [refundRequested(1, 1_000)];
const needs: Partial<Record<PaymentAction, readonly PaymentEvent[]>> = {
  open_account: [tried()],
  decline: [tried()],
  confirm: [tried(1, 'bank')],
  underpay: [tried(1, 'bank')],
  mismatch: [tried()],
  refund: openRefund,
  refuse_refund: openRefund,
  retry_refund: [...openRefund, refundFailed(1)],
  refund_by_hand: [...openRefund, refundFailed(1)],
  give_account: [...openRefund, refundFailed(1, 'needs_account')],
  win_chargeback: [{ type: 'PaymentChargedBack', data: { reference: 'imp_1' } }],
  cancel_receipt: [
    { type: 'CashReceiptIssued', data: { reference: 'imp_1', amount: 30_000, isOfBuyer: false } },
  ],
};

const rows: readonly Transition<PaymentAction>[] = paymentTransitions;

test('matches the specified transition table', () => {
  expect(comparable(paymentTransitions)).toStrictEqual(comparable([...decided, ...beside]));
});

test('only owners refund by hand; the other actions of staff are daily work', () => {
  const asked = rows.flatMap(({ action, staff }) => (staff === undefined ? [] : [[action, staff]]));
  expect(asked).toEqual([['refund_by_hand', 'owner']]);
});

const onMoney = rows.filter(({ guards }) => guards?.includes('moneyArrived')).map(({ action }) => action);
const arrived: readonly PaymentLife[] = ['paid', 'partially_refunded'];

describe.each([...decided, ...beside])('$action', (row) => {
  const action = row.action as PaymentAction;
  const isOnMoney = onMoney.includes(action) || row.from.length === any.length;

  test('in every status, by every role', () => {
    for (const status of ['none', ...any] as const) {
      for (const role of roles) {
        // Money under a reference exists only after it was confirmed.
        if (isOnMoney && status !== 'none' && !arrived.includes(status)) continue;
        // The life of this status has its own first refund.
        if (status === 'partially_refunded' && needs[action]?.includes(openRefund[0] as PaymentEvent))
          continue;
        const events = status === 'none' ? [] : [...paymentLives[status], ...(needs[action] ?? [])];
        const outcome = given(events).when(commands[action], actors[role]);
        const at = `${status}, ${role}`;
        if (!row.who.includes(role)) {
          expect(outcome.decision, at).toMatchObject({ refusal: { errorCode: 'payment.forbidden' } });
          continue;
        }
        if (!row.from.includes(status)) {
          expect(outcome.decision, at).toMatchObject({
            refusal: { errorCode: 'payment.transition_not_allowed' },
          });
          continue;
        }
        if (!outcome.decision.ok) expect.fail(`${at}: ${outcome.decision.refusal.errorCode}`);
        expect(outcome.decision.events[0]?.type, at).toBe(row.event);
        const after = outcome.then(...outcome.decision.events).status;
        const expected = { same: status, told: 'partially_refunded' }[row.to] ?? row.to;
        expect(after, at).toBe(expected);
      }
    }
  });
});

test.each(onMoney)('%s is refused while no money arrived', (action) => {
  const who: Role = rows.find((row) => row.action === action)?.who[0] ?? 'system';
  const from = rows.find((row) => row.action === action)?.from ?? [];
  for (const status of ['pending', 'failed', 'canceled'] as const) {
    if (!from.includes(status)) continue;
    given(paymentLives[status]).when(commands[action], actors[who]).thenRefused('payment.nothing_arrived');
  }
});

test('a refusal tells a role which roles may take the action', () => {
  for (const { action, who } of rows) {
    for (const label of roles.filter((role) => !who.includes(role))) {
      given(paymentLives.pending)
        .when(commands[action], actors[label])
        .thenRefused('payment.forbidden', { action, who: [...who] });
    }
  }
});

test('a brand sees its own payments, nobody else’s', () => {
  expect(payment.brandIds?.(given(paymentLives.pending).state)).toEqual([]);
  const ofBrand: PaymentEvent = {
    type: 'PaymentRequested',
    data: { ...paymentDescription, payer: { kind: 'brand', id: 3 } },
  };
  expect(payment.brandIds?.(given([ofBrand]).state)).toEqual([3]);
  expect(given([ofBrand]).state.paymentId).toBe(paymentId);
});
