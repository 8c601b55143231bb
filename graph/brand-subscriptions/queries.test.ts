import { expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { graphApp } from '../testing/graph-app.ts';

const admin: Caller = {
  label: 'brand_admin',
  id: 4,
  name: 'Lee',
  brandId: 3,
  brand: { name: 'One', nameKo: null },
};
const member: Caller = { label: 'user', id: 9, name: 'Park' };
const awaiting = {
  id: 5,
  status: 'payment_retry_await',
  paymentType: 'card',
  paymentStatus: 'pending',
  paymentDeclined: 'card_expired',
  openInvoice: { id: 7, amount: 300_000, currency: 'KRW', dueTime: '2026-05-31T00:00:00.000Z' },
  paymentFailure: { nextTryTime: '2026-05-02T00:00:00.000Z' },
};
const shown = {
  id: 5,
  status: 'payment_retry_await',
  paymentType: 'card',
  paymentStatus: 'RETRY_AWAIT',
  invoice: { id: 7, amount: 300_000, currency: 'KRW', dueAt: '2026-05-31T00:00:00.000Z' },
  nextTryAt: '2026-05-02T00:00:00.000Z',
};
const fields = '{ id status paymentType paymentStatus invoice { id amount currency dueAt } nextTryAt }';

test('answers the subscription whose payment is tried again, with its invoice and the next try', async () => {
  const { ask, calls } = await graphApp(() => ({ body: { data: [awaiting] } }));
  const { body } = await ask({ query: `{ retryAwaitSubscriptionByBrand(brandId: 3) ${fields} }` });
  expect(body.data).toEqual({ retryAwaitSubscriptionByBrand: shown });
  expect(calls).toMatchObject([
    { method: 'GET', url: '/v2/brand_subscriptions?brand_id=3&status=payment_retry_await&limit=1' },
  ]);
});

test('answers null for a brand without such a subscription', async () => {
  const { ask } = await graphApp(() => ({ body: { data: [] } }));
  const { body } = await ask({ query: '{ retryAwaitSubscriptionByBrand(brandId: 3) { id } }' });
  expect(body).toMatchObject({ data: { retryAwaitSubscriptionByBrand: null } });
});

test('answers a brand admin the subscription of the own brand, and staff null', async () => {
  const { ask, calls, tokenOf } = await graphApp(() => ({ body: { subscription: awaiting } }));
  const query = `{ currentSubscription ${fields} }`;
  const own = await ask({ query }, { authorization: await tokenOf(admin) });
  expect(own.body.data).toEqual({ currentSubscription: shown });
  expect(calls).toMatchObject([{ method: 'GET', url: '/v2/brand_subscriptions/status/3' }]);
  expect((await ask({ query })).body).toMatchObject({ data: { currentSubscription: null } });
  expect(calls).toHaveLength(1);
});

test('refuses members, who have no brand', async () => {
  const { ask, tokenOf } = await graphApp();
  const { body } = await ask(
    { query: '{ currentSubscription { id } }' },
    { authorization: await tokenOf(member) },
  );
  expect(body.errors[0].extensions).toMatchObject({ errorCode: 'auth.forbidden', status: 403 });
});
