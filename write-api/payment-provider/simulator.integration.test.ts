import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessDay } from '#domain/business-day.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { CardRefused } from './card.ts';
import { isCardNumber } from './card-number.ts';
import { type PaymentProvider, ProviderAway, ProviderRefusal } from './payment-provider.ts';
import { refusedCards, troubledCards } from './simulated-cards.ts';

let side: TestWriteSide;
let provider: PaymentProvider;
beforeAll(async () => {
  side = await testWriteSide();
  const opened = side.deps.paymentProvider;
  if (opened === null) throw new Error('the simulator is not on');
  provider = opened;
});
afterAll(() => side.close());

const keep = (number: string, billingKey = 'mina') =>
  provider.issueBillingKey(billingKey, { number, expiry: '2031-08', birth: '900315', password: '77' });
let number = 0;
const attempt = (amount = 39_000) => {
  number += 1;
  return { merchantUid: `o${number}a1`, name: 'Order', amount, currency: 'KRW' } as const;
};
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ProviderRefusal ? error.reason : String(error)),
  );
const today = () => side.deps.clock();

describe('cards', () => {
  test.each([
    ['4242 4242 4242 4242', 'Simulated Visa'],
    ['5555-5555-5555-4444', 'Simulated Master'],
    ['378282246310005', 'Simulated Express'],
    ['9410-0000-0000-0005', 'Simulated BC'],
    ['6011-1111-1111-1117', null],
  ])('%s is stored, and its first digit tells the issuer', async (typed, issuer) => {
    expect(await keep(typed)).toStrictEqual({ issuer });
  });

  test.each([
    [refusedCards.declined, 'declined'],
    [refusedCards.expired, 'expired'],
    ['4242-4242-4242-4241', 'invalid'],
    ['4242-4242-4242', 'invalid'],
    ['', 'invalid'],
  ])('%s is refused as %s', async (typed, reason) => {
    const refused = await keep(typed).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CardRefused);
    expect(refused).toMatchObject({ reason, message: `the card is refused as ${reason}` });
  });

  test('one number makes the provider unavailable, however it is typed', async () => {
    await expect(keep(refusedCards.away)).rejects.toThrow(ProviderAway);
    await expect(keep(refusedCards.away.replaceAll('-', ''))).rejects.toThrow(ProviderAway);
  });

  test('the listed numbers pass the form’s checks, and no number is stored', async () => {
    const listed = [...Object.values(refusedCards), ...Object.values(troubledCards)];
    expect(listed.filter((each) => !isCardNumber(each))).toEqual([]);
    await keep('4242-4242-4242-4242', 'jun');
    const rows = await side.deps.db.selectFrom('write.simulated_cards').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/4242/);
  });

  test('a forgotten card cannot be charged; forgetting an unknown one succeeds', async () => {
    await keep('4242-4242-4242-4242', 'sora');
    await provider.dropBillingKey('sora');
    await provider.dropBillingKey('sora');
    expect(await refusal(provider.charge('sora', attempt()))).toBe('refused');
  });
});

describe('charges', () => {
  test('pay once per key, also from two processes at once', async () => {
    await keep('4242-4242-4242-4242', 'pays');
    const once = attempt();
    const both = await Promise.all([1, 2].map(() => refusal(provider.charge('pays', once))));
    expect(both.sort()).toEqual(['already_known', 'done']);
    expect(await provider.find(once.merchantUid)).toMatchObject([{ status: 'paid', amount: 39_000 }]);
  });

  test.each(['declined', 'expired', 'limit'] as const)('fail as %s', async (declined) => {
    await keep(troubledCards[declined], declined);
    expect(await provider.charge(declined, attempt())).toMatchObject({
      status: 'failed',
      declined,
      paidTime: null,
    });
  });

  test('can take more, and can pay without an answer', async () => {
    await keep(troubledCards.pays_more, 'more');
    expect(await provider.charge('more', attempt())).toMatchObject({ status: 'paid', amount: 39_100 });
    await keep(troubledCards.times_out, 'late');
    const lost = attempt();
    await expect(provider.charge('late', lost)).rejects.toThrow(ProviderAway);
    expect(await provider.find(lost.merchantUid)).toMatchObject([{ status: 'paid' }]);
  });
});

describe('refunds', () => {
  async function paid() {
    await keep('4242-4242-4242-4242', 'pays');
    return await provider.charge('pays', attempt());
  }
  const refund = (reference: string, amount: number, left: number) =>
    provider.refund(reference, { amount, left, reason: 'order', account: null });

  test('state the rest, so the same refund never happens twice', async () => {
    const { reference } = await paid();
    const both = await Promise.all([1, 2].map(() => refusal(refund(reference, 9_000, 39_000))));
    expect(both.sort()).toEqual(['done', 'left_differs']);
    expect(await refund(reference, 30_000, 30_000)).toMatchObject({ status: 'canceled' });
    expect(await provider.findByReference(reference)).toMatchObject({
      refunds: [{ amount: 9_000 }, { amount: 30_000 }],
    });
    expect(await refusal(refund(reference, 1, 0))).toBe('refused');
  });

  test('of nothing, of too much and of an unknown payment are refused', async () => {
    const { reference } = await paid();
    for (const amount of [0, -1, 39_001])
      expect(await refusal(refund(reference, amount, 39_000))).toBe('refused');
    expect(await refusal(refund('sim_unknown', 1, 1))).toBe('refused');
    expect(await provider.findByReference('sim_unknown')).toBeNull();
  });
});

test('issues one cash receipt at a time for a bank transfer', async () => {
  const receipt = { identifier: '0100001234', kind: 'person' } as const;
  const transfer = attempt();
  await provider.issueTransferReceipt(transfer, receipt);
  expect(await refusal(provider.issueTransferReceipt(transfer, receipt))).toBe('refused');
  await provider.cancelTransferReceipt(transfer.merchantUid);
  await provider.cancelTransferReceipt(transfer.merchantUid);
  await provider.issueTransferReceipt(transfer, receipt);
});

test('issues one cash receipt at a time', async () => {
  await keep('4242-4242-4242-4242', 'pays');
  const { reference } = await provider.charge('pays', attempt());
  const receipt = { identifier: '0100001234', kind: 'person' } as const;
  await provider.issueReceipt(reference, receipt);
  expect(await refusal(provider.issueReceipt(reference, receipt))).toBe('refused');
  await provider.cancelReceipt(reference);
  await provider.cancelReceipt(reference);
  await provider.issueReceipt(reference, receipt);
  expect(await provider.findByReference(reference)).toMatchObject({ hasReceipt: true });
});

test('a prepared attempt is no payment, and keeps its amount', async () => {
  const prepared = attempt();
  await provider.prepare(prepared);
  await provider.prepare(prepared);
  expect(await refusal(provider.prepare({ ...prepared, amount: 1 }))).toBe('already_known');
  expect(await provider.find(prepared.merchantUid)).toEqual([]);
});

test('lists the payments of a business day', async () => {
  await keep('4242-4242-4242-4242', 'pays');
  const { reference } = await provider.charge('pays', attempt());
  const listed = await Array.fromAsync(provider.list(businessDay(new Date(today()))));
  expect(listed.map((each) => each.reference)).toContain(reference);
  expect(await Array.fromAsync(provider.list('2020-01-01'))).toEqual([]);
});
