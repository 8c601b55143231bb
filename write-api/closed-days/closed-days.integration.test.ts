import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessDay, daysLater } from '#domain/business-day.ts';
import { isOpenDay } from '#domain/open-days.ts';
import { deliveryDays } from '#domain/trysets/terms.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { Caller } from '#http/caller.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const auditor: Caller = { label: 'staff', id: 2, name: 'Lee', roles: ['auditor'] };
const url = '/v1/closed-days';
const summer = { region_id: 'KOREA', day: '2099-08-03', to_day: '2099-08-05', name: 'Summer break' };

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const isOpen = async (day: string, region: 'KOREA' | 'JAPAN' = 'KOREA') =>
  isOpenDay(day, await side.deps.closedDays(region, day));
const refusal = (errorCode: string) => ({ status: 422, body: { errorCode } });

it('staff close days of a region, and open them again', async () => {
  const made = await side.call(staff, 'POST', url, summer);
  expect(made.status).toBe(201);
  expect(await isOpen('2099-08-03')).toBe(false);
  expect(await isOpen('2099-08-05')).toBe(false);
  expect(await isOpen('2099-08-06')).toBe(true);
  expect(await isOpen('2099-08-03', 'JAPAN')).toBe(true);
  expect((await side.call(staff, 'POST', url, summer)).body).toMatchObject({ id: made.body.id });
  expect((await side.call(staff, 'DELETE', `${url}/${made.body.id}`)).status).toBe(200);
  expect(await isOpen('2099-08-03')).toBe(true);
  expect((await side.call(staff, 'DELETE', `${url}/${made.body.id}`)).status).toBe(404);
  expect((await side.call(staff, 'POST', `${url}/remove`, { ids: [made.body.id + 1] })).status).toBe(200);
  expect(await isOpen('2099-08-04')).toBe(true);
  expect(await isOpen('2099-08-05')).toBe(false);
});

it('refuses wrong days, and callers without the right', async () => {
  const day = daysLater(businessDay(new Date(side.deps.clock())), -1);
  const { to_day: _, ...one } = summer;
  expect(await side.call(staff, 'POST', url, { ...one, day })).toMatchObject(refusal('closed_day.past'));
  const backwards = { ...summer, to_day: '2099-08-02' };
  expect(await side.call(staff, 'POST', url, backwards)).toMatchObject(refusal('closed_day.range_invalid'));
  const long = { ...summer, to_day: '2099-09-03' };
  expect(await side.call(staff, 'POST', url, long)).toMatchObject(refusal('closed_day.range_too_large'));
  expect((await side.call(auditor, 'POST', url, summer)).status).toBe(403);
});

it('a closed day moves deliveries that are requested afterwards', async () => {
  const { userId, productSizeId } = await givenStock(side, 2);
  const recipient = {
    name: 'Mina',
    phone: '+821012345678',
    email: 'mina@example.com',
    destination: { name: 'Mina', phone: '+821012345678', address: 'Seoul', notes: null },
  };
  const request = async () => {
    const body = { ...recipient, user_id: userId, product_size_ids: [productSizeId] };
    const { status, body: made } = await side.call(staff, 'POST', '/v2/trysets', body);
    expect(status).toBe(201);
    return made.id as number;
  };
  const deliveryOf = async (id: number) => (await side.deps.streams.refresh(tryset, id)).state.delivery;
  const first = await request();
  const before = await deliveryOf(first);
  const day = before.expectedDeliveryOn ?? '';
  await side.call(staff, 'POST', url, { region_id: 'KOREA', day, name: 'Stocktaking' });
  const now = side.deps.clock();
  const expected = deliveryDays(now, false, await side.deps.closedDays('KOREA', day));
  expect(await deliveryOf(await request())).toEqual(expected);
  expect(expected.expectedDeliveryOn).not.toBe(day);
  expect(await deliveryOf(first)).toEqual(before);
});

it('names the days on which nobody picks up, to everybody who is signed in', async () => {
  const { from, to } = (await side.call(staff, 'GET', `${url}/calendar?region_id=KOREA`)).body;
  const open = [];
  for (let day = from; day <= to; day = daysLater(day, 1)) if (await isOpen(day)) open.push(day);
  const [day = ''] = open;
  await side.call(staff, 'POST', url, { region_id: 'KOREA', day, name: 'Inventory' });
  const member: Caller = { label: 'user', id: 3, name: 'Park' };
  const korea = (await side.call(member, 'GET', `${url}/calendar?region_id=KOREA`)).body.days as string[];
  expect(korea).toContain(day);
  expect(open.filter((each) => korea.includes(each))).toEqual([day]);
  const japan = (await side.call(auditor, 'GET', `${url}/calendar?region_id=JAPAN`)).body.days as string[];
  expect(japan.length).toBeGreaterThan(50);
  expect((await side.call(staff, 'GET', `${url}/calendar?region_id=MARS`)).status).toBe(400);
});
