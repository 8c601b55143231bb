import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import { order } from '#domain/orders/order.ts';
import { payment } from '#domain/payments/payment.ts';
import type { Caller } from '#http/caller.ts';
import { aCard, givenHouse, staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const to = { name: 'Mina', phone: '010-1234-5678' };
const buyer = { ...to, destination: { ...to, address: 'Seoul' } };
const address = 'mina@member.kr';

let side: TestWriteSide;
let member: Caller;
let sizeId: number;
beforeAll(async () => {
  side = await testWriteSide();
  const { brandId } = await givenHouse(side, 'wardrobe');
  const username = `m${randomUUID().slice(0, 12)}`;
  const userId = await made(staff, '/v1/users', { username, role: 'curator', email: address });
  member = { label: 'user', id: userId, name: username };
  await made(member, '/v1/users/cards', aCard);
  const productId = await made(staff, '/v2/products', {
    brand_id: brandId,
    name: 'Coat',
    gender: 'female',
    original_price: 20_000,
    is_commerce_sale_available: true,
    is_published: true,
  });
  sizeId = await made(staff, `/v2/products/${productId}/sizes`, { name: 'M' });
  const offer = { type: 'brand', is_for_sale: true, available_count: 9 };
  const path = `/v2/products/${productId}/commerce_stocks/${sizeId}`;
  expect((await side.call(staff, 'PUT', path, offer)).status).toBe(200);
});
afterAll(() => side.close());

async function made(caller: Caller, url: string, body: object): Promise<number> {
  const answer = await side.call(caller, 'POST', url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.id;
}

const place = (paymentMethod: string) =>
  made(member, '/v2/orders', {
    ...buyer,
    invoice_items: [{ type: 'product_v2', product_size_id: sizeId }],
    payment_method: paymentMethod,
  });

const now = async (id: number) => (await side.deps.streams.refresh(order, id)).state;
const until = (id: number, status: string) =>
  expect.poll(async () => (await now(id)).status, { timeout: 30_000, interval: 50 }).toBe(status);

const act = (id: number, action: string, body: object = {}) =>
  made(staff, `/v2/orders/invoice-items/${orderItemIdOf(id, 1)}/actions/${action}`, body);

/** The member's letters about an order, the oldest first, once everything was reacted to. */
async function lettersOf(id: number): Promise<{ subject: string; text: string }[]> {
  await side.reacted();
  const { body } = await side.call(staff, 'GET', '/v1/outbox?limit=500');
  const own = body.data.filter((each: { to: string; subject: string }) => {
    return each.to === address && each.subject.includes(`주문 ${id}번`);
  });
  return own.reverse();
}

test('a member learns of each step of an order, once, in the language of its region', async () => {
  const id = await place('card');
  await until(id, 'paid');
  await act(id, 'prepare');
  await act(id, 'ship', { courier: '04', tracking_number: '5123-4567-8901' });
  await act(id, 'complete');
  await act(id, 'request_return', { fault: 'buyer' });
  await act(id, 'reject_return', { reason: 'It was worn: see worn.example' });
  await act(id, 'request_return', { fault: 'product' });
  await act(id, 'return', { deduction: 1_500, reason: 'unworn' });
  const { paymentId } = await now(id);
  await expect
    .poll(async () => (await side.deps.streams.refresh(payment, paymentId ?? 0)).state.refunds, {
      timeout: 30_000,
      interval: 50,
    })
    .toMatchObject([{ status: 'done' }]);
  const letters = await lettersOf(id);
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual(
    [
      `tryset 주문 ${id}번이 접수되었습니다`,
      `tryset 주문 ${id}번의 결제가 완료되었습니다`,
      `tryset 주문 ${id}번의 상품을 보냈습니다`,
      `tryset 주문 ${id}번의 반품을 받아들일 수 없습니다`,
      `tryset 주문 ${id}번의 반품을 받았습니다`,
      `tryset 주문 ${id}번의 환불 안내: ₩18,500`,
    ].toSorted(),
  );
  const text = letters.map((each) => each.text).join('\n');
  expect(text).toContain('CJ대한통운');
  expect(text).toContain('5123-4567-8901');
  // No reason becomes a link.
  expect(text).toContain('Coat');
  expect(text).toContain('worn. example');
});

test('a member learns why an unpaid order ended', async () => {
  const id = await place('vbank');
  expect((await side.call(member, 'DELETE', `/v2/orders/${id}`)).status).toBe(200);
  const letters = await lettersOf(id);
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual(
    [`tryset 주문 ${id}번이 접수되었습니다`, `tryset 주문 ${id}번이 취소되었습니다`].toSorted(),
  );
  expect(letters.find(({ subject }) => subject.includes('취소'))?.text).toContain('결제 전에 취소');
});
