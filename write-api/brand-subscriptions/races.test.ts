import { expect, test } from 'vitest';
import { actors } from '#domain/testing/actors.ts';
import { askPayment } from '../payments/ask-payment.ts';
import { dueCall } from '../payments/testing/steps.ts';
import { endSubscription } from './end-subscription.ts';
import { billingHouse, plans } from './testing/billing-house.ts';
import { choose, end, noon } from './testing/steps.ts';
import { upgrade } from './upgrade.ts';

const { staff } = actors;
const cancel = { action: 'cancel' } as const;

test('webhook and answer: in either order the period is paid once', async () => {
  for (const isWebhookFirst of [true, false]) {
    const house = await billingHouse(noon('2027-04-01'));
    // The charge is made, and its answer is lost.
    house.fake.moods.push('lost');
    const { id } = await choose(house);
    await house.settle((call) => call.kind !== 'charge_payment');
    const { openInvoice } = await house.subscription(id);
    const paymentId = openInvoice?.paymentId ?? 0;
    const notice = () => askPayment.call(house.deps, dueCall(`${paymentId}:1`));
    if (isWebhookFirst) {
      await house.settle();
      await notice();
    }
    await house.moveTo(noon('2027-04-02'));
    await notice();
    expect(house.lived().filter((each) => each.includes('Paid'))).toHaveLength(1);
    expect(house.fake.charges).toHaveLength(1);
  }
});

test('pay and cancel: a cancel before the charge closes the payment, one after it refunds', async () => {
  const before = await billingHouse(noon('2027-04-01'));
  const first = await choose(before);
  await before.settle((call) => call.kind !== 'charge_payment');
  expect(await end(before, first.id, cancel)).toMatchObject({ ok: true, status: 'canceled' });
  await before.settle();
  expect([before.fake.charges, before.fake.refunds]).toEqual([[], []]);

  const after = await billingHouse(noon('2027-04-01'));
  const second = await choose(after, { startDate: '2027-04-10' });
  await after.settle();
  expect(await end(after, second.id, cancel)).toMatchObject({ ok: true, status: 'canceled' });
  await after.settle();
  expect(after.fake.refunds).toMatchObject([{ amount: 300_000 }]);
});

test('pay and cancel: money that arrives after the closing goes back', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  house.fake.moods.push('lost');
  const { id } = await choose(house);
  // The provider has charged the card, and nobody knows of it yet.
  await house.settle();
  await end(house, id, cancel);
  await house.moveTo(noon('2027-04-02'));
  expect((await house.subscription(id)).status).toBe('canceled');
  expect(house.fake.refunds).toMatchObject([{ amount: 300_000 }]);
});

test('pay and cancel: money that the subscription has not learned of yet goes back', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  const { id } = await choose(house, { method: 'bank' });
  await house.settle();
  await house.confirmAlone((await house.subscription(id)).openInvoice?.paymentId ?? 0);
  expect((await house.subscription(id)).status).toBe('pending');
  expect(await end(house, id, cancel)).toMatchObject({ ok: true, status: 'canceled' });
  expect(house.typesOf('payment')).toContain('RefundRequested');
});

test('pay and end now: an owner who did not know of the money is told to look again', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  const { id } = await choose(house, { method: 'bank' });
  await house.settle();
  await house.confirmAlone((await house.subscription(id)).openInvoice?.paymentId ?? 0);
  await house.settle();
  await house.moveTo(noon('2027-05-01'));
  const paymentId = (await house.subscription(id)).openInvoice?.paymentId ?? 0;
  await house.confirmAlone(paymentId);
  const endNow = { action: 'end_now', refund: 0 } as const;
  await expect(end(house, id, endNow)).rejects.toMatchObject({ errorCode: 'brand_subscription.being_paid' });
  await house.settle();
  expect(await house.subscription(id)).toMatchObject({ status: 'using', parts: [{ amount: 300_000 }] });
  expect(await end(house, id, endNow)).toMatchObject({ ok: true, status: 'canceled' });
});

test('pay and expiry: a transfer before its due time counts, one after it is refused', async () => {
  for (const [moment, isPaid] of [
    [noon('2027-04-08'), true],
    [noon('2027-04-09'), false],
  ] as const) {
    const house = await billingHouse(noon('2027-04-01'));
    const { id } = await choose(house, { method: 'bank' });
    await house.settle();
    const paymentId = (await house.subscription(id)).openInvoice?.paymentId ?? 0;
    await house.moveTo(moment);
    const command = {
      action: 'confirm',
      attempt: 1,
      reference: 'transfer 1',
      amount: 300_000,
      currency: 'KRW',
      paidTime: moment,
      receiptUrl: null,
    } as const;
    expect((await house.run({ on: 'payment', id: paymentId, command }, staff)).ok).toBe(isPaid);
    await house.settle();
    expect((await house.subscription(id)).status).toBe(isPaid ? 'using' : 'payment_retry_await');
  }
});

test('two renewals at once renew once', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  await choose(house);
  await house.settle();
  const turns = house.deadlines.filter(({ due }) => due.name === 'turn_brand_period');
  expect(turns).toHaveLength(1);
  house.wait('2027-04-30T15:00:00.000Z');
  await Promise.all([...turns, ...turns].map((turn) => house.fire(turn)));
  await house.settle();
  expect(house.lived().filter((each) => each.includes('Renewed'))).toHaveLength(1);
  expect(house.fake.charges).toHaveLength(2);
});

test('renewal and upgrade: an unpaid upgrade is closed at the end, a paid one begins its period', async () => {
  for (const isPaid of [true, false]) {
    const house = await billingHouse(noon('2027-04-01'));
    const { id } = await choose(house);
    await house.moveTo(noon('2027-04-30'));
    await house.ask((asked) => upgrade(house.deps, asked, { id, planId: plans.large, expectedAmount: null }));
    await house.moveTo('2027-04-30T15:00:00.000Z', (call) => isPaid || call.kind !== 'charge_payment');
    await house.moveTo(noon('2027-05-01'));
    expect(await house.subscription(id)).toMatchObject({
      status: 'using',
      openInvoice: null,
      plan: { planId: isPaid ? plans.large : plans.standard },
      period: { startDate: isPaid ? '2027-04-30' : '2027-05-01' },
    });
  }
});

test('cancel and renewal: the earlier one decides the next period', async () => {
  for (const isCancelFirst of [true, false]) {
    const house = await billingHouse(noon('2027-04-01'));
    const { id } = await choose(house);
    await house.moveTo(isCancelFirst ? noon('2027-04-30') : noon('2027-05-01'));
    const outcome = await house.run(
      { on: 'brand_subscription', id, command: { action: 'request_cancel' } },
      staff,
    );
    expect(outcome.ok).toBe(true);
    await house.moveTo(noon('2027-06-02'));
    expect(house.lived().at(-1)).toBe(isCancelFirst ? '2027-05-01 Ended' : '2027-06-01 Ended');
  }
});

test('a period that does not renew ends, and its brand may choose again', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  await choose(house, { renew: false });
  await house.moveTo(noon('2027-05-01'));
  expect(house.lived().at(-1)).toBe('2027-05-01 Ended');
  expect((await choose(house, { startDate: '2027-05-01' })).status).toBe('pending');
});

test.each([
  ['', false],
  [', and the database is lost', true],
])('whatever append or charge a crash interrupts%s, each period is paid once', async (_, losesDatabase) => {
  let points = 0;
  for (;;) {
    const house = await billingHouse(noon('2027-04-01'), points, losesDatabase);
    const { id } = await choose(house);
    await house.moveTo(noon('2027-04-11'));
    await house.ask((asked) =>
      upgrade(house.deps, asked, { id, planId: plans.large, expectedAmount: 300_000 }),
    );
    await house.moveTo(noon('2027-05-12'));
    await house.ask(({ context }) => {
      const command = { action: 'end_now', refund: 500_000 } as const;
      return endSubscription(house.deps, { id, command, context, seenRevision: null });
    });
    await house.settle();
    const at = `crash ${points}`;
    expect(house.lived(), at).toEqual([
      '2027-04-01 Started',
      '2027-04-01 Paid',
      '2027-04-01 Began',
      '2027-04-11 UpgradeRequested',
      '2027-04-11 Upgraded',
      '2027-05-11 Renewed',
      '2027-05-11 Paid',
      '2027-05-12 EndedNow',
    ]);
    expect(house.fake.charges, at).toHaveLength(3);
    expect(
      house.fake.refunds.map(({ amount }) => amount),
      at,
    ).toEqual([500_000]);
    if (!house.hasCrashed()) break;
    points += 1;
  }
  expect(points).toBeGreaterThan(50);
});

test('a crash while a cancel closes the payment leaves neither the payment nor the subscription behind', async () => {
  for (let points = 0; ; points += 1) {
    const house = await billingHouse(noon('2027-04-01'), points);
    const { id } = await choose(house);
    await house.settle((call) => call.kind !== 'charge_payment');
    const before = house.fake.charges.length;
    await end(house, id, cancel);
    await house.moveTo(noon('2027-04-02'));
    const at = `crash ${points}`;
    expect((await house.subscription(id)).status, at).toBe('canceled');
    expect([before, house.fake.charges.length, house.fake.refunds.length], at).toEqual([0, 0, 0]);
    if (!house.hasCrashed()) break;
  }
});

test.each([
  ['before it is paid', '2027-04-01', false],
  ['before it begins', '2027-04-20', true],
  ['during its service', '2027-04-01', true],
])(
  'a plan chosen while its brand is removed ends %s, and the money goes back',
  async (_, startDate, isPaid) => {
    const house = await billingHouse(noon('2027-04-01'));
    const { id } = await choose(house, { startDate });
    await house.settle((call) => isPaid || call.kind !== 'charge_payment');
    await house.removeBrand();
    await house.moveTo(noon('2027-05-20'));
    expect((await house.subscription(id)).status).toBe('canceled');
    expect(house.fake.charges).toHaveLength(isPaid ? 1 : 0);
    expect(house.fake.refunds.map(({ amount }) => amount)).toEqual(isPaid ? [300_000] : []);
  },
);

test('a plan that is chosen after its brand was removed is refused', async () => {
  const house = await billingHouse(noon('2027-04-01'));
  await house.removeBrand();
  await expect(choose(house)).rejects.toMatchObject({ errorCode: 'brand.not_found' });
});
