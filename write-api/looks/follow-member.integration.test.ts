import { afterAll, beforeAll, expect, it } from 'vitest';
import { look } from '#domain/looks/look.ts';
import { member } from '#domain/members/member.ts';
import { readStream } from '#event-store/load.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { followMember } from './follow-member.ts';
import { givenItems } from './testing/given-items.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

/** Creates a member with a look for each of two items. */
async function posted() {
  const given = await givenItems(side, 2);
  const ids: number[] = [];
  for (const [index, itemId] of given.itemIds.entries()) {
    const link = `https://www.instagram.com/p/C${given.userId}x${index}/`;
    const said = { sns_type: 'Instagram', link, tryset_item_ids: [itemId] };
    ids.push((await side.call(given.member, 'POST', '/v1/looks', said)).body.id);
  }
  return { ...given, ids };
}
const stateOf = async (id: number) => (await side.deps.streams.refresh(look, id)).state;
const seen = async (ids: readonly number[]) =>
  (await Promise.all(ids.map(stateOf))).map(({ status, isHidden }) =>
    status === 'posted' && isHidden ? 'hidden' : status,
  );
const become = (ids: readonly number[], ...wanted: string[]) =>
  expect.poll(() => seen(ids), { timeout: 20_000, interval: 50 }).toEqual(wanted);
async function act(userId: number, action: string) {
  const answer = await side.call(staff, 'POST', `/v1/users/${userId}/actions/${action}`, { reason: 'so' });
  expect([action, answer.status]).toEqual([action, 200]);
}
const eventsOf = (stream: string) => Array.fromAsync(readStream(side.deps.streams.client, stream));

it('hides the looks of a banned member, and shows them again after the ban', async () => {
  const { userId, ids } = await posted();
  const [first = 0] = ids;
  await side.call(staff, 'POST', `/v1/looks/${first}/actions/hide`);
  await become(ids, 'hidden', 'posted');
  await act(userId, 'ban');
  await become(ids, 'hidden', 'hidden');
  const hidden = (await eventsOf(`look-${ids[1]}`)).at(-1);
  const ban = (await eventsOf(`user-${userId}`)).at(-1);
  expect(hidden).toMatchObject({ type: 'LookHidden', metadata: { actor: { label: 'system' } } });
  expect([ban?.type, hidden?.metadata.$causationId]).toEqual(['MemberBanned', ban?.id]);
  await act(userId, 'unban');
  await become(ids, 'hidden', 'posted');
  // A look that staff showed and hid again during the ban stays hidden after it.
  await act(userId, 'ban');
  await become(ids, 'hidden', 'hidden');
  await side.call(staff, 'POST', `/v1/looks/${ids[1]}/actions/show`);
  await side.call(staff, 'POST', `/v1/looks/${ids[1]}/actions/hide`);
  await act(userId, 'unban');
  const [unbanned] = (await eventsOf(`user-${userId}`)).slice(-1);
  if (unbanned === undefined) throw new Error('there is no such event');
  await followMember(side.deps, unbanned, userId);
  expect(await seen(ids)).toEqual(['hidden', 'hidden']);
});

it('ignores the event of a ban that has ended meanwhile', async () => {
  const { userId, ids } = await posted();
  await act(userId, 'ban');
  await become(ids, 'hidden', 'hidden');
  await act(userId, 'unban');
  await become(ids, 'posted', 'posted');
  const ban = (await eventsOf(`user-${userId}`)).find(({ type }) => type === 'MemberBanned');
  if (ban === undefined) throw new Error('there is no such event');
  await followMember(side.deps, ban, userId);
  expect(await seen(ids)).toEqual(['posted', 'posted']);
});

it('removes all looks of a forgotten member, and none of others', async () => {
  const [leaving, staying] = [await posted(), await posted()];
  for (const id of leaving.itemIds) {
    const { status } = await side.call(staff, 'POST', `/v2/trysets/items/${id}/actions/force_purchase`, {
      reason: 'it stays there',
      fault_type: 'curator',
    });
    expect(status).toBe(200);
  }
  expect((await side.call(staff, 'DELETE', `/v1/users/${leaving.userId}`)).status).toBe(200);
  const isForgotten = async () => (await side.deps.streams.refresh(member, leaving.userId)).state.status;
  await expect.poll(isForgotten, { timeout: 20_000, interval: 50 }).toBe('forgotten');
  await become(leaving.ids, 'removed', 'removed');
  expect(await seen(staying.ids)).toEqual(['posted', 'posted']);
});
