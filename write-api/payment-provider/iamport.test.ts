import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answering, type Given, standIn } from '../testing/stand-in.ts';
import { CardRefused } from './card.ts';
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
  kept = emptyShop();
  there.answer(iamport(kept));
  payments = iamportProvider({ ...shop, url: there.url });
});
afterAll(() => there.close());

/** Returns the outcome of a call: its result, the reason of a refusal, or `away` if nobody answers. */
async function told(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CardRefused) return error.reason;
    return error instanceof ProviderAway ? 'away' : error;
  }
}

/** Issues the token, and gives every other call this answer. */
const answering = (answer: Given | null): Answering => {
  const usual = iamport(kept);
  return (url, request, body) => (url.pathname === '/users/getToken' ? usual(url, request, body) : answer);
};

const wrong = '[F112]유효하지않은 카드번호를 입력하셨습니다. (card_bin 없음)';
const unknown = '요청하신 customer_uid(mina)로 등록된 정보를 찾을 수 없습니다.';

test('a card is stored under our key in Iamport’s format, and replaced by a second call', async () => {
  expect(await payments.issueBillingKey('mina/1', card)).toStrictEqual({ issuer: '현대카드' });
  const { expiry, birth } = card;
  const written = { card_number: '4242-4242-4242-4242', expiry, birth, pwd_2digit: card.password };
  expect(kept.cards).toStrictEqual(new Map([['mina/1', written]]));
  await payments.issueBillingKey('mina/1', { ...card, number: '3782-822463-10005', birth: '1234567890' });
  expect(kept.cards.get('mina/1')).toStrictEqual({
    ...written,
    card_number: '3782-8224-6310-005',
    birth: '1234567890',
  });
});

test.each([
  ['no name', {}],
  ['an empty one', { card_name: '' }],
  ['nothing at all', null],
])('the issuer is unknown if Iamport names %s', async (_, response) => {
  there.answer(answering({ body: { code: 0, message: null, response } }));
  expect(await payments.issueBillingKey('mina', card)).toStrictEqual({ issuer: null });
});

test.each([
  ['is declined', refused(200, -1, '[F113]해당카드 사용불가 가맹점(타카드 사용요망)'), 'declined'],
  ['is wrong', refused(200, -1, wrong), 'invalid'],
  ['is wrong, by 400', refused(400, 1, '["expiry"] 파라메터는 필수입니다.'), 'invalid'],
  ['has expired', refused(200, -1, '[F113]유효기간경과카드'), 'expired'],
  ['is refused without a reason', { body: { code: -1, message: null } }, 'declined'],
])('a card that %s is refused', async (_, answer, reason) => {
  there.answer(answering(answer));
  expect(await told(payments.issueBillingKey('mina', card))).toBe(reason);
});

test('a refusal that no other card would change says nothing about the card', async () => {
  there.answer(answering(refused(200, 1, '비인증결제모듈 사용정보를 찾을 수 없습니다.')));
  expect(await told(payments.issueBillingKey('mina', card))).toBe('away');
  there.answer(answering(refused(403, -1, wrong)));
  expect(await told(payments.issueBillingKey('mina', card))).toBe('away');
  there.answer(answering({ status: 400, body: { code: 0, response: { card_name: '현대카드' } } }));
  expect(await told(payments.issueBillingKey('mina', card))).toBe('away');
});

describe('dropping', () => {
  test('makes Iamport forget the card', async () => {
    await payments.issueBillingKey('mina', card);
    await payments.issueBillingKey('jun', card);
    await payments.dropBillingKey('mina');
    expect([...kept.cards.keys()]).toStrictEqual(['jun']);
  });

  test.each([
    ['404', refused(404, 1, '…')],
    ['200', refused(200, 1, unknown)],
  ])('succeeds if Iamport knows no card: %s', async (_, answer) => {
    there.answer(answering(answer));
    expect(await told(payments.dropBillingKey('mina'))).toBeUndefined();
  });

  test.each([
    ['another fault', refused(200, 1, '비인증결제모듈 사용정보를 찾을 수 없습니다.')],
    ['a fault of a gateway', refused(200, -1, unknown)],
    ['a page of a proxy', { status: 404, body: '<html>' }],
    ['a missing permission', refused(403, 0, '')],
  ])('fails if the answer is %s', async (_, answer) => {
    there.answer(answering(answer));
    expect(await told(payments.dropBillingKey('mina'))).toBe('away');
  });
});

describe.each<[string, Given | null]>([
  ['fails', { status: 500, body: { code: 0, message: null, response: {} } }],
  ['fails with the words of a refusal', refused(503, 1, `${wrong} ${unknown}`)],
  ['limits us', refused(429, 1, `${wrong} ${unknown}`)],
  ['answers without JSON', { body: '<html>' }],
  ['answers in an unknown format', { body: { hello: 'there' } }],
  ['is silent', null],
  ['redirects elsewhere', { status: 307, headers: { location: '/elsewhere' }, body: '' }],
])('a call when Iamport %s', (_, answer) => {
  test('counts as away: whether the card is stored is unknown', async () => {
    there.answer(answering(answer));
    // Only calls that get no answer have a short timeout: an answer may be slow on a busy machine.
    const patienceMs = answer === null ? 300 : 30_000;
    const asked = iamportProvider({ ...shop, url: there.url, patienceMs });
    expect(await told(asked.issueBillingKey('mina', card))).toBe('away');
    expect(await told(asked.dropBillingKey('mina'))).toBe('away');
    expect(there.asked).not.toContain('/elsewhere');
  });
});

test('an unreachable Iamport counts as away', async () => {
  const gone = iamportProvider({ ...shop, url: 'http://127.0.0.1:1' });
  expect(await told(gone.issueBillingKey('mina', card))).toBe('away');
});

test('an aborted caller stops waiting long before the timeout', { timeout: 10_000 }, async () => {
  there.answer(answering(null));
  const patient = iamportProvider({ ...shop, url: there.url });
  const ended = new AbortController();
  const before = there.asked.length;
  const call = told(patient.issueBillingKey('mina', card, ended.signal));
  await expect.poll(() => there.asked.length).toBe(before + 2);
  ended.abort();
  expect(await call).toBe('away');
  there.answer(() => null);
  const other = iamportProvider({ ...shop, url: there.url });
  expect(await told(other.issueBillingKey('mina', card, AbortSignal.abort()))).toBe('away');
});
