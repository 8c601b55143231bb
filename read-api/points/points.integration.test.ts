import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { type Ask, asker } from '#test/ask.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';

let server: TestServer;
let asked: Ask;
beforeAll(async () => {
  server = await testServer();
  asked = asker(server);
});
afterAll(() => server?.close());

const ask = (method: string, path: string, caller: Caller = staff, body?: object) =>
  asked(caller, method, path, body);

test('shows the same account to the member and to staff, within their scopes', async () => {
  const { id } = (await ask('POST', '/v1/users', staff, { username: 'mina' })).body;
  const other = (await ask('POST', '/v1/users', staff, { username: 'nora' })).body;
  const mina: Caller = { label: 'user', id, name: 'mina' };
  const brand = { name: 'Acme', nameKo: null };
  const admin: Caller = { label: 'brand_admin', id: 1, name: 'Lee', brandId: 1, brand };
  const path = `/v1/users/${id}/points`;
  const move = (delta: number, type: string) =>
    ask('POST', path, staff, { delta, type, message: `${delta}!` });
  expect((await ask('GET', '/v1/users/self/point', mina)).body).toEqual({
    point: 0,
    held: 0,
    available: 0,
  });
  await move(500, 'sign_up_reward');
  await move(-200, 'force_subscription');
  await move(-400, 'look_penalty');

  expect((await ask('GET', '/v1/users/self/point', mina)).body).toEqual({
    point: -100,
    held: 0,
    available: -100,
  });
  const { count, data } = (await ask('GET', path)).body;
  expect(count).toBe(3);
  expect(data).toMatchObject([
    { id: 3, delta: -400, balance: -100, data: { type: 'look_penalty', message: '-400!' } },
    { id: 2, delta: -200, balance: 300 },
    { id: 1, delta: 500, balance: 500, data: { type: 'sign_up_reward', message: '500!' } },
  ]);
  const own = async (query: string) =>
    (await ask('GET', `/v1/users/self/point/history?${query}`, mina)).body.data.map(
      (move: { id: number }) => move.id,
    );
  expect(await own('')).toEqual([3, 2, 1]);
  expect(await own('delta_type=plus')).toEqual([1]);
  expect(await own('delta_type=minus&limit=1')).toEqual([3]);
  expect(await own('type=force_subscription')).toEqual([2]);
  expect(
    (await ask('GET', `${path}/csv?delta_type=minus&language=ko`)).text.split('\r\n').slice(0, 2),
  ).toEqual([
    '번호,등록 시각,포인트,잔액,사유,메시지,트라이셋 번호,주문 번호,이용권 번호,룩 번호,트라이셋 아이템 번호',
    expect.stringMatching(/^3,.*,-400,-100,룩 패널티,/),
  ]);

  const point = async (caller: Caller) => (await ask('GET', `/v1/users/${id}`, caller)).body.point;
  expect([await point(staff), await point(mina)]).toEqual([-100, -100]);
  expect((await ask('GET', `/v1/users/${other.id}`)).body.point).toBe(0);
  expect((await ask('GET', path, mina)).status).toBe(403);
  expect((await ask('GET', path, admin)).status).toBe(403);
  expect((await ask('GET', '/v1/users/987654/points')).status).toBe(404);

  const { data: told } = (await ask('GET', `/v1/users/${id}/history`)).body;
  expect(told.map(({ type }: { type: string }) => type)).toEqual([
    'PointsTaken',
    'PointsTaken',
    'PointsGiven',
    'MemberRegistered',
  ]);
});
