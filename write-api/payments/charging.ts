import type { WriteDeps } from '../deps.ts';
import type { Charging } from '../payment-provider/charging.ts';
import { ProviderAway } from '../payment-provider/payment-provider.ts';

/** The provider that moves money. @throws ProviderAway if none is set up */
export function chargingOf({ paymentProvider }: Pick<WriteDeps, 'paymentProvider'>): Charging {
  if (paymentProvider !== null && movesMoney(paymentProvider)) return paymentProvider;
  throw new ProviderAway('no payment provider is set up; set PAYMENTS');
}

function movesMoney<Provider extends object>(provider: Provider): provider is Provider & Charging {
  return 'charge' in provider;
}
