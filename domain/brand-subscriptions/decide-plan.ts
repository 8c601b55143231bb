import type { PlanTerms } from '../brand-plans/plan-terms.ts';
import { businessDayOf, daysFrom, daysLater, endOfBusinessDay, isDay } from '../business-day.ts';
import { type Asked, accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import { firstPeriod } from '../periods.ts';
import { invoiceFor } from './invoices-of.ts';
import { otherPlan } from './other-plan.ts';
import type { ChoosePlanCommand, RenewCommand, UpgradeCommand } from './subscription-commands.ts';
import { lastDayOf, nextPlanOf, periodAfter } from './subscription-days.ts';
import type { BrandSubscriptionEvent } from './subscription-events.ts';
import { daysAhead } from './subscription-kinds.ts';
import type { BrandSubscription } from './subscription-state.ts';
import { upgradeOffer } from './upgrade.ts';

type Decided = Decision<BrandSubscriptionEvent>;

export function choosePlan(command: ChoosePlanCommand, { at }: Asked): Decided {
  const { action: _, billing, ...described } = command;
  const { plan, startDate } = described;
  const today = businessDayOf(at);
  const first = plan.price === 0 ? today : daysLater(today, daysAhead);
  if (!isDay(startDate) || startDate < today || startDate > first) return noStart(today, first);
  const invoice = invoiceFor(described, billing, { kind: 'period', plan, credit: 0, at, until: null });
  const period = invoice === null ? firstPeriod(startDate, plan.months) : null;
  return accept({ type: 'BrandSubscriptionStarted', data: { ...described, period, invoice } });
}

export function chooseNextPlan(state: BrandSubscription, { planId }: { planId: number | null }): Decided {
  const isSame =
    planId === null ? !state.renewNextMonth : state.renewNextMonth && planId === nextPlanOf(state);
  return isSame ? nothingToDo : accept({ type: 'BrandSubscriptionNextPlanChosen', data: { planId } });
}

export function upgrade(
  state: BrandSubscription,
  { plan, billing, expectedAmount }: UpgradeCommand,
  { at }: Asked,
): Decided {
  const other = otherPlan(state, plan, plan.planId);
  if (other !== null) return other;
  const offer = upgradeOffer(state, plan, at);
  const lastDay = lastDayOf(state);
  if (offer === null || lastDay === null) return notDearer(state, plan);
  const { charge, credit, period } = offer;
  if (expectedAmount !== null && expectedAmount !== charge) return priceChanged(charge);
  const until = endOfBusinessDay(lastDay);
  const invoice = invoiceFor(state, billing, { kind: 'upgrade', plan, credit, at, until });
  if (invoice === null) return notDearer(state, plan);
  const { startDate } = period;
  return accept({ type: 'BrandSubscriptionUpgradeRequested', data: { plan, startDate, invoice } });
}

export function renew(state: BrandSubscription, { plan, billing }: RenewCommand, { at }: Asked): Decided {
  const other = otherPlan(state, plan, nextPlanOf(state));
  const period = periodAfter(state, plan.months);
  if (other !== null || period === null) return other ?? nothingToDo;
  const invoice = invoiceFor(state, billing, { kind: 'period', plan, credit: 0, at, until: null });
  return accept({ type: 'BrandSubscriptionRenewed', data: { plan, period, invoice } });
}

export function extend(state: BrandSubscription, { endDate }: { endDate: string }): Decided {
  const lastDay = lastDayOf(state);
  if (lastDay === null || !isDay(endDate) || endDate <= lastDay || daysFrom(lastDay, endDate) > daysAhead) {
    return refuse(
      'invalid',
      'brand_subscription.bad_extension',
      `choose a day after ${lastDay}, at most ${daysAhead} days later`,
      { lastDay },
    );
  }
  return accept({ type: 'BrandSubscriptionExtended', data: { endDate } });
}

const noStart = (from: string, to: string) =>
  refuse('invalid', 'brand_subscription.bad_start', `a plan starts from ${from} to ${to}`, { from, to });

const notDearer = ({ plan }: BrandSubscription, { price }: PlanTerms) =>
  refuse(
    'conflict',
    'brand_subscription.not_dearer',
    'only a dearer plan can replace this one now: choose it as the next plan',
    { price, present: plan?.price ?? null },
  );

const priceChanged = (amount: number) =>
  refuse(
    'conflict',
    'brand_subscription.price_changed',
    `the upgrade costs ${amount} now: confirm that amount`,
    {
      amount,
    },
  );
