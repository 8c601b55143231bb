import { afterAll, beforeAll, expect, it } from 'vitest';
import { pointAccount } from '#domain/points/point-account.ts';
import { readStream } from '#event-store/load.ts';
import { react } from '../kit/follower/reactor.ts';
import { givenItems } from '../looks/testing/given-items.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const call = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, body: object = {}) => {
  const { status } = await side.call(staff, method, url, body);
  expect([url, status < 300 ? 'taken' : status]).toEqual([url, 'taken']);
};
const actOn = (userId: number, action: string) =>
  call('POST', `/v1/users/${userId}/actions/${action}`, { reason: 'so' });
const balanceOf = async (userId: number) =>
  (await side.deps.streams.refresh(pointAccount, userId)).state.balance;
const becomes = (userId: number, points: number) =>
  expect.poll(() => balanceOf(userId), { timeout: 20_000, interval: 50 }).toBe(points);
const eventsOf = (stream: string) => Array.fromAsync(readStream(side.deps.streams.client, stream));
const typesOf = async (userId: number) => (await eventsOf(`point_account-${userId}`)).map(({ type }) => type);

/** Creates a member with a look whose approval earns 5,000 points. */
async function posted() {
  const { userId, itemIds } = await givenItems(side, 1);
  const said = { sns_type: 'Instagram', tryset_item_ids: itemIds, user_id: userId };
  const { body } = await side.call(staff, 'POST', '/v1/looks', said);
  const onLook = (action: string, more: object = {}) =>
    call('POST', `/v1/looks/${body.id}/actions/${action}`, more);
  return { userId, itemIds, onLook };
}

it('a reward earned during a ban waits for its end, and comes once', async () => {
  const { userId, onLook } = await posted();
  await actOn(userId, 'ban');
  await onLook('approve_item');
  expect([await balanceOf(userId), await typesOf(userId)]).toEqual([0, ['PointsSuspended']]);
  await call('POST', `/v1/users/${userId}/points`, { delta: 70, type: 'product_fault', message: 'torn' });
  await onLook('penalize', { points: 20, reason: 'removed early' });
  expect(await balanceOf(userId)).toBe(50);
  await actOn(userId, 'unban');
  expect(await balanceOf(userId)).toBe(5_050);
  for (const stream of [`point_account-${userId}`, `user-${userId}`]) {
    for (const event of await eventsOf(stream)) await react(side.deps, event);
  }
  expect(await typesOf(userId)).toEqual([
    'PointsSuspended',
    'PointsGiven',
    'PointsTaken',
    'PointsGiven',
    'PointsResumed',
  ]);
});

it('a reward taken back during a ban is gone at its end, also if a given role ends it', async () => {
  const { userId, onLook } = await posted();
  await onLook('approve_item');
  await call('PATCH', `/v1/users/${userId}`, { role: 'banned', reason: 'so' });
  await onLook('reopen_item');
  expect(await balanceOf(userId)).toBe(5_000);
  await call('PATCH', `/v1/users/${userId}`, { role: 'curator' });
  await becomes(userId, 0);
  await onLook('approve_item');
  expect(await balanceOf(userId)).toBe(5_000);
});

it('points that start to wait after the ban has ended are paid at once', async () => {
  const { userId, onLook } = await posted();
  await actOn(userId, 'ban');
  await onLook('approve_item');
  // Simulates a ban that ended between the decision and its event.
  const [suspended] = await eventsOf(`point_account-${userId}`);
  if (suspended === undefined) throw new Error('nothing waits');
  await react(side.deps, suspended);
  expect(await balanceOf(userId)).toBe(0);
  await actOn(userId, 'unban');
  await react(side.deps, suspended);
  expect(await balanceOf(userId)).toBe(5_000);
});

it('a forgotten member loses the points, and owes nothing for looks removed then', async () => {
  const { userId, onLook, itemIds } = await posted();
  await onLook('approve_item');
  await call('POST', `/v1/users/${userId}/points`, { delta: 300, type: 'product_fault', message: 'torn' });
  const said = { reason: 'it stays there', fault_type: 'curator' };
  await call('POST', `/v2/trysets/items/${itemIds[0]}/actions/force_purchase`, said);
  await call('DELETE', `/v1/users/${userId}`);
  await expect.poll(() => typesOf(userId), { timeout: 20_000 }).toContain('PointsForfeited');
  await side.reacted();
  const events = await eventsOf(`point_account-${userId}`);
  expect(events.at(-1)).toMatchObject({
    type: 'PointsForfeited',
    data: { amount: 5_300, balance: 0 },
    metadata: { actor: { label: 'system' } },
  });
});
