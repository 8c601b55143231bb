import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import { brand } from '#domain/brands/brand.ts';
import { firstPeriod } from '#domain/periods.ts';
import { taxOf } from '#domain/tax.ts';
import { notFound, refused } from '#http/errors.ts';
import { seesBrand } from '../brands/visible.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { taxRateOf } from '../payments/tax-rate.ts';
import type { PlanOffer } from './contract.ts';
import { chosenTerms } from './terms.ts';

/** Returns what a first plan costs a brand that starts it on a day. Throws like `choosePlan`, except for the means of payment. */
export async function offerOfPlan(
  deps: WriteDeps,
  { caller, context }: Asked,
  { brandId, planId, startDate }: { brandId: number; planId: number; startDate: string },
): Promise<PlanOffer> {
  const { state: owner } = await deps.streams.refresh(brand, brandId);
  if (!seesBrand(caller)(owner)) throw notFound('brand', brandId);
  const plan = await chosenTerms(deps, { planId, region: owner.regionId, day: startDate });
  const { price: amount, currency, months } = plan;
  const taxRate = await taxRateOf(deps, currency);
  const command = {
    action: 'choose_plan',
    brandSubscriptionId: 0,
    brandId,
    plan,
    startDate,
    method: 'bank',
    renewNextMonth: false,
    billing: { brandInvoiceId: 0, paymentId: 0, taxRate },
  } as const;
  const asked = { actor: context.actor, at: context.receivedAt };
  const decision = brandSubscription.decide(brandSubscription.initial, command, asked);
  if (!decision.ok) throw refused(decision.refusal);
  const { endDate } = firstPeriod(startDate, months);
  return { planId, amount, tax: taxOf(amount, taxRate), currency, startDate, endDate };
}
