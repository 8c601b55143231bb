import { startOfBusinessDay } from '#domain/business-day.ts';
import { amountAtMost, refundReasons } from '#domain/payments/payment-kinds.ts';
import type { PaymentAction } from '#domain/payments/payment-transitions.ts';
import type { ActionForm, AskedField } from '../kit/actions/fields.ts';

const amount: AskedField = {
  name: 'amount',
  text: 'amount',
  kind: 'whole',
  required: true,
  atLeast: 1,
  atMost: amountAtMost,
};
const reference: AskedField = {
  name: 'reference',
  text: 'reference',
  kind: 'text',
  required: true,
  atMost: 100,
  help: 'reference',
};
const refund: AskedField = {
  name: 'refund_id',
  text: 'refund',
  kind: 'pick',
  from: 'refunds',
  required: true,
};
const digits = { kind: 'text', format: 'digits', required: true } as const;
const moneyOf: AskedField = { ...reference, required: false, help: 'countedMoney' };

/**
 * The form of each action on a payment, in the order of the buttons. Null for actions of the system, and for tries, which
 * the payer begins.
 */
export const paymentActionForms: Readonly<Record<PaymentAction, ActionForm | null>> = {
  give_account: {
    call: 'refund_account',
    fields: [
      { ...refund, from: 'accounts' },
      { ...digits, name: 'bank', text: 'bankCode', atLeast: 2, atMost: 4, help: 'bankCode' },
      { ...digits, name: 'number', text: 'accountNumber', atLeast: 4, atMost: 40 },
      { name: 'holder', text: 'accountHolder', kind: 'text', required: true, atMost: 60 },
    ],
  },
  retry_refund: { fields: [refund] },
  confirm: {
    fields: [amount, { name: 'paid_time', text: 'paidOn', kind: 'date', required: true }, reference],
    // The bank statement tells the day only.
    bodyOf: (body) => ({ ...body, paid_time: startOfBusinessDay(String(body.paid_time)) }),
  },
  underpay: { fields: [amount, reference], look: 'quiet' },
  win_chargeback: { fields: [moneyOf], look: 'quiet' },
  request_refund: {
    fields: [
      amount,
      {
        name: 'why',
        text: 'refundReason',
        kind: 'choice',
        options: refundReasons,
        group: 'payment.refundReason',
        required: true,
      },
    ],
    look: 'quiet',
  },
  refund_by_hand: {
    fields: [refund, { ...reference, name: 'refund_reference', text: 'refundReference' }],
    look: 'danger',
  },
  charge_back: { fields: [moneyOf], look: 'danger' },
  request: null,
  try: null,
  open_account: null,
  decline: null,
  mismatch: null,
  fail: null,
  close: null,
  arrive_late: null,
  refund: null,
  refuse_refund: null,
  note_refund_elsewhere: null,
  issue_receipt: null,
  cancel_receipt: null,
  note_difference: null,
};
