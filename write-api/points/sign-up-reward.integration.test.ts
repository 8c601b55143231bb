import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointAccount } from '#domain/points/point-account.ts';
import { firstPointPolicy } from '#domain/points/point-policy.ts';
import { readStream } from '#event-store/load.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { rewardSignUp } from './sign-up-reward.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide({ ownStore: true });
});
afterAll(() => side.close());

const { birthMonth: birth_month, signUpReward: _, ...rates } = firstPointPolicy;
async function promise(sign_up_reward?: number) {
  const said = { ...rates, birth_month, ...(sign_up_reward !== undefined && { sign_up_reward }) };
  expect((await side.call(staff, 'PUT', '/v1/point-policy', said)).status).toBe(200);
}
async function aMember(name: string, role = 'applying_only'): Promise<number> {
  return (await side.call(staff, 'POST', '/v1/users', { username: name, role })).body.id;
}
async function act(id: number, action: string, body: object = {}) {
  const { status } = await side.call(staff, 'POST', `/v1/users/${id}/actions/${action}`, body);
  expect([action, status]).toEqual([action, 200]);
}
const approve = (id: number) => act(id, 'approve', { role: 'curator' });
const balanceOf = async (id: number) => (await side.deps.streams.refresh(pointAccount, id)).state.balance;
const becomes = (id: number, points: number) =>
  expect.poll(() => balanceOf(id), { timeout: 20_000, interval: 50 }).toBe(points);
async function eventsOf(stream: string) {
  return Array.fromAsync(readStream(side.deps.streams.client, stream));
}

test('a first approval earns the reward promised at that moment, once', async () => {
  const before = await aMember('before');
  await approve(before);
  await promise(300);
  const [first, staffs] = [await aMember('first'), await aMember('staffs', 'curator')];
  await approve(first);
  await becomes(first, 300);
  const [given] = await eventsOf(`point_account-${first}`);
  expect(given).toMatchObject({
    type: 'PointsGiven',
    data: { amount: 300, pointReason: 'sign_up_reward', message: '', balance: 300 },
    metadata: { actor: { label: 'system', id: null } },
  });
  const approval = (await eventsOf(`user-${first}`)).find(({ type }) => type === 'MemberApproved');
  expect(given?.metadata.$causationId).toBe(approval?.id);

  for (const id of [before, first]) {
    await act(id, 'make_normal');
    await approve(id);
  }
  await promise(500);
  const last = await aMember('last');
  await approve(last);
  await becomes(last, 500);
  // The reactions to these members ran before the policy was set.
  expect(await Promise.all([before, first, staffs].map(balanceOf))).toEqual([0, 300, 0]);
});

test('a repeated or late reaction gives the same reward', async () => {
  await promise(200);
  const id = await aMember('late');
  await approve(id);
  await becomes(id, 200);
  await promise(900);
  const approval = (await eventsOf(`user-${id}`)).find(({ type }) => type === 'MemberApproved');
  if (approval === undefined) throw new Error('nobody was approved');
  await rewardSignUp(side.deps, approval, id);
  expect(await balanceOf(id)).toBe(200);
});

test('a policy without a reward leaves it unchanged', async () => {
  await promise(120);
  await promise();
  const id = await aMember('kept');
  await approve(id);
  await becomes(id, 120);
});
