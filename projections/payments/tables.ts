import type {
  Currency,
  PayableKind,
  PayerKind,
  PaymentStatus,
  TriedMethod,
} from '#domain/payments/payment-kinds.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A payment: its folded state, and columns for lists. Bank data stays sealed here. Times are ISO instants. */
export interface PaymentRow {
  id: number;
  forKind: PayableKind;
  forId: number;
  payerKind: PayerKind;
  payerId: number;
  amount: number;
  currency: Currency;
  status: PaymentStatus;
  /** The method of the newest attempt; null if there is none. */
  method: TriedMethod | null;
  /** A refund that the provider refused waits for a person. */
  hasFailedRefund: boolean;
  isChargedBack: boolean;
  /** The provider's books differ from ours. */
  hasDifference: boolean;
  dueTime: string | null;
  paidTime: string | null;
  receiptUrl: string | null;
  state: Payment;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const paymentsTable: Table<PaymentRow> = table<PaymentRow>('read.payments', 'id', {
  id: 'integer',
  forKind: 'text',
  forId: 'integer',
  payerKind: 'text',
  payerId: 'integer',
  amount: 'integer',
  currency: 'text',
  status: 'text',
  method: 'text',
  hasFailedRefund: 'boolean',
  isChargedBack: 'boolean',
  hasDifference: 'boolean',
  dueTime: 'timestamptz',
  paidTime: 'timestamptz',
  receiptUrl: 'text',
  state: 'jsonb',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
