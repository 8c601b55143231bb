import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { type Ask, asker } from '#test/ask.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { givenHouse, type House } from '#write-api/testing/house.ts';
import { anOwnPicture } from '#write-api/testing/picture.ts';

let server: TestServer;
let ask: Ask;
let house: House;
let other: House;

const path = (id: number) => `/v2/trysets/items/${id}`;
const act = (id: number, action: string, body: object = {}) =>
  ask(staff, 'POST', `${path(id)}/actions/${action}`, body);
const itemOf = async (caller: Caller, id: number) => (await ask(caller, 'GET', path(id))).body;

async function deliver(id: number): Promise<number> {
  await act(id, 'accept');
  await act(id, 'outbound', { courier: 'HANJIN', tracking_number: '40120001' });
  expect((await act(id, 'force_delivered', { reason: 'it is there' })).status).toBe(200);
  return id;
}

/** Requests one garment of the house for its member. */
async function requested({ member, sizeId }: House): Promise<number> {
  const garment = { product_size_id: sizeId, code: randomUUID() };
  const { id } = (await ask(staff, 'POST', '/v1/stocks', garment)).body;
  await ask(staff, 'POST', `/v1/stocks/${id}/actions/enter`, {});
  const who = { name: 'Mina', phone: '010-1234-5678' };
  const wish = { ...who, user_id: member.id, product_size_ids: [sizeId] };
  const made = await ask(staff, 'POST', '/v2/trysets', {
    ...wish,
    destination: { ...who, address: 'Seoul' },
  });
  return made.body.items[0].id;
}

async function report(
  caller: Caller,
  id: number,
  pictures: Readonly<Record<string, Buffer<ArrayBuffer>>> = {},
  text = 'The zip is torn.',
  more: Record<string, string> = {},
) {
  const form = new FormData();
  form.set('json', JSON.stringify({ text, pictures: Object.keys(pictures) }));
  for (const [key, bytes] of Object.entries(pictures)) form.set(key, new Blob([bytes]), `${key}.png`);
  return ask(caller, 'POST', `${path(id)}/report-damage`, form, more);
}
const refused = ({ status, body }: Awaited<ReturnType<Ask>>) => [status, body.errorCode];

beforeAll(async () => {
  server = await testServer();
  ask = asker(server);
  house = await givenHouse({ call: ask }, 'acme');
  other = await givenHouse({ call: ask }, 'bolt');
});
afterAll(() => server?.close());

describe('an item that arrived damaged', () => {
  test('shows the report with its pictures to staff, the member and its brand, and to nobody else', async () => {
    const id = await deliver(await requested(house));
    const picture = await anOwnPicture();
    expect((await report(house.member, id, { a: picture, b: picture })).status).toBe(200);
    for (const caller of [staff, house.member, house.admin]) {
      const { damage, damageReportedTime, status } = await itemOf(caller, id);
      expect(damage).toMatchObject({ time: damageReportedTime, text: 'The zip is torn.' });
      expect([status, damage.pictures.length]).toEqual(['tryset_delivered', 1]);
      for (const address of [damage.pictures[0].origin.url, damage.pictures[0].small.url]) {
        expect((await ask(caller, 'GET', address)).status, address).toBe(200);
        for (const stranger of [other.member, other.admin]) {
          expect(refused(await ask(stranger, 'GET', address))).toEqual([404, 'picture.not_found']);
        }
        expect((await fetch(`${server.url}${address}`)).status).toBe(401);
      }
      const hash = damage.pictures[0].origin.url.split('/').at(-1);
      expect((await fetch(`${server.url}/v1/pictures/${hash}/small`)).status).toBe(404);
      // A picture is seen only through the item that names it.
      expect((await ask(staff, 'GET', `${path(house.itemId)}/pictures/${hash}`)).status).toBe(404);
    }
    const found = await ask(
      staff,
      'GET',
      `/v2/trysets/items?is_damage_reported=true&user_ids=${house.member.id}`,
    );
    expect(found.body.data.map((item: { id: number }) => item.id)).toContain(id);
    const others = await ask(house.admin, 'GET', '/v2/trysets/items?is_damage_reported=false');
    expect(others.body.data.map((item: { id: number }) => item.id)).not.toContain(id);
  });

  test('has the report in its history and the garment’s, without the member’s words', async () => {
    const id = await deliver(await requested(house));
    await report(house.member, id, {}, 'My cat did not do it.');
    const { stock } = await itemOf(staff, id);
    for (const history of [`${path(id)}/history`, `/v1/stocks/${stock.id}/history`]) {
      const { body, text } = await ask(staff, 'GET', history);
      expect(body.data.map(({ type }: { type: string }) => type)).toContain('TrysetItemDamageReported');
      expect(text).not.toMatch(/my cat|"s1\./i);
    }
    // The desk shows it when the garment is back, so that the member is not charged.
    await act(id, 'arrive_unannounced');
    const scan = await ask(staff, 'GET', `/v1/stocks/scan/${stock.code}`);
    expect(scan.body.data[0].item.damageReportedTime).not.toBeNull();
  });

  test('is reported once, also by a second click and by staff at the same time', async () => {
    const id = await deliver(await requested(house));
    const key = { 'idempotency-key': randomUUID() };
    const first = await report(house.member, id, {}, 'Torn.', key);
    expect((await report(house.member, id, {}, 'Torn.', key)).body).toEqual(first.body);
    expect(refused(await report(staff, id))).toEqual([409, 'tryset_item.damage_reported']);
    const next = await deliver(await requested(house));
    const both = await Promise.all([report(house.member, next), report(staff, next)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is refused with what is wrong', async () => {
    const id = await requested(house);
    expect(refused(await report(house.member, id))).toEqual([409, 'tryset_item.not_delivered']);
    await deliver(id);
    expect(refused(await report(other.member, id))).toEqual([404, 'tryset_item.not_found']);
    expect((await report(house.admin, id)).status).toBe(403);
    const six = Object.fromEntries(
      await Promise.all([...'abcdef'].map(async (key) => [key, await anOwnPicture()] as const)),
    );
    expect((await report(house.member, id, six)).status).toBe(400);
    const unsent = { text: 'Torn.', pictures: ['none'] };
    const answer = await ask(house.member, 'POST', `${path(id)}/report-damage`, unsent);
    expect(refused(answer)).toEqual([422, 'picture.unknown']);
    for (const text of ['', ' ', 'x'.repeat(1001)]) {
      expect((await report(house.member, id, {}, text)).status).toBe(400);
    }
    await act(id, 'arrive_unannounced');
    expect(refused(await report(staff, id))).toEqual([409, 'tryset_item.already_returned']);
    expect((await itemOf(staff, id)).damage).toBeNull();
  });

  test('shows neither text nor pictures once the member is forgotten', async () => {
    const leaving = await givenHouse({ call: ask }, 'gone');
    const id = await deliver(leaving.itemId);
    await report(leaving.member, id, { a: await anOwnPicture() });
    const address = (await itemOf(staff, id)).damage.pictures[0].origin.url;
    await act(id, 'force_purchase', { fault_type: 'curator', reason: 'it stays there' });
    expect((await ask(staff, 'DELETE', `/v1/users/${leaving.member.id}`)).status).toBe(200);
    const damage = async () => (await itemOf(staff, id)).damage;
    await expect.poll(damage, { timeout: 20_000 }).toMatchObject({ text: null, pictures: [] });
    expect((await ask(staff, 'GET', address)).status).toBe(404);
  });
});

test('an exchange of the size leads from each item to the other, on its page and in its history', async () => {
  const id = await deliver(await requested(house));
  const { id: large } = (await ask(staff, 'POST', `/v2/products/${house.productId}/sizes`, { name: 'XL' }))
    .body;
  const garment = await ask(staff, 'POST', '/v1/stocks', { product_size_id: large, code: randomUUID() });
  await ask(staff, 'POST', `/v1/stocks/${garment.body.id}/actions/enter`, {});
  expect((await act(id, 'exchange_delivered', { product_size_id: large, reason: 'too small' })).status).toBe(
    200,
  );
  const former = await itemOf(house.admin, id);
  const next = await itemOf(house.admin, former.exchangedTo.id);
  expect(former).toMatchObject({ status: 'return_requested', exchangedFrom: null });
  expect(next).toMatchObject({
    status: 'tryset_preparing',
    trysetId: former.exchangedTo.trysetId,
    exchangedFrom: { id, trysetId: former.trysetId },
    exchangedTo: null,
    productSize: { id: large },
  });
  // The new parcel goes to the same address.
  expect((await itemOf(staff, next.id)).destination).toEqual((await itemOf(staff, id)).destination);
  const correlations = await Promise.all(
    [id, next.id].map(async (each) => {
      const { body } = await ask(staff, 'GET', `${path(each)}/history`);
      const step = body.data.find(({ type }: { type: string }) => type === 'TrysetItemExchanged');
      expect(step).toMatchObject({
        entityId: String(id),
        data: { next: { item: { trysetItemId: next.id } } },
      });
      return step.correlationId;
    }),
  );
  expect(correlations[0]).toBe(correlations[1]);
});
