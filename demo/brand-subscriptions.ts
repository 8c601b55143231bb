import { type Actor, system } from '#domain/actor.ts';
import { type BrandPlan, brandPlan } from '#domain/brand-plans/brand-plan.ts';
import { keptTermsOn, type PlanTerms } from '#domain/brand-plans/plan-terms.ts';
import {
  type BrandSubscriptionDeadline,
  deadlinesOfSubscription,
  dutyOf,
} from '#domain/brand-subscriptions/deadlines.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type { BrandSubscriptionCommand } from '#domain/brand-subscriptions/subscription-commands.ts';
import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { brandWallet } from '#domain/cards/wallet.ts';
import { payment } from '#domain/payments/payment.ts';
import type { Target } from '#domain/reacting-kinds.ts';
import { firstTaxRate } from '#domain/tax.ts';
import { asEvent, streamName } from '#event-store/stored-event.ts';
import { planRef } from './brand-plans.ts';
import { type DemoPlan, demoSubscriptions, type SubscriptionStep } from './catalog/brand-plans.ts';
import { demoBrands } from './catalog/brands.ts';
import { later } from './clockwork.ts';
import { lettersOf } from './payments.ts';
import { daysAgo, type Setting } from './setting.ts';

const subscriptionRef = (index: number) => `subscription ${index}`;

/** The ids of the demo's subscriptions. */
export function subscriptionIds({ idOf }: Pick<Setting, 'idOf'>): number[] {
  return demoSubscriptions.map((_, index) => idOf('brand_subscription', subscriptionRef(index)));
}

/** Plans the subscriptions of brands. Their deadlines and payments take place as the system would make them. */
export function planSubscriptions(setting: Setting): void {
  for (const index of demoSubscriptions.keys()) planSubscription(setting, index);
}

function planSubscription(setting: Setting, index: number): void {
  const { world, clockwork, idOf, staff, brandAdmins } = setting;
  const life = demoSubscriptions[index];
  if (life === undefined) return;
  const { method } = life;
  const id = idOf('brand_subscription', subscriptionRef(index));
  const brandId = idOf('brand', life.brand);
  const cardId = method === 'card' ? idOf('card', `card of ${life.brand}`) : null;
  const brandAdmin = brandAdmins[demoBrands.findIndex(({ key }) => key === life.brand)] ?? staff;
  const paysUntil = daysAgo(setting, life.paysUntil);
  const state = () => world.state(brandSubscription, id);
  let invoices = 0;

  function billing() {
    invoices += 1;
    const ref = `invoice ${index}-${invoices}`;
    return {
      brandInvoiceId: idOf('brand_invoice', ref),
      paymentId: idOf('payment', ref),
      taxRate: firstTaxRate,
    };
  }

  function termsOf(planId: number, day: string): PlanTerms {
    const plan: BrandPlan = world.state(brandPlan, planId);
    const terms = keptTermsOn(plan, 'KOREA', day);
    if (terms === null) throw new Error(`the demo's plan ${planId} has no price`);
    return terms;
  }
  const planOf = (plan: DemoPlan, day: string) => termsOf(idOf('brand_plan', planRef(plan)), day);

  /** Runs a command, and plans the deadlines that its events set. */
  function run(target: Target, actor: Actor, at: string): void {
    const before = world.history.length;
    world.act(target, { actor, at });
    for (const { stream, event } of world.history.slice(before)) {
      if (stream !== streamName('brand_subscription', id)) continue;
      for (const { name, dueAt } of deadlinesOfSubscription(
        asEvent<BrandSubscriptionEvent>(event),
        state(),
      )) {
        clockwork.plan(dueAt < at ? at : dueAt, (due) => fire(name, due));
      }
    }
  }
  const act = (command: BrandSubscriptionCommand, actor: Actor, at: string) =>
    run({ on: 'brand_subscription', id, command }, actor, at);

  function fire(name: BrandSubscriptionDeadline['name'], at: string): void {
    const duty = dutyOf(state(), name, at);
    switch (duty?.do) {
      case 'begin':
      case 'end':
      case 'give_up':
        act({ action: duty.do }, system, at);
        break;
      case 'renew': {
        const plan = termsOf(duty.planId, duty.startDate);
        act({ action: 'renew', plan, billing: billing() }, system, at);
        pay(at);
        break;
      }
      case 'charge':
        pay(at);
        break;
      case 'end_payment': {
        const command = { action: duty.by, why: 'ended' } as const;
        run({ on: 'payment', id: duty.paymentId, command }, system, at);
        fire(name, at);
      }
    }
  }

  /** Tries to pay the open invoice. Its money comes some minutes later by card, and a day later by transfer. */
  function pay(at: string): void {
    const paymentId = state().openInvoice?.paymentId;
    if (paymentId === undefined) return;
    const random = lettersOf(100 * (index + 1) + invoices);
    const tried = { action: 'try', method, cardId, receiptBuyer: null, random } as const;
    run({ on: 'payment', id: paymentId, command: tried }, system, at);
    clockwork.plan(later(at, method === 'card' ? 0.05 : 24), (then) => {
      const { attempts, amount, status } = world.state(payment, paymentId);
      const attempt = attempts.length;
      const isPaying = life?.paysUntil === 0 || then < paysUntil;
      if (status !== 'pending' || (method === 'bank' && !isPaying)) return;
      const reference = `imp_${String(paymentId).padStart(12, '0')}`;
      const money = {
        attempt,
        reference,
        amount,
        currency: 'KRW',
        paidTime: then,
        receiptUrl: null,
      } as const;
      const command = isPaying
        ? ({ action: 'confirm', ...money } as const)
        : ({ action: 'decline', attempt, declined: 'limit' } as const);
      run({ on: 'payment', id: paymentId, command }, method === 'bank' ? staff : system, then);
    });
  }

  function take(step: SubscriptionStep, at: string): void {
    if (step.do !== 'upgrade') {
      act({ action: step.do }, brandAdmin, at);
      return;
    }
    const plan = planOf(step.plan, businessDayOf(at));
    act({ action: 'upgrade', plan, billing: billing(), expectedAmount: null }, brandAdmin, at);
    pay(at);
  }

  const chosen = daysAgo(setting, life.days);
  clockwork.plan(chosen, (at) => {
    if (cardId !== null) {
      const card = { cardId, lastFour: '4242', issuer: '국민카드', description: null, lacksGuardian: false };
      const command = { action: 'register_card', ownerId: brandId, ...card } as const;
      world.tell(brandWallet, brandId, command, { actor: brandAdmin, at });
    }
    const startDate = daysLater(businessDayOf(at), life.startsIn);
    const plan = planOf(life.plan, startDate);
    const described = { brandSubscriptionId: id, brandId, plan, startDate, method, renewNextMonth: true };
    act({ action: 'choose_plan', ...described, billing: billing() }, brandAdmin, at);
    pay(at);
  });
  for (const step of life.steps) clockwork.plan(daysAgo(setting, step.days), (at) => take(step, at));
}
