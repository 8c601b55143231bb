import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { type Ask, asker } from '#test/ask.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';

let server: TestServer;
let asked: Ask;
beforeAll(async () => {
  // A store has one policy, so this test needs its own store.
  server = await testServer({ ownStore: true });
  asked = asker(server);
});
afterAll(() => server?.close());

const ask = (method: string, path: string, caller: Caller = staff, body?: object, headers = {}) =>
  asked(caller, method, path, body, headers);

const path = '/v1/tax-policy';

test('owners revise the tax rates, staff see them with their history, and nobody else does', async () => {
  expect((await ask('GET', path)).body).toEqual({ KOREA: 10, JAPAN: 10, revision: null });
  const put = (rates: object, headers = {}) => ask('PUT', path, staff, rates, headers);
  expect((await put({ KOREA: 12, JAPAN: 10 })).status).toBe(200);
  expect((await put({ KOREA: 12, JAPAN: 8 }, { 'if-match': '"0"' })).status).toBe(200);
  expect((await ask('GET', path)).body).toEqual({ KOREA: 12, JAPAN: 8, revision: '1' });
  expect((await put({ KOREA: 10, JAPAN: 10 }, { 'if-match': '"0"' })).status).toBe(412);
  expect((await put({ KOREA: 101, JAPAN: 10 })).status).toBe(400);

  const { data } = (await ask('GET', `${path}/history`)).body;
  expect(data.map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [{ field: 'JAPAN', before: 10, after: 8 }],
    expect.arrayContaining([{ field: 'KOREA', before: null, after: 12 }]),
  ]);

  const auditor: Caller = { label: 'staff', id: 2, name: 'Seo', roles: ['auditor'] };
  expect((await ask('GET', path, auditor)).status).toBe(200);
  expect((await ask('PUT', path, auditor, { KOREA: 10, JAPAN: 10 })).status).toBe(403);
  const brand = { name: 'Acme', nameKo: null };
  const admin: Caller = { label: 'brand_admin', id: 1, name: 'Lee', brandId: 1, brand };
  for (const other of [admin, { label: 'user', id: 5, name: 'mina' } as const]) {
    expect((await ask('GET', path, other)).status).toBe(403);
    expect((await ask('GET', `${path}/history`, other)).status).toBe(403);
    expect((await ask('PUT', path, other, { KOREA: 10, JAPAN: 10 })).status).toBe(403);
  }
});
