import { afterAll, beforeAll, expect, test } from 'vitest';
import { standIn } from '../testing/stand-in.ts';
import { providerFrom } from './provider-from.ts';
import { card, emptyShop, iamport, shop } from './testing/iamport.ts';

let there: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  there = await standIn(iamport(emptyShop()));
});
afterAll(() => there.close());

const keys = { IAMPORT_KEY: shop.key, IAMPORT_SECRET: shop.secret };

test('PAYMENTS=none means no provider, and without PAYMENTS the default applies', () => {
  expect(providerFrom({ PAYMENTS: 'none' }, 'simulator')).toBeNull();
  expect(providerFrom({}, 'none')).toBeNull();
  expect(providerFrom({ PAYMENTS: '', ...keys }, 'none')).toBeNull();
});

test.each([
  [{ PAYMENTS: 'simulator' }, 'none'],
  [{}, 'simulator'],
] as const)('%j simulates the provider, with the default %s', (env, otherwise) => {
  expect(providerFrom(env, otherwise)).toBe('simulator');
});

test('Iamport is called with the keys, at the default or the given URL', async () => {
  const env = { PAYMENTS: 'iamport', ...keys, IAMPORT_URL: `${there.url}/` };
  const provider = providerFrom(env, 'none');
  if (provider === null || provider === 'simulator') throw new Error('Iamport was not chosen');
  expect(await provider.issueBillingKey('mina', card)).toStrictEqual({ issuer: '현대카드' });
  expect(there.asked).toStrictEqual(['/users/getToken', '/subscribe/customers/mina']);
  expect(providerFrom({ PAYMENTS: 'iamport', ...keys }, 'none')).not.toBeNull();
});

test.each([
  [{ PAYMENTS: 'toss' }, 'PAYMENTS is "toss"; it can be simulator, iamport or none'],
  [{ PAYMENTS: 'iamport' }, 'IAMPORT_KEY and IAMPORT_SECRET are not set'],
  [{ PAYMENTS: 'iamport', IAMPORT_KEY: 'k' }, 'go together'],
  [{ PAYMENTS: 'simulator', IAMPORT_SECRET: 's' }, 'go together'],
  [{ PAYMENTS: 'iamport', ...keys, IAMPORT_URL: 'http://api.iamport.kr' }, 'IAMPORT_URL must look like'],
  [{ PAYMENTS: 'iamport', ...keys, IAMPORT_URL: 'api' }, 'IAMPORT_URL must look like'],
])('%j stops the start with an error of one line', (env, message) => {
  expect(() => providerFrom(env, 'none')).toThrow(message);
});
