import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { simulatedPayment } from './simulated-books.ts';
import { payerStepNames, stepsNow } from './simulated-payer.ts';
import { simulatedProvider } from './simulator.ts';
import { languageOf, simulatorAddress } from './simulator-page.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

let number = 0;
async function prepared(name = 'Plan <b>Normal</b>') {
  number += 1;
  const merchantUid = `b${number}a1`;
  await side.deps.paymentProvider?.prepare({ merchantUid, name, amount: 300_000, currency: 'KRW' });
  return merchantUid;
}
const page = (merchantUid: string, method: 'card' | 'vbank' = 'card', language = 'en') =>
  side.app.inject({
    url: simulatorAddress(merchantUid, { method, returnTo: '/brands/7/plan' }),
    headers: { 'accept-language': language },
  });
function step(merchantUid: string, name: string, query = 'method=card&return_to=/brands/7/plan') {
  const url = `/v1/simulated-payments/${merchantUid}/${name}?${query}`;
  return side.app.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain' } });
}
const books = (merchantUid: string) => simulatedPayment(side.deps.db, merchantUid);

test('shows name and amount in the browser’s language, and escapes the name', async () => {
  const uid = await prepared();
  const { statusCode, headers, body } = await page(uid);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('₩300,000');
  expect(body).toContain('Plan &#60;b&#62;Normal');
  expect(body).toContain('<button>Pay</button>');
  expect((await page(uid, 'card', 'ja,en;q=0.5')).body).toContain('決済シミュレーション');
});

test('pays once, and leads back to the shop', async () => {
  const uid = await prepared();
  const [one, other] = await Promise.all([step(uid, 'pay'), step(uid, 'pay')]);
  expect([one.statusCode, other.statusCode]).toEqual([303, 303]);
  const payment = await books(uid);
  expect(payment).toMatchObject({ status: 'paid', amount: '300000' });
  const back = `/brands/7/plan?imp_uid=${payment?.reference}&merchant_uid=${uid}&imp_success=true`;
  const stale = simulatorAddress(uid, { method: 'card', returnTo: '/brands/7/plan' });
  expect(new Set([one.headers.location, other.headers.location])).toEqual(new Set([back, stale]));
  expect((await page(uid)).body).not.toContain('<form');
});

test.each([
  ['decline', 'declined'],
  ['expire', 'expired'],
  ['exceed_limit', 'limit'],
  ['leave', 'left'],
])('%s ends the attempt as %s', async (name, declined) => {
  const uid = await prepared();
  expect((await step(uid, name)).headers.location).toContain('imp_success=false');
  expect(await side.deps.paymentProvider?.find(uid)).toMatchObject([{ status: 'failed', declined }]);
  expect((await step(uid, 'pay')).headers.location).toMatch(/^\/v1\/simulated-payments/);
  expect(await side.deps.paymentProvider?.find(uid)).toMatchObject([{ status: 'failed', declined }]);
});

test('opens a virtual account, which then takes the amount, too much or too little', async () => {
  for (const [name, amount] of [
    ['pay', 300_000],
    ['pay_more', 300_100],
    ['pay_less', 299_900],
  ] as const) {
    const uid = await prepared();
    const query = 'method=vbank&return_to=/orders/5';
    await step(uid, name, query);
    expect(await books(uid)).toMatchObject({ status: 'prepared' });
    expect((await step(uid, 'open_account', query)).headers.location).toMatch(/^\/v1\/simulated-payments/);
    const [open] = (await side.deps.paymentProvider?.find(uid)) ?? [];
    expect(open).toMatchObject({ status: 'ready', method: 'vbank', account: { bank: '088' } });
    expect((await page(uid, 'vbank')).body).toContain(open?.account?.number);
    expect((await step(uid, name, query)).headers.location).toMatch(/^\/orders\/5\?/);
    expect(await books(uid)).toMatchObject({ status: 'paid', amount: String(amount) });
  }
});

test('notifies the shop as often as the step says', async () => {
  const inject = vi.spyOn(side.app, 'inject');
  const times = async (name: string) => {
    inject.mockClear();
    await step(await prepared(), name);
    const sent = inject.mock.calls.map((call: unknown[]) => call[0]);
    const notices = sent.filter((request) => JSON.stringify(request).includes('/v2/orders/notify'));
    return notices.length;
  };
  expect(await times('pay')).toBe(1);
  expect(await times('pay_noticed_twice')).toBe(2);
  expect(await times('pay_unnoticed')).toBe(0);
  expect(await times('decline')).toBe(0);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'never leads to %s',
  async (returnTo) => {
    const uid = await prepared();
    const query = `return_to=${encodeURIComponent(returnTo)}`;
    expect((await step(uid, 'pay', query)).statusCode).toBe(400);
    expect(await books(uid)).toMatchObject({ status: 'prepared' });
  },
);

test('an unknown payment is not found', async () => {
  const { statusCode, body } = await page('b0a0');
  expect([statusCode, JSON.parse(body).errorCode]).toEqual([404, 'payment.not_found']);
  expect((await step('b0a0', 'pay')).statusCode).toBe(404);
});

test('under another provider, every call of the page answers 404', async () => {
  const uid = await prepared();
  const other = await testWriteSide({ paymentProvider: null });
  try {
    const attempt = { merchantUid: uid, name: 'Plan', amount: 300_000, currency: 'KRW' } as const;
    await simulatedProvider(other.deps.db, other.deps.clock).prepare(attempt);
    const url = `/v1/simulated-payments/${uid}`;
    expect((await other.app.inject({ url })).statusCode).toBe(404);
    expect((await other.app.inject({ method: 'POST', url: `${url}/pay` })).statusCode).toBe(404);
  } finally {
    await other.close();
  }
});

test('offers no step after the end, and money only to an open account', () => {
  for (const status of ['paid', 'failed', 'canceled'] as const) {
    expect(stepsNow(status, 'card')).toEqual([]);
    expect(stepsNow(status, 'vbank')).toEqual([]);
  }
  expect(stepsNow('prepared', 'vbank')).toEqual(['open_account', 'leave']);
  expect(new Set([...stepsNow('prepared', 'card'), ...stepsNow('ready', 'vbank'), 'open_account'])).toEqual(
    new Set(payerStepNames),
  );
});

test.each([
  ['ko-KR,ko;q=0.9', 'ko'],
  ['fr,en;q=0.5', 'en'],
  ['fr', 'ko'],
  [undefined, 'ko'],
])('the header %s means %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
