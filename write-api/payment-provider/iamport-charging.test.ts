import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answering, standIn } from '../testing/stand-in.ts';
import { iamportProvider } from './iamport.ts';
import { type PaymentProvider, ProviderAway, ProviderRefusal } from './payment-provider.ts';
import type { ProviderPayment } from './provider-payment.ts';
import { reasonOf } from './refund-reason.ts';
import { card, emptyShop, iamport, type Shop, shop } from './testing/iamport.ts';
import { paidAtIamport, refundAtIamport } from './testing/iamport-payments.ts';

let there: Awaited<ReturnType<typeof standIn>>;
let kept: Shop;
let provider: PaymentProvider;
let answers: Answering;
beforeAll(async () => {
  there = await standIn(() => null);
});
beforeEach(async () => {
  there.asked.length = 0;
  kept = emptyShop();
  answers = iamport(kept);
  there.answer(answers);
  provider = iamportProvider({ ...shop, url: there.url });
  await provider.issueBillingKey('mina', card);
});
afterAll(() => there.close());

const attempt = {
  merchantUid: 'o17a1abcdefghij',
  name: 'Order 17',
  amount: 39_000,
  currency: 'KRW',
} as const;
const charge = () => provider.charge('mina', attempt);
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ProviderRefusal ? error.reason : String(error)),
  );
const refund = (payment: ProviderPayment, amount: number, left: number) =>
  provider.refund(payment.reference, { amount, left, reason: 'order 17', account: null });

test('charges a card once, and finds the payment by both ids', async () => {
  const paid = await charge();
  expect(paid).toEqual({
    reference: 'imp_1',
    merchantUid: attempt.merchantUid,
    status: 'paid',
    method: 'card',
    amount: 39_000,
    currency: 'KRW',
    paidTime: '2026-03-02T01:00:00.000Z',
    receiptUrl: 'https://receipts.example/1',
    declined: null,
    account: null,
    refunds: [],
    hasReceipt: false,
  });
  expect(await refusal(charge())).toBe('already_known');
  expect(await provider.find(attempt.merchantUid)).toEqual([paid]);
  expect(await provider.findByReference('imp_1')).toEqual(paid);
  expect(kept.books.payments).toHaveLength(1);
});

test('knows nothing of an attempt that never arrived', async () => {
  expect(await provider.find('o99a1')).toEqual([]);
  expect(await provider.findByReference('imp_99')).toBeNull();
  expect(await refusal(provider.charge('unknown', attempt))).toBe('refused');
});

test('reports declines and other amounts as payments', async () => {
  kept.books.nextCharge = { fails: '한도초과카드' };
  expect(await charge()).toMatchObject({ status: 'failed', declined: 'limit', paidTime: null });
  kept.books.nextCharge = { amount: 40_000 };
  const other = await provider.charge('mina', { ...attempt, merchantUid: 'o17a2' });
  expect(other).toMatchObject({ status: 'paid', amount: 40_000 });
});

test('a lost answer leaves the payment to be found', async () => {
  there.answer(async (url, request, body) => {
    const answer = await answers(url, request, body);
    if (url.pathname !== '/subscribe/payments/again') return answer;
    there.answer(answers);
    return { status: 502, body: '<html>' };
  });
  await expect(charge()).rejects.toThrow(ProviderAway);
  expect(await provider.find(attempt.merchantUid)).toMatchObject([{ status: 'paid', amount: 39_000 }]);
});

test('renews an expired token without charging twice', async () => {
  kept.tokens += 1;
  await charge();
  expect(kept.books.payments).toHaveLength(1);
  expect(there.asked.filter((path) => path === '/subscribe/payments/again')).toHaveLength(2);
});

test('refunds a part, and refuses the same call again because the rest differs', async () => {
  const paid = await charge();
  const after = await refund(paid, 9_000, 39_000);
  expect(after).toMatchObject({ status: 'paid', refunds: [{ amount: 9_000 }] });
  expect(await refusal(refund(paid, 9_000, 39_000))).toBe('left_differs');
  expect(await refund(paid, 30_000, 30_000)).toMatchObject({ status: 'canceled' });
  expect(await refusal(refund(paid, 1, 0))).toBe('refused');
});

test.each([0, -1, 1.5, Number.NaN])(
  'never asks for a refund of %s, which would refund everything',
  async (amount) => {
    const paid = await charge();
    there.asked.length = 0;
    expect(await refusal(refund(paid, amount, 39_000))).toBe('refused');
    expect(there.asked).toEqual([]);
  },
);

test('reads the reason of each refund, and finds the id in ours', async () => {
  const paid = await charge();
  const [booked] = kept.books.payments;
  if (booked === undefined) throw new Error('no payment was booked');
  refundAtIamport(kept.books, booked, 4_000);
  refundAtIamport(kept.books, booked, 4_000, 'see tryset refund 41001');
  const ours = { amount: 4_000, left: 31_000, reason: reasonOf(41_001), account: null };
  expect(await provider.refund(paid.reference, ours)).toMatchObject({
    refunds: [
      { refundId: null, hasReason: false },
      { refundId: null, hasReason: true },
      { refundId: 41_001, hasReason: true },
    ],
  });
});

test('sees refunds made in the console, each with a name of its own', async () => {
  const paid = await charge();
  const [booked] = kept.books.payments;
  if (booked === undefined) throw new Error('no payment was booked');
  refundAtIamport(kept.books, booked, 4_000);
  refundAtIamport(kept.books, booked, 4_000);
  const seen = await provider.findByReference(paid.reference);
  expect(seen?.refunds.map(({ amount }) => amount)).toEqual([4_000, 4_000]);
  expect(new Set(seen?.refunds.map(({ refundReference }) => refundReference)).size).toBe(2);
  expect(await refusal(refund(paid, 39_000, 39_000))).toBe('left_differs');
});

test('refunds a virtual account only to a bank account', async () => {
  const vbank_date = kept.books.now + 3 * 86_400;
  const vbank = { vbank_code: '088', vbank_num: '56012345', vbank_holder: '트라이셋', vbank_date };
  paidAtIamport(kept.books, { pay_method: 'vbank', ...vbank, merchant_uid: 'o5a1' });
  const [paid] = await provider.find('o5a1');
  if (paid === undefined) throw new Error('the payment was not found');
  expect(paid.account).toEqual({
    bank: '088',
    number: '56012345',
    holder: '트라이셋',
    dueTime: '2026-03-05T01:00:00.000Z',
  });
  expect(await refusal(refund(paid, 39_000, 39_000))).toBe('needs_account');
  const account = { bank: '088', number: '110123456789', holder: '김민지' };
  const asked = { amount: 39_000, left: 39_000, reason: 'order 5', account };
  expect(await provider.refund(paid.reference, asked)).toMatchObject({ status: 'canceled' });
});

test.each([
  [{ pay_method: 'card', emb_pg_provider: 'kakaopay' }, 'kakaopay'],
  [{ pay_method: 'naverpay' }, 'naver'],
  [{ pay_method: 'payco' }, 'payco'],
  [{ pay_method: 'trans' }, 'card'],
])('reads the method of %o as %s', async (told, method) => {
  paidAtIamport(kept.books, { merchant_uid: 'o6a1', ...told });
  expect(await provider.find('o6a1')).toMatchObject([{ method }]);
});

test('prepares the same amount as often as wanted, another one never', async () => {
  await provider.prepare(attempt);
  await provider.prepare(attempt);
  expect(await refusal(provider.prepare({ ...attempt, amount: 1 }))).toBe('already_known');
});

test('issues one cash receipt at a time, and cancels one that may be missing', async () => {
  const paid = await charge();
  const receipt = { identifier: '0100001234', kind: 'person' } as const;
  await provider.issueReceipt(paid.reference, receipt);
  expect(kept.books.receipts.get('imp_1')).toEqual({ identifier: '0100001234', type: 'person' });
  expect(await refusal(provider.issueReceipt(paid.reference, receipt))).toBe('refused');
  await provider.cancelReceipt(paid.reference);
  await provider.cancelReceipt(paid.reference);
});

test('issues one cash receipt at a time for a bank transfer that it did not take', async () => {
  const receipt = { identifier: '1208147521', kind: 'company' } as const;
  const transfer = { merchantUid: 'b41-1-abcdefghij', name: 'x'.repeat(50), amount: 30_000 };
  await provider.issueTransferReceipt(transfer, receipt);
  expect(kept.books.transferReceipts.get(transfer.merchantUid)).toEqual({
    name: 'x'.repeat(40),
    amount: 30_000,
    identifier: '1208147521',
    type: 'company',
  });
  expect(await refusal(provider.issueTransferReceipt(transfer, receipt))).toBe('refused');
  await provider.cancelTransferReceipt(transfer.merchantUid);
  await provider.cancelTransferReceipt(transfer.merchantUid);
  await provider.issueTransferReceipt({ ...transfer, amount: 21_000 }, receipt);
  expect(kept.books.receipts.size).toBe(0);
});

test('lists a business day over several pages', async () => {
  const day = Date.parse('2026-03-01T15:00:00Z') / 1_000;
  for (const [count, at] of [
    [1, day - 1],
    [1_001, day],
    [1, day + 86_399],
    [1, day + 86_400],
  ] as const) {
    kept.books.now = at;
    for (let number = 0; number < count; number += 1) {
      paidAtIamport(kept.books, { merchant_uid: `o${kept.books.payments.length + 1}-1-abcdefghij` });
    }
  }
  const listed = await Array.fromAsync(provider.list('2026-03-02'));
  expect(listed).toHaveLength(1_002);
  expect(new Set(listed.map(({ reference }) => reference)).size).toBe(1_002);
});

test('lists our payments beside those of other programs, whatever their format', async () => {
  paidAtIamport(kept.books, { merchant_uid: 'shop-2026-17', amount: 12.5 });
  paidAtIamport(kept.books, { merchant_uid: 'o7-1-abcdefghij' });
  const listed = await Array.fromAsync(provider.list('2026-03-02'));
  expect(listed.map(({ merchantUid }) => merchantUid)).toEqual(['o7-1-abcdefghij']);
  paidAtIamport(kept.books, { merchant_uid: 'o8-1-abcdefghij', amount: 12.5 });
  await expect(Array.fromAsync(provider.list('2026-03-02'))).rejects.toThrow(ProviderAway);
});

test.each([
  ['another format', { code: 0, response: { imp_uid: 5 } }],
  [
    'an unknown status',
    { code: 0, response: { imp_uid: 'imp_1', merchant_uid: 'o1', status: 'odd', amount: 1 } },
  ],
])('does not guess at a payment in %s', async (_, body) => {
  there.answer((url, request, sent) =>
    url.pathname === '/users/getToken' ? answers(url, request, sent) : { body },
  );
  await expect(provider.findByReference('imp_1')).rejects.toThrow(ProviderAway);
});
