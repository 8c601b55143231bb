import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { givenHouse, type House, staff } from '../testing/house.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const post = (url: string, body: object = {}, headers = {}) => side.call(staff, 'POST', url, body, headers);
const act = (id: number, action: string, body: object = {}, headers = {}) =>
  post(`/v2/trysets/items/${id}/actions/${action}`, body, headers);
const exchange = (id: number, sizeId: number, headers = {}) =>
  act(id, 'exchange_size', { product_size_id: sizeId }, headers);
const follow = (id: number, sizeId: number, headers = {}) =>
  act(id, 'exchange_delivered', { product_size_id: sizeId, reason: 'too small' }, headers);
const itemOf = async (id: number) => (await side.deps.streams.refresh(trysetItem, id)).state;
const garmentOf = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;
const trysetOf = async (id: number) => (await side.deps.streams.refresh(tryset, id)).state;
const claimsOf = async ({ member }: House) =>
  (await side.deps.streams.refresh(memberRentals, member.id)).state.claims;

/** Adds a size to the house's product, with `garments` garments; returns its id and theirs. */
async function newSize(house: House, garments: number): Promise<[number, number[]]> {
  const { id } = (await post(`/v2/products/${house.productId}/sizes`, { name: `L ${randomUUID()}` })).body;
  const stockIds: number[] = [];
  for (let count = 0; count < garments; count++) {
    const stock = await post('/v1/stocks', { product_size_id: id });
    await post(`/v1/stocks/${stock.body.id}/actions/enter`);
    stockIds.push(stock.body.id);
  }
  return [id, stockIds];
}

async function deliver(id: number): Promise<void> {
  await act(id, 'accept');
  await act(id, 'outbound', { courier: 'HANJIN', tracking_number: '40120001' });
  expect((await act(id, 'force_delivered', { reason: 'it is there' })).status).toBe(200);
}

const houseOf = () => givenHouse(side, `h${randomUUID().slice(0, 8)}`);

describe('the size of an item that is not shipped', () => {
  it('is exchanged: it takes a free garment of the other size, and its own goes back to stock', async () => {
    const house = await houseOf();
    const [large, [garment = 0]] = await newSize(house, 1);
    const key = { 'idempotency-key': randomUUID() };
    const first = await exchange(house.itemId, large, key);
    expect([first.status, first.body.status]).toEqual([200, 'tryset_requested']);
    expect(await itemOf(house.itemId)).toMatchObject({ productSizeId: large, stockItemId: garment });
    expect(await garmentOf(house.stockIds[0])).toMatchObject({ status: 'in_stock', holder: null });
    expect(await garmentOf(garment)).toMatchObject({
      status: 'requested',
      holder: { kind: 'tryset_item', id: house.itemId },
    });
    // A second click, with and without the key.
    expect((await exchange(house.itemId, large, key)).body).toEqual(first.body);
    expect((await exchange(house.itemId, large)).body).toMatchObject({ isUnchanged: true });
  });

  it('is exchanged once by two clicks at the same time, and no garment stays reserved for nothing', async () => {
    const house = await houseOf();
    const [large, garments] = await newSize(house, 3);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([
      exchange(house.itemId, large, key),
      exchange(house.itemId, large, key),
      exchange(house.itemId, large),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { stockItemId } = await itemOf(house.itemId);
    const statuses = await Promise.all(garments.map(async (id) => [id, (await garmentOf(id)).status]));
    expect(statuses).toEqual(garments.map((id) => [id, id === stockItemId ? 'requested' : 'in_stock']));
  });

  it('stays if no garment of the other size is free, or the size is of another product', async () => {
    const house = await houseOf();
    const [empty] = await newSize(house, 0);
    const other = await givenStock(side, 1);
    for (const [sizeId, status, errorCode] of [
      [empty, 409, 'tryset_item.size_not_free'],
      [other.productSizeId, 422, 'tryset_item.size_of_another_product'],
      [2_000_000_000, 422, 'tryset.size_unknown'],
    ] as const) {
      expect(await exchange(house.itemId, sizeId)).toMatchObject({ status, body: { errorCode } });
    }
    expect(await itemOf(house.itemId)).toMatchObject({ stockItemId: house.stockIds[0] });
    expect(await garmentOf(house.stockIds[0])).toMatchObject({ status: 'requested' });
  });
});

describe('a delivered item', () => {
  it('goes back, and the other size follows in a new tryset of the same member, in preparation', async () => {
    const house = await houseOf();
    const [large, [garment = 0]] = await newSize(house, 1);
    await deliver(house.itemId);
    const key = { 'idempotency-key': randomUUID() };
    const first = await follow(house.itemId, large, key);
    expect([first.status, first.body.status]).toEqual([200, 'return_requested']);
    const { exchangedTo, userId } = await itemOf(house.itemId);
    expect(exchangedTo?.trysetId).not.toBe(house.trysetId);
    expect(await itemOf(exchangedTo?.trysetItemId ?? 0)).toMatchObject({
      status: 'tryset_preparing',
      userId,
      productSizeId: large,
      stockItemId: garment,
    });
    const former = await trysetOf(house.trysetId);
    expect(await trysetOf(exchangedTo?.trysetId ?? 0)).toMatchObject({
      status: 'requested',
      recipient: former.recipient,
      userId,
    });
    const { position: _, ...answer } = first.body;
    expect((await follow(house.itemId, large, key)).body).toMatchObject(answer);
    expect(Object.keys(await claimsOf(house))).toHaveLength(2);
    expect((await follow(house.itemId, large)).body.errorCode).toBe('tryset_item.transition_not_allowed');
  });

  it('is followed in the same tryset while that still has something to deliver', async () => {
    const house = await houseOf();
    const [large] = await newSize(house, 1);
    const other = await givenStock(side, 1);
    await post('/v2/trysets/items', { tryset_id: house.trysetId, product_size_id: other.productSizeId });
    await deliver(house.itemId);
    expect((await follow(house.itemId, large)).status).toBe(200);
    const { exchangedTo } = await itemOf(house.itemId);
    expect(exchangedTo?.trysetId).toBe(house.trysetId);
    expect(await itemOf(exchangedTo?.trysetItemId ?? 0)).toMatchObject({
      status: 'tryset_preparing',
      trysetId: house.trysetId,
    });
  });

  it('is exchanged once by two people at the same time; the second garment is free again', async () => {
    const house = await houseOf();
    const [large, garments] = await newSize(house, 2);
    await deliver(house.itemId);
    const answers = await Promise.all([follow(house.itemId, large), follow(house.itemId, large)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { exchangedTo } = await itemOf(house.itemId);
    const statuses = await Promise.all(garments.map(async (id) => (await garmentOf(id)).status));
    expect(statuses.toSorted()).toEqual(['in_stock', 'requested']);
    expect(
      Object.keys(await claimsOf(house))
        .map(Number)
        .toSorted(),
    ).toEqual([house.trysetId, exchangedTo?.trysetId].toSorted());
  });

  it('stays with the member if no garment of the size is free', async () => {
    const house = await houseOf();
    const [empty] = await newSize(house, 0);
    await deliver(house.itemId);
    const answer = await follow(house.itemId, empty);
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'tryset_item.size_not_free' } });
    expect(await itemOf(house.itemId)).toMatchObject({ status: 'tryset_delivered', exchangedTo: null });
    expect(Object.keys(await claimsOf(house))).toEqual([String(house.trysetId)]);
  });

  it('is exchanged by staff only, and nothing is reserved for others', async () => {
    const house = await houseOf();
    const [large, [garment = 0]] = await newSize(house, 1);
    await deliver(house.itemId);
    for (const caller of [house.member, house.admin]) {
      const path = `/v2/trysets/items/${house.itemId}/actions/exchange_delivered`;
      expect((await side.call(caller, 'POST', path, { product_size_id: large })).status).toBe(403);
    }
    expect(await garmentOf(garment)).toMatchObject({ status: 'in_stock' });
  });
});
