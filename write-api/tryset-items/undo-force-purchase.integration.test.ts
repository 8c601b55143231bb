import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import { givenHouse, type House, staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const act = (id: number, action: string, body: object = {}) =>
  side.call(staff, 'POST', `/v2/trysets/items/${id}/actions/${action}`, body);
const force = (id: number) => act(id, 'force_purchase', { fault_type: 'curator', reason: 'it is lost' });
const undo = (id: number) => act(id, 'undo_force_purchase', { reason: 'it was found' });
const itemOf = async (id: number) => (await side.deps.streams.refresh(trysetItem, id)).state;
const garmentOf = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;
const claimsOf = async ({ member }: House) =>
  (await side.deps.streams.refresh(memberRentals, member.id)).state.claims;

async function delivered(): Promise<House> {
  const house = await givenHouse(side, `h${randomUUID().slice(0, 8)}`);
  await act(house.itemId, 'accept');
  await act(house.itemId, 'outbound', { courier: 'HANJIN', tracking_number: '40120001' });
  await act(house.itemId, 'force_delivered', { reason: 'it is there' });
  return house;
}

it('a forced purchase that is undone leaves item, garment and the member’s items as they were', async () => {
  const house = await delivered();
  const { itemId, stockIds } = house;
  const before = [await itemOf(itemId), await garmentOf(stockIds[0]), await claimsOf(house)];
  expect((await force(itemId)).status).toBe(200);
  expect(await garmentOf(stockIds[0])).toMatchObject({ status: 'unavailable', holder: null });
  expect(await claimsOf(house)).toEqual({});
  expect((await undo(itemId)).body).toMatchObject({ status: 'tryset_delivered' });
  expect([await itemOf(itemId), await garmentOf(stockIds[0]), await claimsOf(house)]).toEqual(before);
  expect((await undo(itemId)).body.errorCode).toBe('tryset_item.transition_not_allowed');
  // The life goes on.
  expect((await act(itemId, 'arrive_unannounced')).status).toBe(200);
  expect(await garmentOf(stockIds[0])).toMatchObject({ status: 'in_check' });
});

it('two undos at the same time leave item and garment in agreement', async () => {
  const { itemId, stockIds } = await delivered();
  await force(itemId);
  const answers = await Promise.all([undo(itemId), undo(itemId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await itemOf(itemId)).toMatchObject({ status: 'tryset_delivered' });
  expect(await garmentOf(stockIds[0])).toMatchObject({
    status: 'in_use',
    holder: { kind: 'tryset_item', id: itemId },
  });
});

it('a forced purchase stays once the brand’s month is closed', async () => {
  const { itemId } = await delivered();
  await force(itemId);
  side.advanceClock(40 * 86_400_000);
  expect(await undo(itemId)).toMatchObject({ status: 409, body: { errorCode: 'tryset_item.month_closed' } });
});
