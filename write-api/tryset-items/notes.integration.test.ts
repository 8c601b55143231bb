import { afterAll, beforeAll, expect, it } from 'vitest';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { Caller } from '#http/caller.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const recipient = {
  name: 'Mina',
  phone: '010-1234-5678',
  destination: { name: 'Mina', phone: '010-1234-5678', address: 'Seoul' },
};

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

async function requested() {
  const { userId, productSizeId } = await givenStock(side, 1);
  const body = { ...recipient, user_id: userId, product_size_ids: [productSizeId] };
  const answer = await side.call(staff, 'POST', '/v2/trysets', body);
  return { userId, id: answer.body.items[0].id as number };
}
const patch = (id: number, body: object, caller: Caller = staff) =>
  side.call(caller, 'PATCH', `/v2/trysets/items/${id}`, body);
const stateOf = async (id: number) => (await side.deps.streams.refresh(trysetItem, id)).state;

it('sets the given notes, keeps the others, and clears those given as null', async () => {
  const { id } = await requested();
  expect((await patch(id, { box_score: 4 })).status).toBe(200);
  const noted = await patch(id, { metadata: { shelf: '3B', 'packed by': 'Kim' } });
  expect(await stateOf(id)).toMatchObject({ boxScore: 4, metadata: { shelf: '3B', 'packed by': 'Kim' } });
  const again = await patch(id, { metadata: { 'packed by': 'Kim', shelf: '3B' } });
  expect(again.body.revision).toBe(noted.body.revision);
  await patch(id, { box_score: null });
  expect(await stateOf(id)).toMatchObject({ boxScore: null, metadata: { shelf: '3B' } });
});

it('marks express and notes together or not at all', async () => {
  const { id } = await requested();
  expect((await patch(id, { is_express: true, box_score: 4 })).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ isExpress: true, boxScore: 4 });
  const refused = await patch(id, { is_express: true, box_score: 5 });
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'tryset_item.already_express']);
  expect((await stateOf(id)).boxScore).toBe(4);
});

it('sets the same notes on many items', async () => {
  const ids = [(await requested()).id, (await requested()).id];
  const body = { ids, box_score: 9 };
  const answer = await side.call(staff, 'POST', '/v2/trysets/items/actions/revise_notes', body);
  expect(answer.body).toMatchObject(ids.map((id) => ({ id, ok: true })));
  expect(await Promise.all(ids.map(async (id) => (await stateOf(id)).boxScore))).toEqual([9, 9]);
});

it('refuses members, unknown values and unknown fields', async () => {
  const { id, userId } = await requested();
  const member: Caller = { label: 'user', id: userId, name: 'Mina' };
  expect((await patch(id, { box_score: 4 }, member)).status).toBe(403);
  const wrong = [{ box_score: -1 }, { box_score: 1.5 }, { metadata: { ' ': 'x' } }, { metadata: { a: 1 } }];
  for (const body of wrong) expect((await patch(id, body)).status, JSON.stringify(body)).toBe(400);
  expect(await stateOf(id)).toMatchObject({ boxScore: null, metadata: null });
});
