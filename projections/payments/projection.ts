import { differingIn } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import type { PaymentStatus } from '#domain/payments/payment-kinds.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { paymentsWritten } from '#domain/payments/written.ts';
import { idOf, type Projection } from '../projection.ts';
import { type PaymentRow, paymentsTable } from './tables.ts';

const known = new Set(paymentsWritten.flatMap(({ newest }) => Object.keys(newest)));

export const paymentsProjection: Projection<PaymentRow, PaymentEvent> = {
  name: 'payments',
  table: paymentsTable,
  categories: ['payment'],
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const state = payment.evolve(row?.state ?? payment.initial, event, at);
    const told = { ...listed(state), state, revision, updatedAt: at };
    if (event.type === 'PaymentRequested') {
      const { for: payable, payer, amount, currency } = event.data;
      return {
        ...told,
        id: idOf(recorded),
        forKind: payable.kind,
        forId: payable.id,
        payerKind: payer.kind,
        payerId: payer.id,
        amount,
        currency,
        paidTime: null,
        receiptUrl: null,
        createdAt: at,
      };
    }
    if (row === null) return null;
    if (event.type !== 'PaymentConfirmed') return { ...row, ...told };
    const { paidTime, receiptUrl } = event.data;
    return { ...row, ...told, paidTime, receiptUrl };
  },
};

/** The columns that follow from the state. */
function listed(state: Payment) {
  const { status, attempts, refunds, arrivals, dueTime } = state;
  return {
    status: status as PaymentStatus,
    method: attempts.at(-1)?.method ?? null,
    hasFailedRefund: refunds.some((refund) => refund.status === 'failed'),
    isChargedBack: arrivals.some((arrival) => arrival.isChargedBack),
    hasDifference: differingIn(state).length > 0,
    dueTime,
  };
}
