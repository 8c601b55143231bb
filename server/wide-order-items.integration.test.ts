import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectEventStore } from '#event-store/client.ts';
import type { Caller } from '#http/caller.ts';
import { takeBlocks } from '#import/ledger/take-blocks.ts';
import { type TestServer, testServer } from '#test/server.ts';
import { settled } from '#test/settled.ts';
import { givenHouse, type House, staff } from '#write-api/testing/house.ts';

const items = '/v2/orders/invoice-items';
const taken = 30_000_000;
let server: TestServer;
let house: House;

/** A house whose next order has an id above 30,000,000, so that its items' ids exceed four bytes. */
beforeAll(async () => {
  server = await testServer({ ownStore: true });
  const client = connectEventStore(server.backend.eventStoreUrl);
  const block = { commandId: randomUUID(), size: taken };
  await takeBlocks(client, 'order', [block], new Date().toISOString());
  await client.dispose();
  house = await givenHouse({ call }, 'wardrobe');
});
afterAll(() => server?.close());

async function call(as: Caller, method: string, path: string, body?: object) {
  const answer = await settled(async () =>
    fetch(`${server.url}${path}`, {
      method,
      headers: {
        authorization: await server.authorization(as),
        ...(position !== null && { 'x-min-position': position }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  position = answer.headers.get('x-position') ?? position;
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: answer.status, text, body: isJson ? JSON.parse(text) : null, headers: {} };
}
let position: string | null = null;

async function made(path: string, body: object): Promise<number> {
  const answer = await call(staff, 'POST', path, body);
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body.id;
}

test('an item whose id exceeds four bytes goes from placing to list, file and page', async () => {
  const productId = await made('/v2/products', {
    brand_id: house.brandId,
    name: 'Dress',
    gender: 'female',
    original_price: 20_000,
    is_commerce_sale_available: true,
    is_published: true,
  });
  const sizeId = await made(`/v2/products/${productId}/sizes`, { name: 'M' });
  const stockId = await made('/v1/stocks', { product_size_id: sizeId, code: randomUUID() });
  await made(`/v1/stocks/${stockId}/actions/enter`, {});
  const who = { name: 'Mina', phone: '010-1234-5678' };
  const placed = await call(house.member, 'POST', '/v2/orders', {
    ...who,
    destination: { ...who, address: 'Seoul' },
    invoice_items: [{ type: 'product_v2', product_size_id: sizeId }],
    payment_method: 'card',
  });
  expect(placed.status, placed.text).toBe(201);
  const orderId = placed.body.id;
  const itemId = orderId * 100 + 1;
  expect(orderId).toBeGreaterThan(taken);

  const listed = await call(house.admin, 'GET', `${items}?ids=${itemId}`);
  expect(listed.body, listed.text).toMatchObject({ count: 1, data: [{ id: itemId, orderId }] });
  for (const q of [itemId, orderId]) {
    const sought = await call(staff, 'GET', `${items}?q=${q}`);
    expect(sought.body, sought.text).toMatchObject({ count: 1, data: [{ id: itemId }] });
  }
  expect((await call(staff, 'GET', `/v2/orders?q=${itemId}`)).body).toMatchObject({ count: 0 });
  const file = await call(staff, 'GET', `${items}/csv`);
  expect(file.text).toContain(`${itemId},`);
  const all = await call(staff, 'GET', `${items}/all`);
  expect(all.body.data).toMatchObject([{ id: itemId }]);
  const order = await call(house.member, 'GET', `/v2/orders/${orderId}`);
  expect(order.body, order.text).toMatchObject({ invoiceItems: [{ id: itemId, orderId }] });

  await expect
    .poll(async () => (await call(staff, 'GET', `${items}/${itemId}`)).body?.status, { interval: 50 })
    .toBe('paid');
  const page = await call(house.admin, 'GET', `${items}/${itemId}`);
  expect(page.body).toMatchObject({ id: itemId, product: { id: productId } });
  const then = await call(staff, 'GET', `${items}/${itemId}?as_of=${new Date().toISOString()}`);
  expect(then.body, then.text).toMatchObject({ id: itemId, status: 'paid' });
  const history = await call(staff, 'GET', `${items}/${itemId}/history`);
  expect(history.body.data.map(({ type }: { type: string }) => type)).toContain('OrderPlaced');
  const garment = await call(staff, 'GET', `/v1/stocks/${stockId}`);
  expect(garment.body, garment.text).toMatchObject({ holder: { kind: 'order_item', id: itemId } });
  const bought = await call(staff, 'GET', `/v1/stocks/${stockId}/history`);
  expect(bought.body.data.map(({ type }: { type: string }) => type)).toContain('OrderPaid');

  const prepared = await call(house.admin, 'POST', `${items}/${itemId}/actions/prepare`, {});
  expect([prepared.status, prepared.body.id]).toEqual([200, itemId]);
  const parcel = { courier: '04', tracking_number: '5123456789' };
  const many = { items: [{ id: itemId, ...parcel }] };
  const shipped = await call(house.admin, 'POST', `${items}/actions/ship`, many);
  expect(shipped.body).toMatchObject([{ id: itemId, ok: true }]);
  const again = await call(house.admin, 'POST', `${items}/actions/prepare`, { ids: [itemId] });
  expect(again.body).toMatchObject([{ id: itemId, ok: false }]);
  const tagged = await call(house.member, 'POST', '/v1/looks', {
    link: 'https://www.instagram.com/p/Wide1',
    commerce_order_item_ids: [itemId],
    tryset_item_ids: [house.itemId],
  });
  expect([tagged.status, tagged.body.errorCode]).not.toEqual([400, 'invalid_request']);
  const none = await call(staff, 'GET', `/v1/looks?commerce_order_item_ids=${itemId}`);
  expect([none.status, none.body.count]).toEqual([200, 0]);
});
