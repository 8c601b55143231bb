import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payment } from '#domain/payments/payment.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { givenHouse, type House, staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const act = (id: number, action: string, body: object = {}, headers = {}) =>
  side.call(staff, 'POST', `/v2/trysets/items/${id}/actions/${action}`, body, headers);
const charge = (id: number, amount: number, headers = {}) =>
  act(id, 'charge_fault', { amount, reason: 'the lining is cut' }, headers);
const itemOf = async (id: number) => (await side.deps.streams.refresh(trysetItem, id)).state;
const paymentOf = async (id: number) => (await side.deps.streams.refresh(payment, id)).state;
const until = (id: number, state: object) =>
  expect.poll(() => paymentOf(id), { timeout: 30_000, interval: 50 }).toMatchObject(state);
const chargesOf = async (id: number) => (await itemOf(id)).faultPaymentIds;

async function delivered(): Promise<House> {
  const house = await givenHouse(side, `h${randomUUID().slice(0, 8)}`);
  await act(house.itemId, 'accept');
  await act(house.itemId, 'outbound', { courier: 'HANJIN', tracking_number: '40120001' });
  await act(house.itemId, 'force_delivered', { reason: 'it is there' });
  return house;
}

it('charges the member’s card once for loss or damage, also after a second click', async () => {
  const { itemId, member } = await delivered();
  const key = { 'idempotency-key': randomUUID() };
  const first = await charge(itemId, 45_000, key);
  expect(first.status).toBe(200);
  expect((await charge(itemId, 45_000, key)).body).toEqual(first.body);
  const [paymentId = 0, ...others] = await chargesOf(itemId);
  expect(others).toEqual([]);
  await until(paymentId, { status: 'paid', amount: 45_000 });
  const paid = await paymentOf(paymentId);
  expect(paid).toMatchObject({
    for: { kind: 'fault', id: itemId },
    payer: { kind: 'user', id: member.id },
    currency: 'KRW',
  });
  expect(paid.attempts).toHaveLength(1);
});

it('is refused above the garment’s price, before the delivery and without a card', async () => {
  const { itemId, member } = await delivered();
  expect(await charge(itemId, 100_001)).toMatchObject({
    status: 422,
    body: { errorCode: 'tryset_item.amount_too_high', detail: { price: 100_000 } },
  });
  expect((await charge(itemId, 0)).status).toBe(400);
  expect((await side.call(staff, 'DELETE', `/v1/users/cards/${member.id}`)).status).toBe(200);
  expect(await charge(itemId, 1_000)).toMatchObject({
    status: 409,
    body: { errorCode: 'tryset_item.no_card' },
  });
  const waiting = await givenHouse(side, `h${randomUUID().slice(0, 8)}`);
  expect((await charge(waiting.itemId, 1_000)).body.errorCode).toBe('tryset_item.transition_not_allowed');
  expect(await chargesOf(itemId)).toEqual([]);
});

it('a forced purchase is undone only while its charge has no money', async () => {
  const force = (id: number) => act(id, 'force_purchase', { fault_type: 'curator', reason: 'it is lost' });
  const undo = (id: number) => act(id, 'undo_force_purchase', { reason: 'it was found' });
  const { itemId } = await delivered();
  await force(itemId);
  await charge(itemId, 45_000);
  const [paymentId = 0] = await chargesOf(itemId);
  await until(paymentId, { status: 'paid' });
  expect(await undo(itemId)).toMatchObject({ status: 409, body: { errorCode: 'tryset_item.fault_paid' } });
  expect(await itemOf(itemId)).toMatchObject({ status: 'purchased' });
  const refund = { amount: 45_000, why: 'goodwill', reason: 'it was found' };
  const asked = await side.call(staff, 'POST', `/v1/payments/${paymentId}/actions/request_refund`, refund);
  expect(asked.status).toBe(200);
  await until(paymentId, { status: 'canceled' });
  expect((await undo(itemId)).body).toMatchObject({ status: 'tryset_delivered' });
});

it('a charge and the undo of its forced purchase at the same time: the payment decides', async () => {
  const { itemId } = await delivered();
  await act(itemId, 'force_purchase', { fault_type: 'curator', reason: 'it is lost' });
  await charge(itemId, 45_000);
  const undone = await act(itemId, 'undo_force_purchase', { reason: 'it was found' });
  const [paymentId = 0] = await chargesOf(itemId);
  const { status } = await paymentOf(paymentId);
  expect(status === 'canceled').toBe(undone.status === 200);
  expect(await itemOf(itemId)).toMatchObject({
    status: undone.status === 200 ? 'tryset_delivered' : 'purchased',
  });
});
