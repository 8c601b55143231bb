import Type from 'typebox';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { paymentTransitions } from '#domain/payments/payment-transitions.ts';
import type { Caller } from '#http/caller.ts';
import { action } from '../kit/actions/action-spec.ts';
import type { ActionEntity } from '../kit/actions/entity.ts';
import { ConfirmBody, Reference, RefundBody, RefundId, TransferBody } from './bodies.ts';

const onState = { onState: true };
const anyReference = { reference: Type.Optional(Reference) };

/** The newest attempt by transfer; 0 if there is none, which the payment refuses. */
const transferOf = ({ attempts }: Payment) =>
  attempts.findLast(({ method }) => method === 'bank')?.attempt ?? 0;

export const paymentEntity: ActionEntity<Payment, PaymentCommand, PaymentEvent> = {
  name: 'payment',
  path: '/v1/payments',
  title: 'Payment',
  tag: 'payments',
  decider: payment,
  transitions: paymentTransitions,
  specs: {
    request: null,
    try: null,
    open_account: null,
    decline: null,
    confirm: action(
      ConfirmBody,
      ({ reference, amount, paid_time }, state: Payment): PaymentCommand => ({
        action: 'confirm',
        attempt: transferOf(state),
        reference,
        amount,
        currency: state.currency,
        paidTime: new Date(paid_time).toISOString(),
        receiptUrl: null,
      }),
      onState,
    ),
    underpay: action(
      TransferBody,
      ({ reference, amount }, state: Payment): PaymentCommand => ({
        action: 'underpay',
        attempt: transferOf(state),
        reference,
        amount,
        currency: state.currency,
      }),
      onState,
    ),
    mismatch: null,
    fail: null,
    close: null,
    arrive_late: null,
    request_refund: action(
      RefundBody,
      ({ amount, why, reference = null }): PaymentCommand => ({
        action: 'request_refund',
        reference,
        amount,
        why,
      }),
    ),
    refund: null,
    refuse_refund: null,
    retry_refund: action(
      { refund_id: RefundId },
      ({ refund_id }): PaymentCommand => ({ action: 'retry_refund', refundId: refund_id }),
    ),
    // It has its own call, which seals the account.
    give_account: null,
    note_refund_elsewhere: null,
    note_difference: null,
    refund_by_hand: action(
      { refund_id: RefundId, refund_reference: Reference },
      ({ refund_id, refund_reference }): PaymentCommand => ({
        action: 'refund_by_hand',
        refundId: refund_id,
        refundReference: refund_reference,
      }),
    ),
    charge_back: action(
      anyReference,
      ({ reference = null }): PaymentCommand => ({ action: 'charge_back', reference }),
    ),
    win_chargeback: action(
      anyReference,
      ({ reference = null }): PaymentCommand => ({ action: 'win_chargeback', reference }),
    ),
    issue_receipt: null,
    cancel_receipt: null,
  },
  isVisible: (state, caller) => seesPayment(caller)(state),
  target: (id, command) => ({ on: 'payment', id, command }),
};

/** Whether a payment exists, and the caller is staff or pays it. */
export function seesPayment(caller: Caller): (state: Payment) => boolean {
  return ({ payer }) => {
    if (payer === null || caller.label === 'staff') return payer !== null;
    if (caller.label === 'user') return payer.kind === 'user' && payer.id === caller.id;
    return payer.kind === 'brand' && payer.id === caller.brandId;
  };
}
