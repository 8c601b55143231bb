import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Given, standIn } from '../testing/stand-in.ts';
import { iamportProvider } from './iamport.ts';
import { type PaymentProvider, ProviderAway } from './payment-provider.ts';
import { card, emptyShop, iamport, refused, type Shop, shop } from './testing/iamport.ts';

let there: Awaited<ReturnType<typeof standIn>>;
let kept: Shop;
let payments: PaymentProvider;
beforeAll(async () => {
  there = await standIn(() => null);
});
beforeEach(() => {
  there.asked.length = 0;
  kept = emptyShop();
  there.answer(iamport(kept));
  payments = iamportProvider({ ...shop, url: there.url });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => there.close());

const keep = (billingKey = 'mina', signal?: AbortSignal) =>
  payments.issueBillingKey(billingKey, card, signal);
const tokensAsked = () => there.asked.filter((path) => path === '/users/getToken').length;

test('concurrent callers share one token request, and the token is kept', async () => {
  await Promise.all([keep('mina'), keep('jun'), payments.dropBillingKey('sora')]);
  await keep();
  expect(tokensAsked()).toBe(1);
});

test('a token is renewed one minute before it expires, by Iamport’s clock', async () => {
  const begun = performance.now();
  await keep();
  const clock = vi.spyOn(performance, 'now');
  clock.mockReturnValue(begun + 1_738_000);
  await keep();
  expect(tokensAsked()).toBe(1);
  clock.mockReturnValue(begun + 1_742_000);
  await keep();
  expect(tokensAsked()).toBe(2);
});

test('a one-minute token serves the call that requested it', async () => {
  kept.goodSeconds = 60;
  await keep();
  await keep();
  expect(tokensAsked()).toBe(2);
});

test('a refused token is renewed once, for all calls that it refused at once', async () => {
  await keep();
  kept.tokens += 1;
  await Promise.all([keep('mina'), keep('jun'), keep('sora')]);
  expect(tokensAsked()).toBe(2);
  expect([...kept.cards.keys()].sort()).toStrictEqual(['jun', 'mina', 'sora']);
});

test('a late refusal of an old token does not drop the new one', async () => {
  await keep();
  kept.tokens += 1;
  kept.cards.clear();
  const usual = iamport(kept);
  there.answer(async (url, request, body) => {
    const answer = await usual(url, request, body);
    const isLate = url.pathname.endsWith('/jun') && request.headers.authorization === 'Bearer token-1';
    if (isLate) await expect.poll(() => kept.cards.has('mina')).toBe(true);
    return answer;
  });
  await Promise.all([keep('jun'), keep('mina')]);
  expect(tokensAsked()).toBe(2);
});

test('a second refused token is an error', async () => {
  const usual = iamport(kept);
  there.answer((url, request, body) =>
    url.pathname === '/users/getToken'
      ? usual(url, request, body)
      : { status: 401, body: { code: -1, message: 'Unauthorized', response: null } },
  );
  await expect(keep()).rejects.toThrow(ProviderAway);
  expect(there.asked).toHaveLength(4);
});

const token = { access_token: 'token-1', expired_at: 9_000, now: 1 };

test.each<[string, Given]>([
  ['does not know us', refused(401, -1, '인증에 실패하였습니다. API키와 secret을 확인하세요')],
  ['refuses', refused(200, -1, '')],
  ['fails', { status: 503, body: '' }],
  [
    'answers in an unknown format',
    { body: { code: 0, message: null, response: { access_token: 'token-1' } } },
  ],
  ['refuses but sends a token', { status: 403, body: { code: 0, response: token } }],
  ['reports an error but sends a token', { body: { code: -1, response: token } }],
  ['sends an empty token', { body: { code: 0, response: { ...token, access_token: '' } } }],
])('no call is made without a token, and the next call requests one again: Iamport %s', async (_, answer) => {
  there.answer(() => answer);
  await expect(keep()).rejects.toThrow(ProviderAway);
  expect(there.asked).toStrictEqual(['/users/getToken']);
  there.answer(iamport(kept));
  expect(await keep()).toStrictEqual({ issuer: '현대카드' });
});

test('aborting one caller’s wait leaves the token to the others', async () => {
  let give = () => {};
  const held = new Promise<void>((resolve) => {
    give = resolve;
  });
  const usual = iamport(kept);
  there.answer(async (url, request, body) => {
    await held;
    return usual(url, request, body);
  });
  const ended = new AbortController();
  const first = keep('mina', ended.signal);
  const second = keep('jun');
  await expect.poll(tokensAsked).toBe(1);
  ended.abort();
  await expect(first).rejects.toThrow(ProviderAway);
  give();
  expect(await second).toStrictEqual({ issuer: '현대카드' });
  expect([...kept.cards.keys()]).toStrictEqual(['jun']);
});
