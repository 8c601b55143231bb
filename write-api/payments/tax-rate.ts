import type { Currency } from '#domain/payments/payment-kinds.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import { taxPolicy, taxPolicyId } from '#domain/payments/tax-policy.ts';
import type { WriteDeps } from '../deps.ts';

/** Returns the present tax rate in percent of the region whose prices have the currency. */
export async function taxRateOf(
  { streams }: Pick<WriteDeps, 'streams'>,
  currency: Currency,
): Promise<number> {
  const { state } = await streams.refresh(taxPolicy, taxPolicyId);
  return state[currencyRegion[currency]];
}
