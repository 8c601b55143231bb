import type { Rules, Transition } from '../transition-table.ts';
import { leftOf } from './money.ts';
import type { Payment, PaymentLife } from './payment-state.ts';

export type PaymentGuard =
  | 'transferIfStaff'
  | 'noChargeUnderWay'
  | 'moneyArrived'
  | 'moneyLeft'
  | 'failedRefund'
  | 'accountAsked'
  | 'notChargedBack'
  | 'chargedBack';

/** The input of the guards. A read model's row provides it as well as the folded state. */
export type PaymentStanding = Pick<Payment, 'status' | 'attempts' | 'arrivals' | 'refunds'>;

const requested = ['pending', 'paid', 'partially_refunded', 'failed', 'canceled'] as const;
const ended = ['paid', 'partially_refunded', 'failed', 'canceled'] as const;

const onPending = { from: ['pending'], who: ['system'] } as const;
const onMoney = { from: requested, who: ['system'], guards: ['moneyArrived'] } as const;
const byStaff = { from: requested, to: 'same', who: ['staff'] } as const;

export const paymentTransitions = [
  { action: 'request', from: ['none'], to: 'pending', event: 'PaymentRequested', who: ['system'] },
  {
    action: 'try',
    from: ['pending'],
    to: 'same',
    event: 'PaymentTried',
    who: ['user', 'brand_admin', 'staff', 'system'],
    guards: ['noChargeUnderWay'],
  },
  { ...onPending, action: 'open_account', to: 'same', event: 'PaymentAccountOpened' },
  { ...onPending, action: 'decline', to: 'same', event: 'PaymentDeclined' },
  {
    action: 'confirm',
    from: ['pending'],
    to: 'paid',
    event: 'PaymentConfirmed',
    who: ['system', 'staff'],
    guards: ['transferIfStaff'],
  },
  {
    action: 'underpay',
    from: ['pending'],
    to: 'same',
    event: 'PaymentUnderpaid',
    who: ['system', 'staff'],
    guards: ['transferIfStaff'],
  },
  { ...onPending, action: 'mismatch', to: 'failed', event: 'PaymentMismatched' },
  { ...onPending, action: 'fail', to: 'failed', event: 'PaymentFailed' },
  { ...onPending, action: 'close', to: 'canceled', event: 'PaymentClosed' },
  { action: 'arrive_late', from: ended, to: 'same', event: 'PaymentArrivedLate', who: ['system'] },
  {
    action: 'request_refund',
    from: ended,
    to: 'same',
    event: 'RefundRequested',
    who: ['system', 'staff'],
    guards: ['moneyArrived', 'moneyLeft'],
    reason: 'optional',
  },
  { ...onMoney, action: 'refund', to: 'told', event: 'PaymentRefunded' },
  { ...onMoney, action: 'refuse_refund', to: 'same', event: 'RefundFailed' },
  {
    ...byStaff,
    action: 'retry_refund',
    event: 'RefundRetried',
    guards: ['moneyArrived', 'failedRefund'],
  },
  {
    action: 'give_account',
    from: requested,
    to: 'same',
    event: 'RefundAccountGiven',
    who: ['user', 'brand_admin', 'staff'],
    guards: ['moneyArrived', 'accountAsked'],
  },
  { ...onMoney, action: 'note_refund_elsewhere', to: 'told', event: 'PaymentRefundedElsewhere' },
  {
    action: 'refund_by_hand',
    from: requested,
    to: 'told',
    event: 'PaymentRefundedByHand',
    who: ['staff'],
    staff: 'owner',
    guards: ['moneyArrived', 'failedRefund'],
  },
  {
    ...byStaff,
    action: 'charge_back',
    event: 'PaymentChargedBack',
    guards: ['moneyArrived', 'notChargedBack'],
  },
  {
    ...byStaff,
    action: 'win_chargeback',
    event: 'PaymentChargebackWon',
    guards: ['moneyArrived', 'chargedBack'],
  },
  { ...onMoney, action: 'issue_receipt', to: 'same', event: 'CashReceiptIssued' },
  { ...onMoney, action: 'cancel_receipt', to: 'same', event: 'CashReceiptCanceled' },
  { action: 'note_difference', from: requested, to: 'same', event: 'PaymentDiffered', who: ['system'] },
] as const satisfies readonly Transition<string, PaymentLife, PaymentGuard>[];

export type PaymentAction = (typeof paymentTransitions)[number]['action'];

export const paymentRules: Rules<PaymentLife, PaymentGuard, PaymentStanding, PaymentAction> = {
  entity: 'payment',
  table: paymentTransitions,
  guards: {
    /** Staff confirm transfers only. The provider reports everything else. */
    transferIfStaff: ({ attempts }, { role }) =>
      role === 'staff' && attempts.every(({ method }) => method !== 'bank') ? 'no_transfer' : null,
    /** A second charge could take the money twice. */
    noChargeUnderWay: ({ attempts }) => {
      const last = attempts.at(-1);
      return last?.method === 'card' && last.declined === null ? 'charge_under_way' : null;
    },
    moneyArrived: ({ arrivals }) => (arrivals.length === 0 ? 'nothing_arrived' : null),
    moneyLeft: ({ arrivals, refunds }) =>
      arrivals.some((each) => !each.isChargedBack && leftOf({ refunds }, each) > 0) ? null : 'nothing_left',
    failedRefund: ({ refunds }) =>
      refunds.some(({ status }) => status === 'failed') ? null : 'no_failed_refund',
    accountAsked: ({ refunds }) =>
      refunds.some(({ refusal }) => refusal === 'needs_account') ? null : 'no_account_asked',
    notChargedBack: ({ arrivals }) =>
      arrivals.some(({ isChargedBack }) => !isChargedBack) ? null : 'charged_back',
    chargedBack: ({ arrivals }) =>
      arrivals.some(({ isChargedBack }) => isChargedBack) ? null : 'not_charged_back',
  },
};
