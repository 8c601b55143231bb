import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pointAccount } from '#domain/points/point-account.ts';
import { memorySpan } from '#domain/remembered.ts';
import type { Caller } from '#http/caller.ts';
import type { ItemResult } from '#http/contract.ts';
import { staff } from '../testing/house.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
let userId: number;
beforeAll(async () => {
  side = await testWriteSide();
  ({ userId } = await givenStock(side, 0));
});
afterAll(() => side.close());

const move = (said: object, headers: Record<string, string> = {}, caller: Caller = staff) => {
  const body = { type: 'curator_incentive', message: 'Ten posts', ...said };
  return side.call(caller, 'POST', `/v1/users/${userId}/points`, body, headers);
};
const balance = async () => (await side.deps.streams.refresh(pointAccount, userId)).state.balance;

describe('moving points', () => {
  it('gives for a positive delta and takes for a negative one, each with its number', async () => {
    const before = await balance();
    const given = await move({ delta: 500 });
    const taken = await move({ delta: -200 });
    expect([given.status, taken.status]).toEqual([201, 201]);
    expect(taken.body.id).toBe(given.body.id + 1);
    expect(await balance()).toBe(before + 300);
  });

  it('recognises a key after more commands than other streams remember', async () => {
    const key = { 'idempotency-key': 'the first of many' };
    const first = await move({ delta: 10 }, key);
    for (let count = 0; count <= memorySpan; count++) await move({ delta: 1 });
    const before = await balance();
    expect((await move({ delta: 10 }, key)).body).toEqual(first.body);
    expect(await balance()).toBe(before);
    expect((await move({ delta: 11 }, key)).body.errorCode).toBe('idempotency.key_reused');
  });

  it('refuses to take more than there is and names the balance, except for penalties', async () => {
    const before = await balance();
    const refused = await move({ delta: -before - 1 });
    expect([refused.status, refused.body.errorCode]).toEqual([422, 'point_account.not_enough']);
    expect(refused.body.detail).toEqual({ balance: before, available: before, amount: before + 1 });
    expect((await move({ delta: -before - 1, type: 'look_penalty' })).status).toBe(201);
    expect(await balance()).toBe(-1);
  });

  it('lets two simultaneous requests take only as much as there is', async () => {
    await move({ delta: 1 - (await balance()) });
    const both = await Promise.all([move({ delta: -1 }), move({ delta: -1 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await balance()).toBe(0);
  });

  it.each([
    { delta: 0 },
    { delta: 1.5 },
    { delta: 10_000_001 },
    { delta: 1, type: 'tryset' },
    { delta: 1, message: ' ' },
  ])('refuses %o', async (said) => {
    expect((await move(said)).status).toBe(400);
  });

  it('is for staff, and for existing members', async () => {
    const own: Caller = { label: 'user', id: userId, name: 'Mina' };
    expect((await move({ delta: 1 }, {}, own)).status).toBe(403);
    const body = { delta: 1, type: 'sign_up_reward', message: 'Welcome' };
    const nobody = await side.call(staff, 'POST', '/v1/users/987654/points', body);
    expect([nobody.status, nobody.body.errorCode]).toEqual([404, 'user.not_found']);
  });
});

describe('points of many members', () => {
  const many = (said: object, key: string) =>
    side.call(
      staff,
      'POST',
      '/v1/users/points',
      { type: 'curator_incentive', message: 'Spring campaign', ...said },
      { 'idempotency-key': key },
    );
  const balanceOf = async (id: number) => (await side.deps.streams.refresh(pointAccount, id)).state.balance;

  it('move for each member separately, and once for one key', async () => {
    const said = (username: string) => ({ username, real_name: 'Kim', role: 'curator' });
    const made = ['rich', 'poor'].map((name) => side.call(staff, 'POST', '/v1/users', said(`${name}-one`)));
    const [rich, poor] = (await Promise.all(made)).map(({ body }) => body.id);
    const ids = [rich, poor, 987_654];
    const given = await many({ delta: 300, ids: [rich] }, 'to the rich');
    expect([given.status, given.body]).toEqual([200, [{ id: rich, ok: true, status: 'curator' }]]);

    const taken = await many({ delta: -200, ids }, 'from all');
    expect(taken.body.map(({ id, ok, errorCode }: ItemResult) => [id, ok, errorCode])).toEqual([
      [rich, true, undefined],
      [poor, false, 'point_account.not_enough'],
      [987_654, false, 'user.not_found'],
    ]);
    expect((await many({ delta: -200, ids }, 'from all')).body).toEqual(taken.body);
    expect([await balanceOf(rich), await balanceOf(poor)]).toEqual([100, 0]);
    const other = await many({ delta: -100, ids }, 'from all');
    expect(other.body[0]).toMatchObject({ ok: false, errorCode: 'idempotency.key_reused' });
  });

  it.each([
    [{ delta: 1 }, 400],
    [{ delta: 0, ids: [1] }, 400],
    [{ delta: 1, filter: { role: 'curator' } }, 400],
    [{ delta: 1, ids: [1], filter: {}, expected_count: 1 }, 400],
  ])('refuses %o', async (said, status) => {
    expect((await many(said, `refused ${JSON.stringify(said)}`)).status).toBe(status);
  });
});
