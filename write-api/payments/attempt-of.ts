import type { Payment, Attempt as Tried } from '#domain/payments/payment-state.ts';
import type { Attempt } from '../payment-provider/provider-payment.ts';

/** An attempt as the provider is told of it. Its name says which thing the payer pays for, and names no person. */
export function attemptOf({ for: payable, amount, currency }: Payment, { merchantUid }: Tried): Attempt {
  if (payable === null || currency === null) throw new Error(`${merchantUid} belongs to no payment`);
  const name = `tryset ${payable.kind.replace('_', ' ')} ${payable.id}`;
  return { merchantUid, name, amount, currency };
}
