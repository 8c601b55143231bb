// @module-tag thorough
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTokens } from '#http/token.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { endPrograms, startProgram } from '#test/program.ts';
import { eventually } from './testing/eventually.ts';

const jwtSecret = randomBytes(48).toString('base64');
let backend: TestBackend;
let env: Record<string, string>;
let readApi: string;
let writeApi: string;

beforeAll(async () => {
  backend = await testBackend({ ownStore: true });
  env = {
    EVENTSTORE_URL: backend.eventStoreUrl,
    DATABASE_URL: backend.databaseUrl,
    JWT_SECRET: jwtSecret,
    MASTER_KEY: randomBytes(32).toString('base64'),
  };
  await start('projections');
  readApi = await start('read-api');
  writeApi = await start('write-api', { READ_API_URL: readApi });
});
afterAll(async () => {
  await endPrograms();
  await backend.close();
});

async function start(role: string, more: Record<string, string> = {}): Promise<string> {
  const program = startProgram(['server/main.ts', role], { ...env, ...more, PORT: '0' });
  const [, address = ''] = await program.says(/tryset is ready: (\S+)/);
  return address;
}

async function call(url: string, { method = 'GET', token = '', body }: Call = {}) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, body: await response.json() };
}
interface Call {
  method?: string;
  token?: string;
  body?: object;
}

async function staffToken(): Promise<string> {
  const tokens = accessTokens({ key: Buffer.from(jwtSecret) });
  return (await tokens.sign({ label: 'staff', id: 1, name: 'Kim', roles: ['owner'] })).token;
}

async function aBrand(name: string): Promise<number> {
  const token = await staffToken();
  return (await call(`${writeApi}/v1/brands`, { method: 'POST', token, body: { name } })).body.id;
}

async function anAdmin(brandId: number, username: string) {
  const token = await staffToken();
  const body = { username, password: 'long enough for one' };
  const added = await call(`${writeApi}/v1/brands/${brandId}/admins`, { method: 'POST', token, body });
  return { id: added.body.id as number, ...(await signIn(username, body.password)) };
}

async function signIn(username: string, password: string) {
  const body = { method: 'brand_admin', username, password };
  const answer = await call(`${writeApi}/v1/auth/authorize`, { method: 'POST', body });
  return answer.body as { accessToken: string; refreshToken: string };
}

/** Makes a personal read and a write with this token, and returns the status and error code of both. */
async function answers(token: string, readUrl = readApi) {
  const read = await call(`${readUrl}/v1/views?room=stocks`, { token });
  const write = await call(`${writeApi}/v1/auth/permissions`, { token });
  return [read, write].map(({ status, body }) => body.errorCode ?? status);
}

/** Opens the live updates with a token. `ended` resolves when the stream ends. */
async function live(token: string) {
  const response = await fetch(`${readApi}/v1/live`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return { ended: response.text() };
}

const isOut = (codes: unknown[]) => codes.every((code) => code === 'auth.token_ended');

test('both roles refuse a removed admin at once and end its live updates; others stay', async () => {
  const brandId = await aBrand('Acme');
  const [gone, stays] = [await anAdmin(brandId, 'acme-1'), await anAdmin(brandId, 'acme-2')];
  expect(await answers(gone.accessToken)).toEqual([200, 200]);
  const following = await live(gone.accessToken);
  const url = `${writeApi}/v1/brands/${brandId}/admins/${gone.id}`;
  expect((await call(url, { method: 'DELETE', token: await staffToken() })).status).toBe(200);
  await eventually(() => answers(gone.accessToken), isOut);
  await following.ended;
  expect(await answers(stays.accessToken)).toEqual([200, 200]);
});

test('a new password, a sign-out and a removed brand end tokens in both roles', async () => {
  const brandId = await aBrand('Bolt');
  const { id, ...first } = await anAdmin(brandId, 'bolt');
  const token = await staffToken();
  const body = { admin_id: id, password: 'another one, as long' };
  await call(`${writeApi}/v1/brands/${brandId}/admins/reset_password`, { method: 'POST', token, body });
  await eventually(() => answers(first.accessToken), isOut);

  const second = await signIn('bolt', body.password);
  expect(await answers(second.accessToken)).toEqual([200, 200]);
  const refresh_token = second.refreshToken;
  await call(`${writeApi}/v1/auth/sign-out`, { method: 'POST', body: { refresh_token } });
  await eventually(() => answers(second.accessToken), isOut);

  const third = await signIn('bolt', body.password);
  expect(await answers(third.accessToken)).toEqual([200, 200]);
  await call(`${writeApi}/v1/brands/${brandId}`, { method: 'DELETE', token });
  await eventually(() => answers(third.accessToken), isOut);
});

test('a role that starts later refuses tokens that ended before', async () => {
  const brandId = await aBrand('Cedar');
  const { id, accessToken } = await anAdmin(brandId, 'cedar');
  const url = `${writeApi}/v1/brands/${brandId}/admins/${id}`;
  expect((await call(url, { method: 'DELETE', token: await staffToken() })).status).toBe(200);
  const later = await start('read-api');
  expect(isOut(await answers(accessToken, later))).toBe(true);
});
