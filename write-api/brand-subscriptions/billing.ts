import type { BrandPaymentMethod } from '#domain/brand-invoices/invoice-kinds.ts';
import type { Billing } from '#domain/brand-subscriptions/subscription-commands.ts';
import type { Card } from '#domain/cards/card-events.ts';
import { brandWallet } from '#domain/cards/wallet.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import { taxPolicy, taxPolicyId } from '#domain/payments/tax-policy.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { requireProvider } from '../payments/use-cases.ts';

/** Returns ids for an invoice and its payment, and the present tax rate. A repeated request gets the same ids. */
export async function billingFor(
  deps: WriteDeps,
  context: CommandContext,
  currency: Currency,
): Promise<Billing> {
  const given = await deps.ids.forCommand({ brand_invoice: 1, payment: 1 }, context);
  const { brand_invoice: [brandInvoiceId = 0] = [], payment: [paymentId = 0] = [] } = given;
  return { brandInvoiceId, paymentId, taxRate: await taxRateOf(deps, currency) };
}

/** Returns the present tax rate in percent of the region whose prices have the currency. */
export async function taxRateOf(
  { streams }: Pick<WriteDeps, 'streams'>,
  currency: Currency,
): Promise<number> {
  const { state } = await streams.refresh(taxPolicy, taxPolicyId);
  return state[currencyRegion[currency]];
}

/** Returns the brand's card that is charged; null if the brand has no card. */
export async function chargedCard(
  { streams }: Pick<WriteDeps, 'streams'>,
  brandId: number,
): Promise<Card | null> {
  const { cards, primary } = (await streams.refresh(brandWallet, brandId)).state;
  return cards.find(({ cardId }) => cardId === primary) ?? null;
}

/** Throws 422 if the brand cannot pay: `payment.not_taken` without a provider, `brand_subscription.no_card` without a card. */
export async function requireMeans(
  deps: WriteDeps,
  { brandId, method }: { brandId: number; method: BrandPaymentMethod },
): Promise<void> {
  requireProvider(deps, method);
  if (method === 'bank' || (await chargedCard(deps, brandId)) !== null) return;
  throw unprocessable('brand_subscription.no_card', 'the brand has no card: register one, or pay by bank', {
    brandId,
  });
}
