import type { BrandInvoiceDescription } from '../brand-invoices/invoice-events.ts';
import type { PlanTerms } from '../brand-plans/plan-terms.ts';
import { businessDayOf, daysFrom, daysLater, endOfBusinessDay, isDay } from '../business-day.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { firstPeriod, type Period } from '../periods.ts';
import { several } from '../several.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import { actsOn } from './follow-invoice.ts';
import { invoiceFor } from './invoices-of.ts';
import { refundsOf } from './refunds-of.ts';
import type {
  BrandSubscriptionAct,
  BrandSubscriptionCommand,
  ChoosePlanCommand,
  RenewCommand,
  RetryCommand,
  UpgradeCommand,
} from './subscription-commands.ts';
import { giveUpAt, lastDayOf, nextPlanOf, periodAfter } from './subscription-days.ts';
import type { BrandSubscriptionEvent } from './subscription-events.ts';
import { daysAhead } from './subscription-kinds.ts';
import {
  type BrandSubscription,
  evolveBrandSubscription,
  initialBrandSubscription,
  type OpenInvoice,
} from './subscription-state.ts';
import { brandSubscriptionRules, brandSubscriptionTransitions } from './subscription-transitions.ts';
import { upgradeOffer } from './upgrade.ts';

type Decided = Decision<BrandSubscriptionEvent>;

/** One action at a time, as the table has it. */
const acting: Decider<BrandSubscription, BrandSubscriptionAct, BrandSubscriptionEvent> = {
  category: 'brand_subscription',
  initial: initialBrandSubscription,
  decide: decideAct,
  evolve: evolveBrandSubscription,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
  memory: Number.POSITIVE_INFINITY,
};

/**
 * A brand's plan with its periods. It opens an invoice for each period and upgrade, and follows them. At most one invoice is
 * open. Each race with money is decided by the payment's append: to end what waits for money, close its payment first.
 */
export const brandSubscription: Decider<BrandSubscription, BrandSubscriptionCommand, BrandSubscriptionEvent> =
  {
    ...acting,
    decide(state, command, asked) {
      switch (command.action) {
        case 'follow_invoice':
        case 'follow_refund':
          return several(acting).decide(state, actsOn(state, command, asked.at), asked);
        default:
          return decideAct(state, command, asked);
      }
    },
  };

function decideAct(state: BrandSubscription, command: BrandSubscriptionAct, asked: Asked): Decided {
  const refused = checkTransition(brandSubscriptionRules, state, command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'choose_plan':
      return choosePlan(command, asked);
    case 'pay':
      return withOpen(state, command, (open) => paid(state, open, asked));
    case 'finish_upgrade':
      return withOpen(state, command, ({ brandInvoiceId, amount, plan, startDate }) => {
        const period = firstPeriod(startDate ?? businessDayOf(asked.at), plan.months);
        return accept({
          type: 'BrandSubscriptionUpgraded',
          data: { brandInvoiceId, amount, plan, period },
        });
      });
    case 'fail':
    case 'fail_again':
    case 'drop_invoice':
      return withOpen(state, command, () => fact(command));
    case 'retry':
      return retry(state, command, asked);
    case 'choose_next_plan':
      return chooseNextPlan(state, command);
    case 'upgrade':
      return upgrade(state, command, asked);
    case 'renew':
      return renew(state, command, asked);
    case 'extend':
      return extend(state, command);
    case 'cancel':
      return accept({
        type: 'BrandSubscriptionCanceled',
        data: { refunds: refundsOf(state.parts, paidFor(state)) },
      });
    case 'end_now':
      return endNow(state, command);
    default:
      return fact(command);
  }
}

function fact(command: BrandSubscriptionAct): Decided {
  return accept(factOf<BrandSubscriptionEvent>(brandSubscriptionTransitions, command));
}

/** Money counts only for the open invoice. */
function withOpen(
  { openInvoice }: BrandSubscription,
  { brandInvoiceId }: { brandInvoiceId: number },
  decide: (open: OpenInvoice) => Decided,
): Decided {
  if (openInvoice?.brandInvoiceId === brandInvoiceId) return decide(openInvoice);
  return refuse('conflict', 'brand_subscription.other_invoice', 'another invoice is open', {
    brandInvoiceId,
    open: openInvoice?.brandInvoiceId ?? null,
  });
}

function choosePlan(command: ChoosePlanCommand, { at }: Asked): Decided {
  const { action: _, billing, ...described } = command;
  const { plan, startDate } = described;
  const today = businessDayOf(at);
  const first = plan.price === 0 ? today : daysLater(today, daysAhead);
  if (!isDay(startDate) || startDate < today || startDate > first) return noStart(today, first);
  const invoice = invoiceFor(described, billing, { kind: 'period', plan, credit: 0, at, until: null });
  const period = invoice === null ? firstPeriod(startDate, plan.months) : null;
  return accept({ type: 'BrandSubscriptionStarted', data: { ...described, period, invoice } });
}

function paid(state: BrandSubscription, open: OpenInvoice, { at }: Asked): Decided {
  const { brandInvoiceId, amount, plan } = open;
  const period = paidPeriod(state, plan, at);
  return accept({ type: 'BrandSubscriptionPaid', data: { brandInvoiceId, amount, plan, period } });
}

/** A renewal has begun its period. Otherwise the period begins on the chosen day, and never before the money came. */
function paidPeriod(
  { status, isBegun, period, startDate }: BrandSubscription,
  plan: PlanTerms,
  at: string,
): Period {
  const today = businessDayOf(at);
  if (isBegun && status !== 'payment_failed' && period !== null) return period;
  const isAhead = !isBegun && startDate !== null && startDate > today;
  return firstPeriod(isAhead ? startDate : today, plan.months);
}

/** An open invoice is tried again. Otherwise a new one is opened; after the service stopped, for a new period. */
function retry(state: BrandSubscription, { plan, billing }: RetryCommand, { at }: Asked): Decided {
  const { status, openInvoice, firstFailedAt } = state;
  if (openInvoice !== null) {
    return accept({
      type: 'BrandSubscriptionRetryAsked',
      data: { plan: openInvoice.plan, invoice: null },
    });
  }
  const other = otherPlan(state, plan, state.plan?.planId);
  if (other !== null) return other;
  const isStopped = status === 'payment_failed';
  const terms = isStopped ? plan : (state.plan ?? plan);
  const until = isStopped || firstFailedAt === null ? null : giveUpAt(firstFailedAt);
  const charge = { kind: 'period', plan: terms, credit: 0, at, until } as const;
  const invoice = invoiceFor(state, billing, charge);
  if (invoice === null) return nothingToPay();
  return accept({ type: 'BrandSubscriptionRetryAsked', data: { plan: terms, invoice } });
}

function chooseNextPlan(state: BrandSubscription, { planId }: { planId: number | null }): Decided {
  const isSame =
    planId === null ? !state.renewNextMonth : state.renewNextMonth && planId === nextPlanOf(state);
  return isSame ? nothingToDo : accept({ type: 'BrandSubscriptionNextPlanChosen', data: { planId } });
}

function upgrade(
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

function renew(state: BrandSubscription, { plan, billing }: RenewCommand, { at }: Asked): Decided {
  const other = otherPlan(state, plan, nextPlanOf(state));
  const period = periodAfter(state, plan.months);
  if (other !== null || period === null) return other ?? nothingToDo;
  const invoice: BrandInvoiceDescription | null = invoiceFor(state, billing, {
    kind: 'period',
    plan,
    credit: 0,
    at,
    until: null,
  });
  return accept({ type: 'BrandSubscriptionRenewed', data: { plan, period, invoice } });
}

function extend(state: BrandSubscription, { endDate }: { endDate: string }): Decided {
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

function paidFor({ parts }: BrandSubscription): number {
  return parts.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
}

function endNow(state: BrandSubscription, { refund }: { refund: number }): Decided {
  const most = paidFor(state);
  if (!Number.isSafeInteger(refund) || refund < 0 || refund > most) {
    return refuse('invalid', 'brand_subscription.refund_too_high', `refund at most ${most}`, { paid: most });
  }
  return accept({ type: 'BrandSubscriptionEndedNow', data: { refunds: refundsOf(state.parts, refund) } });
}

/** Refuses terms of another plan than the wanted one, and terms in another currency. */
function otherPlan(state: BrandSubscription, plan: PlanTerms, planId: number | null | undefined) {
  if (planId !== plan.planId) {
    return refuse('conflict', 'brand_subscription.other_plan', 'another plan is chosen: ask again', {
      planId: planId ?? null,
    });
  }
  if (state.plan === null || plan.currency === state.plan.currency) return null;
  return refuse('invalid', 'brand_subscription.other_currency', `this brand pays in ${state.plan.currency}`, {
    currency: state.plan.currency,
  });
}

const noStart = (from: string, to: string) =>
  refuse('invalid', 'brand_subscription.bad_start', `a plan starts from ${from} to ${to}`, { from, to });

const nothingToPay = () =>
  refuse(
    'conflict',
    'brand_subscription.nothing_to_pay',
    'the plan is free now: end this subscription first',
  );

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
