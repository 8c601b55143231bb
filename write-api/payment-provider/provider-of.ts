import type { WriteDeps } from '../deps.ts';
import { type PaymentProvider, ProviderAway } from './payment-provider.ts';

/** Returns the payment provider. Throws `ProviderAway` if none is set up, so that its calls wait. */
export function providerOf({ paymentProvider }: Pick<WriteDeps, 'paymentProvider'>): PaymentProvider {
  if (paymentProvider !== null) return paymentProvider;
  throw new ProviderAway('no payment provider is set up; set PAYMENTS');
}
