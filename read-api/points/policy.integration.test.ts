import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { type Ask, asker } from '#test/ask.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';

let server: TestServer;
let asked: Ask;
beforeAll(async () => {
  // A store has one policy, so this test needs its own store: other tests of a shared store revise the policy.
  server = await testServer({ ownStore: true });
  asked = asker(server);
});
afterAll(() => server?.close());

const ask = (method: string, path: string, caller: Caller = staff, body?: object, headers = {}) =>
  asked(caller, method, path, body, headers);

const first = { white: 5, gray: 6, red: 7, black: 8, partner: 10 };
const path = '/v1/point-policy';

test('the point policy is revised by staff, visible only to them, and has a history', async () => {
  expect((await ask('GET', path)).body).toEqual({ ...first, birthMonth: 5, signUpReward: 0, revision: null });
  const put = (policy: object, headers = {}) => ask('PUT', path, staff, policy, headers);
  expect((await put({ ...first, white: 6, birth_month: 5 })).status).toBe(200);
  expect((await put({ ...first, white: 6, birth_month: 7 }, { 'if-match': '"0"' })).status).toBe(200);
  expect((await ask('GET', path)).body).toEqual({
    ...first,
    white: 6,
    birthMonth: 7,
    signUpReward: 0,
    revision: '1',
  });
  expect((await put({ ...first, birth_month: 5 }, { 'if-match': '"0"' })).status).toBe(412);
  expect((await put({ ...first, white: 51, birth_month: 5 })).status).toBe(400);
  expect((await put({ ...first, birth_month: 5 })).status).toBe(200);

  const { id } = (await ask('POST', '/v1/users', staff, { username: 'mina' })).body;
  await put({ ...first, white: 9, birth_month: 5 });
  expect((await ask('GET', `/v1/users/${id}`)).body).toMatchObject({ pointRate: 9, pointRateBirthMonth: 5 });
  await put({ ...first, birth_month: 5 });

  const { data } = (await ask('GET', `${path}/history`)).body;
  expect(data.map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [{ field: 'white', before: 9, after: 5 }],
    [{ field: 'white', before: 5, after: 9 }],
    [
      { field: 'white', before: 6, after: 5 },
      { field: 'birthMonth', before: 7, after: 5 },
    ],
    [{ field: 'birthMonth', before: 5, after: 7 }],
    expect.arrayContaining([{ field: 'white', before: null, after: 6 }]),
  ]);

  const brand = { name: 'Acme', nameKo: null };
  const admin: Caller = { label: 'brand_admin', id: 1, name: 'Lee', brandId: 1, brand };
  for (const other of [admin, { label: 'user', id: 5, name: 'mina' } as const]) {
    expect((await ask('GET', path, other)).status).toBe(403);
    expect((await ask('PUT', path, other, { ...first, birth_month: 5 })).status).toBe(403);
  }
});
