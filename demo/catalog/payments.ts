import type {
  DeclineReason,
  RefundReason,
  RefundRefusal,
  TriedMethod,
} from '#domain/payments/payment-kinds.ts';

/** A step in the life of a payment, some hours after its request. */
export type PaymentStep = { hours: number } & (
  | { do: 'confirm' | 'close' | 'fail' | 'refund' | 'charge_back' | 'win_chargeback' | 'issue_receipt' }
  | { do: 'underpay' | 'mismatch' | 'arrive_late'; amount: number }
  | { do: 'decline'; declined: DeclineReason }
  | { do: 'request_refund'; amount: number; why: RefundReason }
  | { do: 'refuse_refund'; refusal: RefundRefusal }
  | { do: 'note_difference'; refunded: number }
);

interface DemoPayment {
  /** Index of the member who pays, who lives in Korea. Each card belongs to another member. */
  member: number;
  amount: number;
  method: TriedMethod;
  /** Age of the request in days. */
  days: number;
  steps: readonly PaymentStep[];
}

const paid: PaymentStep = { hours: 0.1, do: 'confirm' };
const receiptAfter = (hours: number): PaymentStep => ({ hours, do: 'issue_receipt' });
const back = (hours: number, amount: number, why: RefundReason): PaymentStep => ({
  hours,
  do: 'request_refund',
  amount,
  why,
});
const refused = (hours: number, refusal: RefundRefusal): PaymentStep => ({
  hours,
  do: 'refuse_refund',
  refusal,
});

export const demoPayments: readonly DemoPayment[] = [
  { member: 0, amount: 59_900, method: 'card', days: 41, steps: [paid] },
  { member: 1, amount: 32_000, method: 'naver', days: 38, steps: [paid] },
  {
    member: 2,
    amount: 128_000,
    method: 'kakaopay',
    days: 36,
    steps: [paid, back(50, 64_000, 'returned'), { hours: 51, do: 'refund' }],
  },
  { member: 3, amount: 45_000, method: 'vbank', days: 33, steps: [{ hours: 70, do: 'close' }] },
  {
    member: 5,
    amount: 210_000,
    method: 'card',
    days: 31,
    steps: [paid, { hours: 200, do: 'charge_back' }, { hours: 420, do: 'win_chargeback' }],
  },
  {
    member: 6,
    amount: 76_500,
    method: 'payco',
    days: 29,
    steps: [
      { hours: 0.3, do: 'decline', declined: 'left' },
      { hours: 0.5, do: 'close' },
    ],
  },
  {
    member: 7,
    amount: 39_000,
    method: 'card',
    days: 27,
    steps: [
      { hours: 0.1, do: 'decline', declined: 'limit' },
      { hours: 0.6, do: 'fail' },
    ],
  },
  {
    member: 8,
    amount: 88_000,
    method: 'vbank',
    days: 24,
    steps: [{ hours: 5, do: 'confirm' }, receiptAfter(5.1)],
  },
  {
    member: 10,
    amount: 54_000,
    method: 'kakaopay',
    days: 22,
    steps: [paid, back(20, 54_000, 'canceled'), { hours: 20.1, do: 'refund' }],
  },
  {
    member: 12,
    amount: 99_000,
    method: 'naver',
    days: 19,
    steps: [
      { hours: 0.2, do: 'mismatch', amount: 89_000 },
      { hours: 0.3, do: 'refund' },
    ],
  },
  { member: 13, amount: 164_000, method: 'card', days: 16, steps: [paid, { hours: 240, do: 'charge_back' }] },
  {
    member: 15,
    amount: 47_000,
    method: 'vbank',
    days: 14,
    steps: [
      { hours: 74, do: 'close' },
      { hours: 80, do: 'arrive_late', amount: 47_000 },
      refused(81, 'needs_account'),
    ],
  },
  {
    member: 16,
    amount: 72_000,
    method: 'naver',
    days: 12,
    steps: [paid, { hours: 60, do: 'note_difference', refunded: 72_000 }],
  },
  {
    member: 18,
    amount: 112_000,
    method: 'vbank',
    days: 10,
    steps: [
      { hours: 3, do: 'confirm' },
      receiptAfter(3.1),
      back(96, 56_000, 'returned'),
      refused(97, 'needs_account'),
    ],
  },
  {
    member: 20,
    amount: 68_000,
    method: 'payco',
    days: 8,
    steps: [paid, back(90, 68_000, 'returned'), refused(91, 'refused')],
  },
  {
    member: 21,
    amount: 153_000,
    method: 'kakaopay',
    days: 6,
    steps: [paid, back(40, 30_000, 'goodwill'), refused(41, 'not_possible')],
  },
  { member: 22, amount: 95_000, method: 'naver', days: 5, steps: [paid] },
  {
    member: 26,
    amount: 83_000,
    method: 'bank',
    days: 4,
    steps: [{ hours: 30, do: 'underpay', amount: 80_000 }],
  },
  { member: 25, amount: 49_500, method: 'card', days: 3, steps: [paid] },
  { member: 27, amount: 175_000, method: 'bank', days: 2, steps: [] },
  { member: 28, amount: 62_000, method: 'card', days: 1.2, steps: [] },
  { member: 30, amount: 37_000, method: 'kakaopay', days: 1, steps: [paid] },
  { member: 31, amount: 118_000, method: 'vbank', days: 0.4, steps: [] },
];
