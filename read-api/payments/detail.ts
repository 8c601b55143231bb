import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { ReadDeps } from '../deps.ts';
import { type PaymentDetail, paymentFields } from './contract.ts';
import { wholePayments } from './scope.ts';

/** Throws 404 if the caller may not see the payment. */
export async function paymentDetail({ db }: ReadDeps, caller: Caller, id: number): Promise<PaymentDetail> {
  const row = await wholePayments(db, caller).where('payment.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('payment', id);
  return paymentFields.shown(row);
}
