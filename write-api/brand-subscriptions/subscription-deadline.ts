import { type BrandSubscriptionDeadline, type Duty, dutyOf } from '#domain/brand-subscriptions/deadlines.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';
import { closePayment } from '../payments/use-cases.ts';
import { billingFor } from './billing.ts';
import { followPayment } from './end-subscription.ts';
import { mailRenewal } from './letters.ts';
import { payOpenInvoice } from './pay-invoice.ts';
import { keptTerms } from './terms.ts';

/** Each round moves the subscription on, unless another command did so meanwhile. */
const roundsAtMost = 20;

type Step = (name: string) => CommandContext;

/** Carries out the duty of a deadline. A step that meets a concurrent command, such as an upgrade, is decided again. */
export const subscriptionDeadline: DeadlineFiring<BrandSubscriptionDeadline> = {
  async fire(deps, { name, brandSubscriptionId: id, dueAt }, context) {
    const step: Step = (part) => context(`${dueAt}:${part}`);
    for (let round = 0; round < roundsAtMost; round += 1) {
      const { state } = await deps.streams.refresh(brandSubscription, id);
      const duty = dutyOf(state, name, deps.clock());
      if (duty === null || (await isDone(deps, state, duty, step))) return;
    }
    throw new Error(`the deadline ${name} of subscription ${id} does not come to an end`);
  },
};

/** Takes one step. Returns false if the subscription must be asked again. */
async function isDone(deps: WriteDeps, state: BrandSubscription, duty: Duty, step: Step): Promise<boolean> {
  const { brandSubscriptionId: id, openInvoice } = state;
  switch (duty.do) {
    case 'begin':
    case 'end':
    case 'give_up': {
      const command = { action: duty.do } as const;
      return (await runTarget(deps.streams, { on: 'brand_subscription', id, command }, step(duty.do))).ok;
    }
    case 'renew':
      return renew(deps, state, duty, step);
    case 'announce':
      await mailRenewal(deps, state, duty, step('announce'));
      return true;
    case 'charge':
      await payOpenInvoice(deps, state, step('charge'));
      return true;
    case 'end_payment': {
      const { by, paymentId } = duty;
      const context = step(`${by} ${paymentId}`);
      if (by === 'close') await closePayment(deps, context, paymentId);
      else await runTarget(deps.streams, { on: 'payment', id: paymentId, command: failing }, context);
      if (openInvoice !== null) await followPayment(deps, id, openInvoice, step(`follow ${paymentId}`));
      return false;
    }
  }
}

const failing = { action: 'fail', why: 'ended' } as const;

async function renew(
  deps: WriteDeps,
  state: BrandSubscription,
  { planId, startDate }: { planId: number; startDate: string },
  step: Step,
): Promise<boolean> {
  if (state.plan === null) return true;
  const { brandSubscriptionId: id } = state;
  const region = currencyRegion[state.plan.currency];
  const plan = await keptTerms(deps, { planId, region, day: startDate });
  const context = step(`renew ${startDate} ${planId}`);
  const billing = await billingFor(deps, context, plan.currency);
  const command = { action: 'renew', plan, billing } as const;
  return (await runTarget(deps.streams, { on: 'brand_subscription', id, command }, context)).ok;
}
