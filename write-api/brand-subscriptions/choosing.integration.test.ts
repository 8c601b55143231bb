import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysLater } from '#domain/business-day.ts';
import { firstPeriod } from '#domain/periods.ts';
import type { Caller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import {
  errorOf,
  operator,
  planBody,
  type SubscriptionSide,
  subscriptionSide,
  url,
} from './testing/subscription-side.ts';

let given: SubscriptionSide;
beforeAll(async () => {
  given = await subscriptionSide();
});
afterAll(() => given.side.close());

test('owners write plans; others do not', async () => {
  const { side, madePlan, newHouse, choose } = given;
  const house = await newHouse();
  const body = planBody('Small', 100_000);
  expect(errorOf(await side.call(operator, 'POST', `${url}/plans`, body))).toEqual([
    403,
    'auth.role_missing',
  ]);
  expect(errorOf(await side.call(house.admin, 'POST', `${url}/plans`, body))).toEqual([
    403,
    'auth.forbidden',
  ]);
  const id = await madePlan('Small', 100_000);
  const plan = `${url}/plans/${id}`;
  expect(await side.call(staff, 'PATCH', plan, { price: { JAPAN: 11_000 } })).toMatchObject({ status: 200 });
  expect(await side.call(staff, 'PUT', plan, planBody('Little', 90_000))).toMatchObject({ status: 200 });
  expect((await side.call(staff, 'PATCH', plan, { months: 0 })).status).toBe(400);
  expect(errorOf(await choose(house.admin, 999_999))).toEqual([422, 'brand_plan.unknown']);
  expect(await side.call(staff, 'DELETE', plan)).toMatchObject({ status: 200, body: { status: 'retired' } });
  expect(errorOf(await choose(house.admin, id))).toEqual([422, 'brand_plan.not_on_offer']);
  const inJapan = await madePlan('Japan', 0, { price: { KOREA: null, JAPAN: 33_000 } });
  expect(errorOf(await choose(house.admin, inJapan))).toEqual([422, 'brand_plan.not_sold']);
});

test('each call has its rights, and hides other brands’ subscriptions', async () => {
  const { side, plans, newHouse, today, choose, chosen } = given;
  const house = await newHouse();
  const other = await newHouse();
  expect(errorOf(await choose(house.admin, plans.free, { brand_id: other.brandId }))).toEqual([
    404,
    'brand.not_found',
  ]);
  expect(errorOf(await choose(staff, plans.free))).toEqual([400, 'request.parameter_missing']);
  expect(errorOf(await choose(house.member, plans.free))).toEqual([403, 'auth.forbidden']);
  const bad = await choose(house.admin, plans.free, { start_date: daysLater(today(), 2) });
  expect(errorOf(bad)).toEqual([422, 'brand_subscription.bad_start']);
  const none = await side.call(house.admin, 'PATCH', `${url}/change_next_plan`, { plan_id: null });
  expect(errorOf(none)).toEqual([409, 'brand_subscription.none_live']);
  const id = await chosen(house, plans.free);
  for (const [method, path, body] of [
    ['PATCH', '', { renew: false }],
    ['DELETE', '', undefined],
    ['PATCH', '/cancel', {}],
    ['POST', '/actions/upgrade', { plan_id: plans.large }],
    ['GET', `/upgrade_offer?plan_id=${plans.large}`, undefined],
    ['POST', '/actions/retry', {}],
    ['POST', '/actions/request_cancel', {}],
  ] as const) {
    const answer = await side.call(other.admin, method, `${url}/${id}${path}`, body);
    expect(errorOf(answer), path).toEqual([404, 'brand_subscription.not_found']);
  }
  expect(errorOf(await side.call(house.admin, 'PUT', `${url}/${id}`, {}))).toEqual([
    405,
    'brand_subscription.not_replaceable',
  ]);
  const act = (caller: Caller, action: string, body: object) =>
    side.call(caller, 'POST', `${url}/${id}/actions/${action}`, body);
  const ending = { refund: 0, reason: 'closing' };
  expect((await act(house.admin, 'end_now', ending)).status).toBe(403);
  expect((await act(operator, 'end_now', ending)).status).toBe(403);
  expect((await act(house.admin, 'renew', {})).status).toBe(403);
  expect((await act(house.admin, 'extend', { end_date: daysLater(today(), 60) })).status).toBe(403);
  expect((await act(house.admin, 'retry', {})).body.errorCode).toBe(
    'brand_subscription.transition_not_allowed',
  );
  expect((await act(staff, 'extend', { end_date: daysLater(today(), 60) })).status).toBe(200);
  expect((await act(staff, 'end_now', { refund: 0 })).status).toBe(400);
  expect((await act(staff, 'end_now', { ...ending, refund: 5 })).body.errorCode).toBe(
    'brand_subscription.refund_too_high',
  );
  expect(errorOf(await side.call(staff, 'DELETE', `/v1/brands/${house.brandId}`))).toEqual([
    409,
    'removal.in_use',
  ]);
  expect((await act(staff, 'end_now', ending)).body.status).toBe('canceled');
});

test('a brand without a card cannot choose to pay by card', async () => {
  const { side, plans, choose } = given;
  const { id } = (await side.call(staff, 'POST', '/v1/brands', { name: 'cardless', is_published: true }))
    .body;
  const answer = await choose(staff, plans.standard, { brand_id: id });
  expect(errorOf(answer)).toEqual([422, 'brand_subscription.no_card']);
  expect((await choose(staff, plans.free, { brand_id: id })).status).toBe(201);
  expect(errorOf(await side.call(staff, 'DELETE', `/v1/brands/${id}`))).toEqual([409, 'removal.in_use']);
});

test('the offer of a first plan names its tax and its period, and its charge is binding', async () => {
  const { side, plans, madePlan, newHouse, today, choose } = given;
  const house = await newHouse();
  const other = await newHouse();
  const offer = (caller: Caller, planId: number, query = '') =>
    side.call(caller, 'GET', `${url}/plans/${planId}/offer?start_date=${today()}${query}`);
  expect(await offer(house.admin, plans.standard)).toMatchObject({
    status: 200,
    body: {
      planId: plans.standard,
      amount: 300_000,
      tax: 27_272,
      currency: 'KRW',
      startDate: today(),
      endDate: firstPeriod(today(), 1).endDate,
    },
  });
  expect((await offer(house.admin, plans.free)).body).toMatchObject({ amount: 0, tax: 0 });
  expect(errorOf(await offer(house.admin, 999_999))).toEqual([422, 'brand_plan.unknown']);
  expect(errorOf(await offer(staff, plans.standard))).toEqual([400, 'request.parameter_missing']);
  expect(errorOf(await offer(house.admin, plans.standard, `&brand_id=${other.brandId}`))).toEqual([
    404,
    'brand.not_found',
  ]);
  const inPast = `${url}/plans/${plans.standard}/offer?start_date=${daysLater(today(), -1)}`;
  expect(errorOf(await side.call(house.admin, 'GET', inPast))).toEqual([422, 'brand_subscription.bad_start']);

  const planId = await madePlan('Dearer', 300_000);
  const dearer = { price: { KOREA: 350_000 } };
  expect((await side.call(staff, 'PATCH', `${url}/plans/${planId}`, dearer)).status).toBe(200);
  const later = { start_date: daysLater(today(), 31), expected_amount: 300_000 };
  const refused = await choose(house.admin, planId, later);
  expect(errorOf(refused)).toEqual([409, 'brand_subscription.price_changed']);
  expect(refused.body.detail).toEqual({ amount: 350_000 });
  expect((await choose(house.admin, planId, { ...later, expected_amount: 350_000 })).status).toBe(201);
});
