import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessDay } from '#domain/business-day.ts';
import { deliveryDays } from '#domain/trysets/terms.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { Caller } from '#http/caller.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const recipient = {
  name: 'Mina',
  phone: '+821012345678',
  email: 'mina@example.com',
  destination: { name: 'Mina', phone: '+821012345678', address: 'Seoul', notes: null },
};

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

async function expectedNow(isExpress: boolean) {
  const now = side.deps.clock();
  return deliveryDays(now, isExpress, await side.deps.closedDays('KOREA', businessDay(new Date(now))));
}
const deliveryOf = async (id: number) => (await side.deps.streams.refresh(tryset, id)).state.delivery;

it('a tryset is expected by express once all of its items are, and by normal delivery again afterwards', async () => {
  const { userId, productSizeId } = await givenStock(side, 1);
  const other = await givenStock(side, 1);
  const sizes = [productSizeId, other.productSizeId];
  const body = { ...recipient, user_id: userId, product_size_ids: sizes };
  const { status, body: made } = await side.call(staff, 'POST', '/v2/trysets', body);
  expect(status).toBe(201);
  const [first, second] = made.items.map((item: { id: number }) => item.id);
  const mark = async (item: number, action: 'express' | 'normal') => {
    const answer = await side.call(staff, 'POST', `/v2/trysets/items/${item}/actions/${action}`, {});
    expect(answer.status).toBe(200);
  };
  const [normal, express] = [await expectedNow(false), await expectedNow(true)];
  expect(await deliveryOf(made.id)).toEqual(normal);
  await mark(first, 'express');
  expect(await deliveryOf(made.id)).toEqual(normal);
  await mark(second, 'express');
  expect(await deliveryOf(made.id)).toEqual(express);
  await mark(first, 'normal');
  expect(await deliveryOf(made.id)).toEqual(normal);
  await mark(first, 'express');
  expect(await deliveryOf(made.id)).toEqual(express);
});
