import {
  payableKinds,
  paymentStatuses,
  refundRefusals,
  triedMethods,
} from '#domain/payments/payment-kinds.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import type { ListShape } from '../kit/list/list-state.ts';

const filters: readonly NamedFilter[] = [
  {
    name: 'statuses',
    kind: 'choices',
    text: 'payment.fields.status',
    options: paymentStatuses,
    group: 'payment.status',
  },
  {
    name: 'payment_method',
    kind: 'choices',
    text: 'payment.fields.method',
    options: triedMethods,
    group: 'payment.method',
  },
  {
    name: 'kinds',
    kind: 'choices',
    text: 'payment.fields.for',
    options: payableKinds,
    group: 'payment.payable',
  },
  { name: 'user_id', kind: 'lookup', several: false, remote: 'user', text: 'payment.filters.user' },
  { name: 'brand_id', kind: 'lookup', several: false, text: 'payment.filters.brand' },
  { name: 'created_time', kind: 'period', wire: 'list', text: 'payment.filters.requested' },
  {
    name: 'refund_refusals',
    kind: 'choices',
    text: 'payment.filters.refundRefusals',
    options: refundRefusals,
    group: 'payment.refusal',
    seldom: true,
  },
  { name: 'is_outcome_unknown', kind: 'flag', text: 'payment.filters.isOutcomeUnknown', seldom: true },
  { name: 'has_difference', kind: 'flag', text: 'payment.fields.hasDifference', seldom: true },
  { name: 'is_charged_back', kind: 'flag', text: 'payment.fields.isChargedBack', seldom: true },
  { name: 'has_failed_refund', kind: 'flag', text: 'payment.fields.hasFailedRefund', seldom: true },
  { name: 'ids', kind: 'given', text: 'payment.fields.id' },
];

/** The filters and sortings of the list of payments. */
export const paymentListShape: ListShape = {
  filters,
  orders: ['id', 'amount', 'due_time', 'paid_time', 'created_time', 'updated_time'],
};
