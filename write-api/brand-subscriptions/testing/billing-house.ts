import { brandPlan } from '#domain/brand-plans/brand-plan.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import { brand } from '#domain/brands/brand.ts';
import { businessDayOf } from '#domain/business-day.ts';
import { brandWallet } from '#domain/cards/wallet.ts';
import { payment } from '#domain/payments/payment.ts';
import { planFields } from '#domain/testing/brand-plans.ts';
import { wholeBrand } from '../../brands/brand-commands.ts';
import type { Asked } from '../../kit/changes/asked.ts';
import { followerInMemory } from '../../payments/testing/follower.ts';
import { endWithBrand } from '../end-with-brand.ts';
import { payInvoices } from '../pay-invoice.ts';
import { subscriptionDeadline } from '../subscription-deadline.ts';

export const brandId = 3;
/** Plans of 300,000, 500,000 and 0 KRW a month. */
export const plans = { standard: 4, large: 5, free: 6 } as const;
export const owner: Asked['caller'] = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };

/**
 * A write side in memory with one brand, whose clock the test moves. It crashes once, at the append or the call that moves
 * money with the number `crashAt`. With `losesDatabase`, the database is lost in the crash.
 */
export async function billingHouse(start: string, crashAt = -1, losesDatabase = false) {
  const follower = followerInMemory({
    start,
    crashAt,
    losesDatabase,
    effects: [payInvoices, endWithBrand],
    async fire(deps, due, context) {
      if ('brandSubscriptionId' in due) await subscriptionDeadline.fire(deps, due, context);
    },
  });
  const { deps, log, given } = follower;
  const { streams } = deps;

  await given(brand, brandId, { action: 'register', brandId, ...wholeBrand({ name: 'Acme' }) });
  const prices = { standard: 300_000, large: 500_000, free: 0 };
  for (const name of ['standard', 'large', 'free'] as const) {
    const fields = { ...planFields, price: { KOREA: prices[name], JAPAN: null } };
    await given(brandPlan, plans[name], { action: 'register', id: plans[name], fields });
  }
  const card = { lastFour: '4242', issuer: null, description: null, lacksGuardian: false };
  await given(brandWallet, brandId, { action: 'register_card', ownerId: brandId, cardId: 61, ...card });
  await follower.settle();
  follower.arm();

  return {
    ...follower,
    ask: <Result>(send: (asked: Asked) => Promise<Result>, caller = owner) => follower.ask(send, caller),
    async registerCard(cardId: number): Promise<void> {
      await given(brandWallet, brandId, { action: 'register_card', ownerId: brandId, cardId, ...card });
      await given(brandWallet, brandId, { action: 'make_primary', cardId });
      await follower.settle();
    },
    /** Staff confirm a transfer, and a crash keeps the subscription from learning of it until the reactor runs. */
    confirmAlone: (paymentId: number) =>
      given(payment, paymentId, {
        action: 'confirm',
        attempt: 1,
        reference: 'transfer 1',
        amount: 300_000,
        currency: 'KRW',
        paidTime: follower.now(),
        receiptUrl: null,
      }),
    removeBrand: () => given(brand, brandId, { action: 'remove' }),
    removeCard: (cardId: number) => given(brandWallet, brandId, { action: 'remove_card', cardId }),
    setPrice: (id: number, price: number) =>
      given(brandPlan, id, { action: 'revise', fields: { price: { KOREA: price, JAPAN: null } } }),
    subscription: async (id: number) => (await streams.refresh(brandSubscription, id)).state,
    payment: async (id: number) => (await streams.refresh(payment, id)).state,
    /** The types of the subscriptions' events, each with its business day. */
    lived: () =>
      log
        .filter(({ stream }) => stream.startsWith('brand_subscription-'))
        .map(
          ({ type, recordedAt }) => `${businessDayOf(recordedAt)} ${type.replace('BrandSubscription', '')}`,
        ),
  };
}

export type BillingHouse = Awaited<ReturnType<typeof billingHouse>>;
