import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ ownStore: true });
  for (const name of ['Alder', 'Birch']) {
    const answer = await fetch(`${server.url}/v1/brands`, {
      method: 'POST',
      headers: { authorization: await server.authorization(staff), 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    expect(answer.status).toBe(201);
  }
});
afterAll(() => server?.close());

const admin: Caller = {
  label: 'brand_admin',
  id: 1,
  name: 'Lee',
  brandId: 1,
  brand: { name: 'One', nameKo: null },
};

async function asked(query: string, by: Caller = staff): Promise<Response> {
  const headers = { authorization: await server.authorization(by) };
  return fetch(`${server.url}/v1/replay/log${query}`, { headers });
}

async function linesOf(query: string) {
  const answer = await asked(query);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="log.ndjson.gz"');
  const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  const lines = text.trimEnd().split('\n');
  const [header, ...rest] = lines.map((line) => JSON.parse(line));
  const closing = rest.pop();
  const before = `${lines.slice(0, -1).join('\n')}\n`;
  expect(closing.sha256).toBe(createHash('sha256').update(before).digest('hex'));
  return { header, events: rest, closing };
}

test('exports the whole log or a selection as a file with counts and hash', async () => {
  const whole = await linesOf('');
  const registered = whole.events.filter(({ type }) => type === 'BrandRegistered');
  expect(registered.map(({ data }) => data.name)).toEqual(['Alder', 'Birch']);
  expect(whole.closing.events).toBe(whole.events.length);
  const [, birch] = registered;

  const one = await linesOf(`?stream=${birch.stream}`);
  expect(one.header.filter).toEqual({ stream: birch.stream });
  expect(one.events).toEqual(whole.events.filter(({ stream }) => stream === birch.stream));
  expect((await linesOf('?type=BrandRegistered')).events).toEqual(registered);
  const brand = birch.stream.split('-')[1];
  expect((await linesOf(`?brand_id=${brand}&category=brand`)).events).toEqual(one.events);
  expect((await linesOf('?time_before=2020-01-01')).events).toEqual([]);
  const [first, last] = [whole.events[0], birch].map(({ created }) => created.slice(0, 10));
  expect((await linesOf(`?time_after=${first}&time_before=${last}`)).events).toEqual(whole.events);
});

test('refuses an invalid selection, and every caller except staff', async () => {
  for (const [query, name] of [
    ['?brand_id=x', 'brand_id'],
    ['?time_after=tomorrow', 'time_after'],
    ['?streams=x', 'streams'],
  ] as const) {
    const answer = await asked(query);
    const { detail } = await answer.json();
    expect([answer.status, detail.fields[0].name]).toEqual([400, name]);
  }
  expect((await asked('', admin)).status).toBe(403);
});
