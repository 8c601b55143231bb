import Type, { type Static } from 'typebox';
import { differingIn } from '#domain/payments/money.ts';
import {
  arrivalKinds,
  currencies,
  declineReasons,
  payableKinds,
  payerKinds,
  paymentStatuses,
  refundReasons,
  refundRefusals,
  refundStatuses,
  triedMethods,
} from '#domain/payments/payment-kinds.ts';
import { paymentRules, paymentTransitions } from '#domain/payments/payment-transitions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Instant, Nullable, OneOf } from '#http/contract.ts';
import { AsOf } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { paymentColumns } from './columns.ts';
import type { PaymentFound } from './scope.ts';

const Attempt = Type.Object({
  attempt: Count,
  /** Our name of the attempt at the provider. */
  merchantUid: Text,
  method: OneOf(triedMethods),
  cardId: Nullable(Count),
  triedTime: Instant,
  /** Null while the outcome is unknown, and for an attempt that brought money. */
  declined: Nullable(OneOf(declineReasons)),
});

/** Money under one reference of the provider. Only `confirmed` money counts. */
const Arrival = Type.Object({
  reference: Text,
  attempt: Count,
  amount: Count,
  /** Null if it is none of ours. */
  currency: Nullable(OneOf(currencies)),
  kind: OneOf(arrivalKinds),
  refunded: Count,
  isChargedBack: Flag,
});

const Refund = Type.Object({
  id: Count,
  reference: Text,
  amount: Count,
  why: OneOf(refundReasons),
  status: OneOf(refundStatuses),
  /** Null unless it failed. */
  refusal: Nullable(OneOf(refundRefusals)),
});

export const paymentFields = readable<PaymentFound>()(paymentColumns, {
  ...idFields,
  status: { is: OneOf(paymentStatuses), of: (row) => row.status, csv: 'status', codes: 'paymentStatus' },
  for: {
    is: Type.Object({ kind: OneOf(payableKinds), id: Count }),
    of: (row) => ({ kind: row.forKind, id: row.forId }),
    cells: [
      { csv: 'for_kind', of: (row) => row.forKind, codes: 'payable' },
      { csv: 'for_id', of: (row) => row.forId },
    ],
  },
  payer: {
    is: Type.Object({ kind: OneOf(payerKinds), id: Count, name: OptionalText }),
    of: (row) => ({ kind: row.payerKind, id: row.payerId, name: row.payerName }),
    cells: [
      { csv: 'payer_kind', of: (row) => row.payerKind },
      { csv: 'payer_id', of: (row) => row.payerId },
    ],
  },
  amount: { is: Count, of: (row) => row.amount, csv: 'amount' },
  currency: { is: OneOf(currencies), of: (row) => row.currency, csv: 'currency' },
  /** The method of the newest attempt; null if there is none. */
  method: {
    is: Nullable(OneOf(triedMethods)),
    of: (row) => row.method,
    csv: 'method',
    codes: 'paymentMethod',
  },
  /** Refunded so far, of the money that counts. */
  refunded: {
    is: Count,
    of: ({ state }) => state.arrivals.find(({ kind }) => kind === 'confirmed')?.refunded ?? 0,
    csv: 'refunded',
  },
  /** A refund that the provider refused waits for a person. */
  hasFailedRefund: { is: Flag, of: (row) => row.hasFailedRefund, csv: 'has_failed_refund' },
  isChargedBack: { is: Flag, of: (row) => row.isChargedBack, csv: 'is_charged_back' },
  /** The provider's books differ from ours, and no command could apply them. */
  hasDifference: { is: Flag, of: (row) => row.hasDifference, csv: 'has_difference' },
  attempts: {
    is: Type.Array(Attempt),
    of: ({ state }) => state.attempts.map(({ triedAt, ...attempt }) => ({ ...attempt, triedTime: triedAt })),
  },
  arrivals: {
    is: Type.Array(Arrival),
    of: ({ state }) => state.arrivals.map(({ refundReferences: _, byHand: __, ...arrival }) => arrival),
  },
  refunds: {
    is: Type.Array(Refund),
    of: ({ state }) =>
      state.refunds.map(({ refundId, reference, amount, why, status, refusal }) => ({
        id: refundId,
        reference,
        amount,
        why,
        status,
        refusal,
      })),
  },
  /** The provider's figures under each reference where ours differ. */
  differences: {
    is: Type.Array(Type.Object({ reference: Text, amount: Count, refunded: Count })),
    of: ({ state }) => {
      const differing = differingIn(state);
      return state.differences.filter(({ reference }) => differing.includes(reference));
    },
  },
  /** The virtual account that waits for money; its number is sealed. */
  account: {
    is: Nullable(Type.Object({ attempt: Count, bank: Text, dueTime: Instant })),
    of: ({ state: { account } }) =>
      account && { attempt: account.attempt, bank: account.bank, dueTime: account.dueTime },
  },
  /** The cash receipt in force. */
  receipt: {
    is: Nullable(Type.Object({ reference: Text, amount: Count })),
    of: ({ state }) => state.receipt,
  },
  dueTime: { is: Nullable(Instant), of: (row) => row.dueTime, csv: 'due_time', isTime: true },
  paidTime: { is: Nullable(Instant), of: (row) => row.paidTime, csv: 'paid_time', isTime: true },
  receiptUrl: { is: OptionalText, of: (row) => row.receiptUrl },
  actions: {
    is: ActionsOf(paymentTransitions),
    of: ({ state, readBy, updatedAt }) => actionsFor(paymentRules, state, readBy, updatedAt),
  },
  ...timeFields,
});

export type Payment = Static<typeof paymentFields.shape>;

export const PaymentDetail = Type.Object({
  ...paymentFields.shape.properties,
  asOf: Type.Optional(AsOf),
});
export type PaymentDetail = Static<typeof PaymentDetail>;
