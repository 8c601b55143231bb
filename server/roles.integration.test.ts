import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTokens } from '#http/token.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { endPrograms, type Program, startProgram } from '#test/program.ts';
import { settled } from '#test/settled.ts';
import { isRead } from './is-read.ts';

const jwtSecret = randomBytes(48).toString('base64');
let backend: TestBackend;
let url: string;
let readApis: string[];
let writeApi: string;
const programs: Program[] = [];

beforeAll(async () => {
  backend = await testBackend({ ownStore: true });
  const shared = {
    EVENTSTORE_URL: backend.eventStoreUrl,
    DATABASE_URL: backend.databaseUrl,
    JWT_SECRET: jwtSecret,
    MASTER_KEY: randomBytes(32).toString('base64'),
    TRUST_PROXY: 'true',
  };
  await start('projections', shared);
  const readApi = await start('read-api', shared);
  writeApi = await start('write-api', { ...shared, READ_API_URL: readApi });
  url = await start('dashboard', { READ_API_URL: readApi, WRITE_API_URL: writeApi });
  readApis = [readApi, await start('read-api', shared)];
});
afterAll(async () => {
  await endPrograms();
  await backend.close();
});

async function start(role: string, env: Record<string, string>): Promise<string> {
  const program = startProgram(['server/main.ts', role], { ...env, PORT: '0' });
  programs.push(program);
  const [, address = ''] = await program.says(/tryset is ready: (\S+)/);
  return address;
}

async function staffToken(): Promise<string> {
  const tokens = accessTokens({ key: Buffer.from(jwtSecret) });
  return `Bearer ${(await tokens.sign({ label: 'staff', id: 1, name: 'Kim', roles: ['owner'] })).token}`;
}

test('the dashboard service is ready when both APIs are', async () => {
  const health = await fetch(`${url}/health/ready`);
  expect(await health.json()).toEqual({
    ready: true,
    checks: [
      { name: 'read-api', ok: true },
      { name: 'write-api', ok: true },
    ],
  });
});

test('writes through the dashboard service reach its reads', async () => {
  const headers = { authorization: await staffToken(), 'content-type': 'application/json' };
  let position = '';
  for (const name of ['Alder', 'Birch']) {
    const body = JSON.stringify({ name });
    const written = await fetch(`${url}/v1/brands`, { method: 'POST', headers, body });
    expect([written.status, await written.text()]).toEqual([201, expect.any(String)]);
    position = written.headers.get('x-position') ?? '';
  }
  const read = await settled(() =>
    fetch(`${url}/v1/brands?limit=1&order=name`, { headers: { ...headers, 'x-min-position': position } }),
  );
  expect(read.headers.get('x-stale')).toBeNull();
  const page = await read.json();
  expect(page).toMatchObject({ count: 2, length: 1, data: [{ name: 'Alder' }] });
  // Links contain the origin to which the caller sent the request.
  expect(new URL(page.next).origin).toBe(url);
});

test('the graph writes to the write API, and reads the effect from the read API', async () => {
  const headers = { authorization: await staffToken(), 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Aspen' });
  const { id } = await (await fetch(`${url}/v1/brands`, { method: 'POST', headers, body })).json();
  const query = `mutation {
    updateBrandInformation(input: { brandId: ${id}, skuCode: "AS" }) { id name skuCode }
    gone: updateBrandInformation(input: { brandId: 999999, skuCode: "AS" }) { id }
  }`;
  const ask = async () => {
    const sent = JSON.stringify({ query });
    return (await fetch(`${url}/graphql`, { method: 'POST', headers, body: sent })).json();
  };
  const { data, errors, extensions } = await ask();
  expect(data).toEqual({ updateBrandInformation: { id, name: 'Aspen', skuCode: 'AS' }, gone: null });
  expect(errors).toMatchObject([
    { path: ['gone'], extensions: { errorCode: 'brand.not_found', status: 404 } },
  ]);
  expect(extensions).toEqual({ position: expect.stringMatching(/^\d+$/), stale: false });
});

test('two read roles give the same answer at the position of a write', async () => {
  const headers = { authorization: await staffToken(), 'content-type': 'application/json' };
  for (const name of ['Cedar', 'Elm', 'Fir']) {
    const body = JSON.stringify({ name });
    const written = await fetch(`${url}/v1/brands`, { method: 'POST', headers, body });
    const asked = { headers: { ...headers, 'x-min-position': written.headers.get('x-position') ?? '' } };
    const read = await Promise.all(
      readApis.map(async (api) => {
        const answer = await settled(() => fetch(`${api}/v1/brands?order=name`, asked));
        const { count, data } = await answer.json();
        return { stale: answer.headers.get('x-stale'), count, data };
      }),
    );
    expect(read[0]).toMatchObject({
      stale: null,
      data: expect.arrayContaining([expect.objectContaining({ name })]),
    });
    expect(read[1]).toEqual(read[0]);
  }
});

test('every read role records exports of personal data, and the search finds the records', async () => {
  const headers = { authorization: await staffToken() };
  const files = await Promise.all(
    [...readApis, ...readApis].map((api) => fetch(`${api}/v1/users/csv?role=curator`, { headers })),
  );
  expect(files.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const found = async () => {
    const answer = await fetch(`${url}/v1/events?types=PersonalDataExported`, { headers });
    return (await answer.json()).data;
  };
  await expect.poll(async () => (await found()).length, { timeout: 30_000 }).toBe(4);
  expect((await found())[0]).toMatchObject({
    stream: 'export-users',
    actor: { label: 'staff', id: 1 },
    data: { list: 'users', rows: 0, filters: ['role'] },
  });
});

test('every GET goes to the API that answers it', async () => {
  const gets = async (api: string) => {
    const { paths } = await (await fetch(`${api}/openapi.json`)).json();
    return Object.entries(paths as Record<string, object>).flatMap(([path, operations]) =>
      'get' in operations && path.startsWith('/v') ? [path] : [],
    );
  };
  const [read, write] = [await gets(readApis[0] ?? ''), await gets(writeApi)];
  expect(read.length).toBeGreaterThan(100);
  expect(write.length).toBeGreaterThan(10);
  expect(read.filter((path) => !isRead('GET', path))).toEqual([]);
  expect(write.filter((path) => isRead('GET', path))).toEqual([]);
});

test('the write API answers sign-in, also with GET', async () => {
  const permissions = await fetch(`${url}/v1/auth/permissions`);
  expect([permissions.status, (await permissions.json()).errorCode]).toEqual([401, 'auth.token_missing']);
});

test('each role stops cleanly, and the dashboard reports the missing APIs', async () => {
  const [projections, reads, writes, dashboard] = programs;
  for (const program of [reads, writes, projections]) {
    program?.kill('SIGTERM');
    expect(await program?.ended).toBe(0);
  }
  const unreachable = await fetch(`${url}/v1/stocks`);
  expect([unreachable.status, (await unreachable.json()).errorCode]).toEqual([503, 'service.unavailable']);
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);
  dashboard?.kill('SIGTERM');
  expect(await dashboard?.ended).toBe(0);
});
