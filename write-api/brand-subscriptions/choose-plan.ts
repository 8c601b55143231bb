import type { BrandPaymentMethod } from '#domain/brand-invoices/invoice-kinds.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import { brand } from '#domain/brands/brand.ts';
import { brandSubscriptionClaim } from '#domain/claim-values.ts';
import { notFound } from '#http/errors.ts';
import { seesBrand } from '../brands/visible.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { requireMeans, taxRateOf } from './billing.ts';
import { releaseEnded } from './live.ts';
import { chosenTerms } from './terms.ts';

export interface WantedSubscription {
  brandId: number;
  planId: number;
  startDate: string;
  method: BrandPaymentMethod;
  renew: boolean;
}

const counts = { brand_subscription: 1, brand_invoice: 1, payment: 1 };

/**
 * Starts a brand's subscription; the worker then charges the card. Throws 404 if the caller may not see the brand, and 409
 * `claim.brand_subscription_taken` if the brand has a live subscription. Throws 422 for the plan, the day and the means of
 * payment.
 */
export async function choosePlan(
  deps: WriteDeps,
  { caller, context }: Asked,
  wanted: WantedSubscription,
): Promise<Changed> {
  for (let tries = 0; ; tries += 1) {
    const given = await deps.ids.forCommand(counts, context, tries);
    const { brand_subscription: [id = 0] = [], brand_invoice: [brandInvoiceId = 0] = [] } = given;
    const { payment: [paymentId = 0] = [] } = given;
    const { state, memory } = await deps.streams.refresh(brandSubscription, id);
    const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
    // Another request took over the claim of an interrupted attempt, and closed its stream.
    if (!isRepeat && state.status === 'canceled') continue;
    const { brandId, planId, startDate, method, renew } = wanted;
    const { state: owner } = await deps.streams.refresh(brand, brandId);
    if (!isRepeat && !seesBrand(caller)(owner)) throw notFound('brand', brandId);
    const plan = isRepeat
      ? state.plan
      : await chosenTerms(deps, { planId, region: owner.regionId, day: startDate });
    if (plan === null) throw new Error(`subscription ${id} has started without a plan`);
    if (!isRepeat && plan.price > 0) await requireMeans(deps, { brandId, method });
    const claim = [brandSubscriptionClaim(brandId)];
    const by = { category: 'brand_subscription', id } as const;
    if (!isRepeat) {
      await releaseEnded(deps, brandId, context);
      const taken = await deps.claims.take(claim, by, context);
      if (!taken.ok) throw refusalError(taken);
      const { state: still } = await deps.streams.refresh(brand, brandId);
      if (!seesBrand(caller)(still)) {
        await deps.claims.release(claim, by, context);
        throw notFound('brand', brandId);
      }
    }
    const command = {
      action: 'choose_plan',
      brandSubscriptionId: id,
      brandId,
      plan,
      startDate,
      method,
      renewNextMonth: renew,
      billing: { brandInvoiceId, paymentId, taxRate: await taxRateOf(deps, plan.currency) },
    } as const;
    const outcome = await runTarget(deps.streams, { on: 'brand_subscription', id, command }, context);
    if (!outcome.ok && !isRepeat) await deps.claims.release(claim, by, context);
    return changedBy(id, outcome, null);
  }
}
