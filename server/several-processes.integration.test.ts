import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTokens } from '#http/token.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { endPrograms, type Program, startProgram } from '#test/program.ts';
import { settled } from '#test/settled.ts';

const jwtSecret = randomBytes(48).toString('base64');
let backend: TestBackend;
let dashboard: Started;
const reads: Started[] = [];
const writes: Started[] = [];

interface Started {
  url: string;
  program: Program;
}

/** Two processes of each API behind one dashboard. */
beforeAll(async () => {
  backend = await testBackend({ ownStore: true });
  const shared = {
    EVENTSTORE_URL: backend.eventStoreUrl,
    DATABASE_URL: backend.databaseUrl,
    JWT_SECRET: jwtSecret,
    MASTER_KEY: randomBytes(32).toString('base64'),
  };
  await start('projections', shared);
  for (const _ of [1, 2]) reads.push(await start('read-api', shared));
  const READ_API_URL = urlsOf(reads);
  for (const _ of [1, 2])
    writes.push(await start('write-api', { ...shared, READ_API_URL: reads[0]?.url ?? '' }));
  dashboard = await start('dashboard', { READ_API_URL, WRITE_API_URL: urlsOf(writes) });
});
afterAll(async () => {
  await endPrograms();
  await backend.close();
});

const urlsOf = (started: readonly Started[]) => started.map(({ url }) => url).join(',');

async function start(role: string, env: Record<string, string>): Promise<Started> {
  const program = startProgram(['server/main.ts', role], { ...env, PORT: '0' });
  const [, url = ''] = await program.says(/tryset is ready: (\S+)/);
  return { url, program };
}

async function headers() {
  const tokens = accessTokens({ key: Buffer.from(jwtSecret) });
  const { token } = await tokens.sign({ label: 'staff', id: 1, name: 'Kim', roles: ['owner'] });
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

/** Sends a command, again under its idempotency key as long as the answer is 503. */
async function command(method: 'POST' | 'PATCH', path: string, body: object) {
  const key = randomUUID();
  const sent = {
    method,
    headers: { ...(await headers()), 'idempotency-key': key },
    body: JSON.stringify(body),
  };
  return settled(() => fetch(`${dashboard.url}${path}`, sent));
}

test('commands and reads go on when a process of each API is killed', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 12; index++) {
    const made = await command('POST', '/v1/brands', { name: `Brand ${index}` });
    expect(made.status).toBe(201);
    ids.push((await made.json()).id);
  }
  for (const [index, id] of ids.entries()) {
    if (index === 4) for (const started of [reads[1], writes[1]]) started?.program.kill('SIGKILL');
    const renamed = await command('PATCH', `/v1/brands/${id}`, { name: `Renamed ${index}` });
    expect([id, renamed.status, await renamed.text()]).toEqual([id, 200, expect.any(String)]);
    const asked = { ...(await headers()), 'x-min-position': renamed.headers.get('x-position') ?? '' };
    const read = await settled(() => fetch(`${dashboard.url}/v1/brands/${id}`, { headers: asked }));
    expect(await read.json()).toMatchObject({ id, name: `Renamed ${index}` });
  }
  const history = await fetch(`${dashboard.url}/v1/brands/${ids[0]}/history`, { headers: await headers() });
  expect((await history.json()).count).toBe(2);
});

test('the dashboard stays ready and tells how many processes are', async () => {
  const health = await fetch(`${dashboard.url}/health/ready`);
  const detail = '1 of 2 processes are ready';
  expect([health.status, await health.json()]).toEqual([
    200,
    {
      ready: true,
      checks: [
        { name: 'read-api', ok: true, detail },
        { name: 'write-api', ok: true, detail },
      ],
    },
  ]);
});
