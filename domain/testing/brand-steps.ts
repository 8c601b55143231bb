import { system } from '../actor.ts';
import type { PlanTerms } from '../brand-plans/plan-terms.ts';
import type { BrandSubscriptionCommand } from '../brand-subscriptions/subscription-commands.ts';
import { businessDayOf } from '../business-day.ts';
import type { PaymentCommand } from '../payments/payment-commands.ts';
import { actors } from './actors.ts';
import type { BillingWorld } from './brand-billing.ts';
import { standardTerms } from './brand-plans.ts';
import { brandSubscriptionId, description } from './brand-subscriptions.ts';

/** The steps of people, the provider and the worker in a `billingWorld`. Ids of invoices count from 21, of payments from 41. */
export function stepsIn(world: BillingWorld, method: 'card' | 'bank' = 'card') {
  let given = 0;
  const billing = () => {
    given += 1;
    return { brandInvoiceId: 20 + given, paymentId: 40 + given, taxRate: 10 };
  };
  const onSubscription = (command: BrandSubscriptionCommand) =>
    ({ on: 'brand_subscription', id: brandSubscriptionId, command }) as const;
  const onPayment = (id: number, command: PaymentCommand) => ({ on: 'payment', id, command }) as const;
  const act = (command: BrandSubscriptionCommand, actor = actors.brand_admin) =>
    world.run(onSubscription(command), actor);
  const openPayment = () => world.subscription().openInvoice?.paymentId ?? 0;
  const tryIt = (paymentId: number) =>
    world.run(
      onPayment(paymentId, {
        action: 'try',
        method,
        cardId: method === 'card' ? 61 : null,
        receiptBuyer: null,
        random: 'abcdefghij',
      }),
      system,
    );
  /** The provider's word on the newest attempt. Null if nothing was tried. */
  const learn = (paymentId: number, status: 'paid' | 'failed', run = world.run) => {
    const { attempts, status: standing, amount, currency } = world.payment(paymentId);
    const attempt = attempts.at(-1)?.attempt;
    if (attempt === undefined) return null;
    const money = { attempt, reference: `imp_${paymentId}_${attempt}`, amount, currency };
    if (status === 'failed') {
      return run(onPayment(paymentId, { action: 'decline', attempt, declined: 'limit' }), system);
    }
    const command: PaymentCommand =
      standing === 'pending'
        ? { action: 'confirm', ...money, paidTime: world.now(), receiptUrl: null }
        : { action: 'arrive_late', ...money };
    return run(onPayment(paymentId, command), system);
  };

  /** The provider makes all requested refunds. */
  function refundAll(): void {
    for (const paymentId of Array.from({ length: given }, (_, index) => 41 + index)) {
      for (const { refundId, status } of world.payment(paymentId).refunds) {
        if (status !== 'requested') continue;
        world.run(
          onPayment(paymentId, { action: 'refund', refundId, refundReference: `back_${refundId}` }),
          system,
        );
      }
    }
  }

  return {
    billing,
    act,
    openPayment,
    tryIt,
    choose: (plan: PlanTerms = standardTerms, startDate = businessDayOf(world.now())) =>
      act({ action: 'choose_plan', ...description, plan, startDate, method, billing: billing() }),
    pay: (paymentId = openPayment()) => {
      tryIt(paymentId);
      return learn(paymentId, 'paid');
    },
    payLater: (paymentId = openPayment()) => {
      tryIt(paymentId);
      return learn(paymentId, 'paid', world.defer);
    },
    learnPaid: (paymentId: number) => learn(paymentId, 'paid'),
    decline: (paymentId = openPayment()) => {
      tryIt(paymentId);
      return learn(paymentId, 'failed');
    },
    /** Ends what waits for money: the payment decides. */
    endPayment: (by: 'close' | 'fail', paymentId = openPayment()) =>
      world.run(onPayment(paymentId, { action: by, why: 'ended' }), system),
    system: (command: BrandSubscriptionCommand) => act(command, system),
    staff: (command: BrandSubscriptionCommand) => act(command, actors.staff),
    refundAll,
    /** Staff refund a part, and the provider makes the refund at once. */
    giveBack(paymentId: number, amount: number): void {
      const command = { action: 'request_refund', reference: null, amount, why: 'goodwill' } as const;
      world.run(onPayment(paymentId, command), actors.staff);
      refundAll();
    },
    invoiceIds: () => Array.from({ length: given }, (_, index) => 21 + index),
  };
}
