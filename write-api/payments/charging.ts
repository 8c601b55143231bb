import type { WriteDeps } from '../deps.ts';
import type { Charging } from '../payment-provider/charging.ts';
import { ProviderAway } from '../payment-provider/payment-provider.ts';

/** Returns the provider that moves money. Throws `ProviderAway` if none is set up, so that its calls wait. */
export function chargingOf({ paymentProvider }: Pick<WriteDeps, 'paymentProvider'>): Charging {
  if (paymentProvider !== null) return paymentProvider;
  throw new ProviderAway('no payment provider is set up; set PAYMENTS');
}
