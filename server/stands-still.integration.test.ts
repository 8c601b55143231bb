// @module-tag thorough
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { eventually } from './testing/eventually.ts';

let server: TestServer;
let brand: string;
beforeAll(async () => {
  server = await testServer({ ownStore: true });
  const made = await ask('/v1/brands', 'POST', { name: 'Alder' });
  expect(made.status).toBe(201);
  brand = `/v1/brands/${(await made.json()).id}`;
});
afterAll(() => server?.close());

async function ask(path: string, method = 'GET', body?: object): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: await server.authorization(staff), 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function list() {
  const answer = await ask('/v1/brands');
  const { data } = await answer.json();
  return { stale: answer.headers.get('x-stale'), names: data.map(({ name }: { name: string }) => name) };
}

test('without the right to read $all, commands work and lists say that they stand still', async () => {
  const { faults } = server.backend;
  await eventually(list, ({ stale, names }) => stale === null && names.includes('Alder'));
  const refused = { answer: 'access-denied', on: ['read', 'subscribe'], onlyAll: true } as const;
  const raised = faults.raise({ ...refused, times: Number.POSITIVE_INFINITY });
  // With this buffer, the next event ends the live subscriptions.
  faults.liveBuffer = 0;
  const renamed = await ask(brand, 'PATCH', { name: 'Birch' });
  expect(renamed.status).toBe(200);
  expect(await eventually(list, ({ stale }) => stale === 'true')).toMatchObject({ names: ['Alder'] });
  const again = await ask(brand, 'PATCH', { name: 'Cedar' });
  expect(again.status).toBe(200);
  const { checks } = await (await fetch(`${server.url}/health/ready`)).json();
  expect(checks).toContainEqual({
    name: 'event-store',
    ok: false,
    detail: expect.stringContaining('may not read $all'),
  });
  faults.liveBuffer = Number.POSITIVE_INFINITY;
  raised.lift();
  await eventually(list, ({ stale, names }) => stale === null && names.includes('Cedar'));
});
