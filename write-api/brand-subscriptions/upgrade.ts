import type { PlanTerms } from '#domain/brand-plans/plan-terms.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type {
  Billing,
  RetryCommand,
  UpgradeCommand,
} from '#domain/brand-subscriptions/subscription-commands.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import { brandSubscriptionRules } from '#domain/brand-subscriptions/subscription-transitions.ts';
import { upgradeOffer } from '#domain/brand-subscriptions/upgrade.ts';
import { businessDayOf } from '#domain/business-day.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import { taxOf } from '#domain/tax.ts';
import { obstacleTo } from '#domain/transition-table.ts';
import { conflict, notFound, refused } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { billingFor, requireMeans, taxRateOf } from './billing.ts';
import { seesSubscription } from './live.ts';
import { chosenTerms, keptTerms } from './terms.ts';

/**
 * Requests an upgrade to a dearer plan; it takes effect once paid. Throws 404, 409 `brand_subscription.price_changed` if the
 * charge is not `expectedAmount`, and 409 and 422 as the table, the plan and the means of payment say.
 */
export async function upgrade(
  deps: WriteDeps,
  asked: Asked,
  { id, planId, expectedAmount }: { id: number; planId: number; expectedAmount: number | null },
): Promise<Changed> {
  const facts = await factsFor(deps, asked, { id, action: 'upgrade' }, (present) =>
    chosenTerms(deps, { planId, region: regionOf(present), day: businessDayOf(asked.context.receivedAt) }),
  );
  return run(deps, asked, id, { action: 'upgrade', expectedAmount, ...facts });
}

/** Tries a failed payment again. Throws 404, and 409 and 422 as the table and the means of payment say. */
export async function retryPayment(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const facts = await factsFor(deps, asked, { id, action: 'retry' }, (present) => {
    const day = businessDayOf(asked.context.receivedAt);
    return keptTerms(deps, { planId: present.planId, region: regionOf(present), day });
  });
  return run(deps, asked, id, { action: 'retry', ...facts });
}

/** Returns the terms and the billing of an action. The table refuses an impossible action by itself, whatever they are. */
async function factsFor(
  deps: WriteDeps,
  { caller, context }: Asked,
  { id, action }: { id: number; action: 'upgrade' | 'retry' },
  termsOf: (present: PlanTerms) => Promise<PlanTerms>,
): Promise<{ plan: PlanTerms; billing: Billing }> {
  const sees = (state: BrandSubscription) => seesSubscription(state, caller);
  const { state, isRepeat } = await present(deps, brandSubscription, id, context, sees);
  if (state.plan === null) throw notFound('brand_subscription', id);
  const asking = { role: context.actor.label, at: context.receivedAt };
  const isDecided = isRepeat || obstacleTo(brandSubscriptionRules, state, action, asking) !== null;
  const plan = isDecided ? state.plan : await termsOf(state.plan);
  if (!isDecided) await requireMeans(deps, state);
  return { plan, billing: await billingFor(deps, context, plan.currency) };
}

async function run(
  { streams }: WriteDeps,
  { context, seenRevision }: Asked,
  id: number,
  command: UpgradeCommand | RetryCommand,
): Promise<Changed> {
  const target = { on: 'brand_subscription', id, command } as const;
  return changedBy(id, await runTarget(streams, target, context, seenRevision), seenRevision);
}

/** The charge for an upgrade today, and the period that it begins. */
export interface Offer {
  planId: number;
  amount: number;
  credit: number;
  tax: number;
  currency: Currency;
  startDate: string;
  endDate: string;
}

/** Returns the offer of an upgrade as it stands now. Throws like `upgrade`. */
export async function offerOfUpgrade(
  deps: WriteDeps,
  { caller, context }: Asked,
  { id, planId }: { id: number; planId: number },
): Promise<Offer> {
  const { state } = await deps.streams.refresh(brandSubscription, id);
  if (!seesSubscription(state, caller) || state.plan === null) throw notFound('brand_subscription', id);
  const { receivedAt: at, actor } = context;
  const plan = await chosenTerms(deps, { planId, region: regionOf(state.plan), day: businessDayOf(at) });
  const taxRate = await taxRateOf(deps, plan.currency);
  const billing = { brandInvoiceId: 0, paymentId: 0, taxRate };
  const command = { action: 'upgrade', plan, billing, expectedAmount: null } as const;
  const decision = brandSubscription.decide(state, command, { actor, at });
  if (!decision.ok) throw refused(decision.refusal);
  const offer = upgradeOffer(state, plan, at);
  if (offer === null)
    throw conflict('brand_subscription.not_dearer', 'only a dearer plan can replace this one');
  const { charge: amount, credit, period } = offer;
  const { startDate, endDate } = period;
  return { planId, amount, credit, tax: taxOf(amount, taxRate), currency: plan.currency, startDate, endDate };
}

const regionOf = ({ currency }: PlanTerms) => currencyRegion[currency];
