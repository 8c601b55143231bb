import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemResult } from '#http/contract.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { settled } from '#test/settled.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ seed: 'demo' });
}, 300_000);
afterAll(() => server?.close());

async function ask(method: 'GET' | 'POST', path: string, body?: object, headers = {}) {
  const authorization = await server.authorization(staff);
  const response = await settled(() =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const matching = async () => (await ask('GET', '/v1/stocks?statuses=in_check&limit=1')).body.count as number;
const hold = (body: object, key: string) =>
  ask('POST', '/v1/stocks/actions/hold', { reason: 'wet boxes', ...body }, { 'idempotency-key': key });

test('a repeated request acts on the first selection, even when the filter matches nothing any more', async () => {
  const filter = { statuses: 'in_check' };
  const count = await matching();
  expect(count).toBeGreaterThan(1);
  const selection = { filter, expected_count: count };

  const changed = await hold({ filter, expected_count: count + 1 }, 'too many');
  expect([changed.status, changed.body.errorCode]).toEqual([409, 'bulk.count_changed']);
  const first = await hold(selection, 'once');
  expect(first.status).toBe(200);
  expect((first.body as ItemResult[]).map(({ ok }) => ok)).toEqual(Array(count).fill(true));
  await ask('GET', '/v1/stocks?limit=1', undefined, {
    'x-min-position': first.headers.get('x-position') ?? '0',
  });
  expect(await matching()).toBe(0);

  const again = await hold(selection, 'once');
  expect([again.status, again.body]).toEqual([200, first.body]);
  const unlike = await hold({ filter, expected_count: 0 }, 'once');
  expect([unlike.status, unlike.body.errorCode]).toEqual([409, 'idempotency.key_reused']);
  const later = await hold(selection, 'another');
  expect([later.status, later.body.errorCode]).toEqual([409, 'bulk.count_changed']);
});

test('a filter includes changes that were acknowledged just before', async () => {
  const { count, data } = (await ask('GET', '/v1/stocks?statuses=hold')).body;
  expect(count).toBeGreaterThan(2);
  for (const [index, { id }] of data.slice(0, 2).entries()) {
    const expected_count = count - index - 1;
    expect((await ask('POST', `/v1/stocks/${id}/actions/release_hold`, {})).status).toBe(200);
    const all = { filter: { statuses: 'hold' }, expected_count };
    const key = { 'idempotency-key': `all ${index}` };
    const { status, body } = await ask(
      'POST',
      '/v1/stocks/actions/memo',
      { ...all, comment: 'dry again' },
      key,
    );
    expect([status, body.length]).toEqual([200, expected_count]);
  }
});

test('refuses a selection over the bulk limit and names its size', async () => {
  const { count } = (await ask('GET', '/v1/stocks?limit=1')).body;
  const all = await hold({ filter: {}, expected_count: count }, 'all');
  expect([all.status, all.body.errorCode, all.body.detail]).toEqual([
    422,
    'bulk.too_many',
    { count, limit: 500 },
  ]);
});
