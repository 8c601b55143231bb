import type { JSONColumnType, Kysely, Selectable } from 'kysely';
import type { Currency, DeclineReason } from '#domain/payments/payment-kinds.ts';
import type { WriteDatabase } from '../database.ts';
import type { ProviderPayment, ProviderRefund } from './provider-payment.ts';

/** A payment in the simulated provider's books. `prepared`: the payer has not opened the page or has not decided. */
export interface SimulatedPaymentTable {
  reference: string;
  merchant_uid: string;
  name: string;
  status: ProviderPayment['status'] | 'prepared';
  method: ProviderPayment['method'];
  amount: number;
  currency: Currency;
  changed_at: Date;
  paid_at: Date | null;
  declined: DeclineReason | null;
  account: JSONColumnType<NonNullable<ProviderPayment['account']>> | null;
  refunds: JSONColumnType<ProviderRefund[]>;
  has_receipt: boolean;
}
/** A cash receipt that the simulated provider issued for a bank transfer. */
export interface SimulatedReceiptTable {
  merchant_uid: string;
  amount: number;
}
export type SimulatedPayment = Selectable<SimulatedPaymentTable>;

/** Returns a payment as the provider tells it; null for a prepared one, which the provider does not tell. */
export function told(row: SimulatedPayment): ProviderPayment | null {
  if (row.status === 'prepared') return null;
  return {
    reference: row.reference,
    merchantUid: row.merchant_uid,
    status: row.status,
    method: row.method,
    amount: Number(row.amount),
    currency: row.currency,
    paidTime: row.paid_at?.toISOString() ?? null,
    receiptUrl: null,
    declined: row.declined,
    account: row.account,
    refunds: row.refunds,
    hasReceipt: row.has_receipt,
  };
}

/** Returns the payment under our own key, prepared ones included. */
export async function simulatedPayment(
  db: Kysely<WriteDatabase>,
  merchantUid: string,
): Promise<SimulatedPayment | null> {
  const query = db.selectFrom('write.simulated_payments').selectAll();
  return (await query.where('merchant_uid', '=', merchantUid).executeTakeFirst()) ?? null;
}
