import { expect, test } from 'vitest';
import { actors } from '#domain/testing/actors.ts';
import { billingHouse, plans } from './testing/billing-house.ts';
import { choose, end, noon } from './testing/steps.ts';
import { offerOfUpgrade, retryPayment, upgrade } from './upgrade.ts';

const { staff } = actors;

test('a card pays a period; a failed renewal is retried on days 1, 3 and 7, then given up', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  const { id, status } = await choose(house);
  expect(status).toBe('pending');
  await house.settle();
  expect(await house.subscription(id)).toMatchObject({
    status: 'using',
    paidUntil: '2027-04-30',
    parts: [{ amount: 300_000 }],
  });
  house.fake.moods.push(...Array.from({ length: 4 }, () => ({ declined: 'limit' }) as const));
  await house.moveTo(noon('2027-06-01'));
  expect(house.lived()).toEqual([
    '2027-04-01 Started',
    '2027-04-01 Paid',
    '2027-04-01 Began',
    '2027-05-01 Renewed',
    '2027-05-01 PaymentFailed',
    '2027-05-02 RetryFailed',
    '2027-05-04 RetryFailed',
    '2027-05-08 RetryFailed',
    '2027-05-09 InvoiceDropped',
    '2027-05-09 GivenUp',
  ]);
  expect(await house.subscription(id)).toMatchObject({ status: 'payment_failed', openInvoice: null });
  await house.ask((asked) => retryPayment(house.deps, asked, id));
  await house.settle();
  expect(await house.subscription(id)).toMatchObject({
    status: 'using',
    period: { startDate: '2027-06-01', endDate: '2027-06-30' },
  });
  expect(house.fake.charges).toHaveLength(6);
});

test('an upgrade credits the days left, and a new period begins on its day', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  const { id } = await choose(house);
  await house.moveTo(noon('2027-04-11'));
  const wanted = { id, planId: plans.large, expectedAmount: 300_000 };
  const offer = await house.ask((asked) => offerOfUpgrade(house.deps, asked, wanted));
  expect(offer).toMatchObject({ amount: 300_000, credit: 200_000, tax: 27_272, endDate: '2027-05-10' });
  const stale = house.ask((asked) => upgrade(house.deps, asked, { ...wanted, expectedAmount: 290_000 }));
  await expect(stale).rejects.toMatchObject({ errorCode: 'brand_subscription.price_changed' });
  await house.ask((asked) => upgrade(house.deps, asked, wanted));
  await house.settle();
  expect(await house.subscription(id)).toMatchObject({
    status: 'using',
    plan: { planId: plans.large },
    period: { startDate: '2027-04-11', endDate: '2027-05-10' },
  });
  await house.moveTo(noon('2027-05-12'));
  expect(house.lived().slice(3)).toEqual([
    '2027-04-11 UpgradeRequested',
    '2027-04-11 Upgraded',
    '2027-05-11 Renewed',
    '2027-05-11 Paid',
  ]);
});

test('staff confirm a transfer; one that does not arrive in 7 days counts as failed', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  const { id } = await choose(house, { method: 'bank' });
  await house.settle();
  const { openInvoice } = await house.subscription(id);
  const transfer = {
    action: 'confirm',
    attempt: 1,
    reference: 'transfer 1',
    amount: 300_000,
    currency: 'KRW',
    paidTime: house.now(),
    receiptUrl: null,
  } as const;
  const on = { on: 'payment', id: openInvoice?.paymentId ?? 0 } as const;
  expect(await house.run({ ...on, command: transfer }, staff)).toMatchObject({ ok: true, status: 'paid' });
  await house.moveTo(noon('2027-06-01'));
  expect(house.lived()).toEqual([
    '2027-04-01 Started',
    '2027-04-01 Paid',
    '2027-04-01 Began',
    '2027-05-01 Renewed',
    '2027-05-09 PaymentFailed',
    '2027-05-09 InvoiceDropped',
    '2027-05-17 GivenUp',
  ]);
});

test('an expired card is not charged again, and the retries of its payment fail', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  house.fake.moods.push({ declined: 'expired' });
  const { id } = await choose(house);
  await house.moveTo(noon('2027-04-03'));
  expect(house.fake.charges).toHaveLength(1);
  expect(await house.subscription(id)).toMatchObject({ status: 'payment_retry_await', failures: 2 });
});

test('without a card nothing is charged; the first card is tried at once', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  const { id } = await choose(house);
  await house.settle();
  await house.removeCard(61);
  await house.moveTo(noon('2027-05-01'));
  expect(await house.subscription(id)).toMatchObject({ status: 'payment_retry_await', failures: 1 });
  const retry = house.ask((asked) => retryPayment(house.deps, asked, id));
  await expect(retry).rejects.toMatchObject({ errorCode: 'brand_subscription.no_card' });
  expect(house.fake.charges).toHaveLength(1);
  await house.registerCard(62);
  expect(await house.subscription(id)).toMatchObject({ status: 'using', failures: 0 });
  expect(house.fake.charges).toHaveLength(2);
});

test('a brand has one live subscription, and may choose again after it ended', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  const { id } = await choose(house, { startDate: '2027-04-20' });
  await expect(choose(house)).rejects.toMatchObject({ errorCode: 'claim.brand_subscription_taken' });
  await house.settle();
  expect(await house.subscription(id)).toMatchObject({ status: 'payment_done' });
  expect(await end(house, id, { action: 'cancel' })).toMatchObject({ ok: true, status: 'canceled' });
  await house.settle();
  expect(house.fake.refunds).toMatchObject([{ amount: 300_000 }]);
  expect((await choose(house, { plan: plans.free })).status).toBe('using');
});

test('a new price applies to periods that start 30 days later', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  const { id } = await choose(house);
  await house.settle();
  await house.setPrice(plans.standard, 350_000);
  await house.moveTo(noon('2027-05-01'));
  expect(await house.subscription(id)).toMatchObject({ plan: { price: 350_000 } });
  await house.setPrice(plans.standard, 400_000);
  await house.moveTo(noon('2027-05-30'));
  await house.setPrice(plans.standard, 450_000);
  await house.moveTo(noon('2027-06-01'));
  expect(await house.subscription(id)).toMatchObject({ plan: { price: 400_000 } });
});
