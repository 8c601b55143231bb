import { beforeEach, describe, expect, test } from 'vitest';
import type { StoredSession } from '../session/stored-session.ts';
import { type ApiError, SignedOutError, UnreachableError } from './api-error.ts';
import { type HttpClient, httpClient } from './http-client.ts';
import { RequiredParameterError } from './required-parameter.ts';
import { seenPosition } from './seen-position.ts';

interface Sent {
  url: string;
  headers: Headers;
  method: string;
  body: unknown;
}

const error = (status: number, errorCode: string) =>
  new Response(JSON.stringify({ errorCode, message: 'no', detailCode: 'd', detail: { status: 'x' } }), {
    status,
  });
const ok = (body: unknown = {}, headers = {}) => new Response(JSON.stringify(body), { headers });

let sent: Sent[];
let ended: string[];
let failures: ApiError[];
let session: StoredSession | null;
let refreshed: StoredSession | null;
let answers: (Response | Error)[];
let client: HttpClient;
let now: number;
let waits: number[];

const old: StoredSession = { accessToken: 'old', scope: 'staff', refreshToken: 'r', expiry: 100 };

beforeEach(() => {
  [sent, ended, answers, failures] = [[], [], [], []];
  now = 50;
  waits = [];
  session = old;
  refreshed = { ...old, accessToken: 'new' };
  client = httpClient({
    fetch: async (url, init) => {
      const { method = '', body } = init ?? {};
      sent.push({ url: String(url), headers: new Headers(init?.headers), method, body });
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer planned');
      return answer;
    },
    host: () => 'http://api.example',
    position: seenPosition(),
    now: () => now,
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
    failed: (failure) => failures.push(failure),
    session: {
      current: () => session,
      isNeeded: true,
      refresh: async () => refreshed,
      ended: (reason) => ended.push(reason),
    },
  });
});

const header = (at: number, name: string) => sent[at]?.headers.get(name) ?? null;

const away = (seconds: string) =>
  new Response('{"errorCode":"service.unavailable"}', { status: 503, headers: { 'retry-after': seconds } });

describe('a command that the server cannot take', () => {
  const memo = { params: { id: 7 }, body: { memo: 'x' }, intent: 'k1' } as const;

  test('is resent with its key until it is taken', async () => {
    answers = [away('2'), away('1'), ok({ id: 7 })];
    expect(await client.call('PATCH', '/v1/stocks/{id}', memo)).toEqual({ data: { id: 7 }, stale: null });
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k1', 'k1', 'k1']);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(waits).toEqual([2_000, 1_000]);
    expect(failures).toEqual([]);
  });

  test('is given up after half a minute, and at once if the server asks for a long pause', async () => {
    answers = Array.from({ length: 20 }, () => away('2'));
    await expect(client.call('PATCH', '/v1/stocks/{id}', memo)).rejects.toMatchObject({ status: 503 });
    expect(waits).toHaveLength(15);
    answers = [away('30')];
    await expect(client.call('PATCH', '/v1/stocks/{id}', memo)).rejects.toMatchObject({ status: 503 });
    expect(waits).toHaveLength(15);
  });

  test('is not resent without a key, or if nobody asks for it', async () => {
    answers = [away('1'), error(503, 'service.unavailable')];
    await expect(client.call('GET', '/v1/stocks')).rejects.toMatchObject({ status: 503 });
    await expect(client.call('PATCH', '/v1/stocks/{id}', memo)).rejects.toMatchObject({ status: 503 });
    expect(waits).toEqual([]);
  });
});

describe('a call', () => {
  test('carries the token, its parameters and its query without empty values', async () => {
    answers = [ok({ a: 1 })];
    const answer = await client.call('GET', '/v1/stocks/{id}', {
      params: { id: 7 },
      query: { q: 'a b', n: null, e: '' },
    });
    expect(answer).toEqual({ data: { a: 1 }, stale: null });
    expect(sent[0]?.url).toBe('http://api.example/v1/stocks/7?q=a+b');
    expect(header(0, 'authorization')).toBe('Bearer old');
    expect(header(0, 'cache-destroy')).toBeNull();
  });

  test('carries the seen revision, and files beside the body that names them', async () => {
    answers = [ok(), ok()];
    const logo = new Blob(['x']);
    await client.call('PATCH', '/v1/brands/{id}', {
      params: { id: 1 },
      body: { images: { logo: 'new' } },
      files: { new: logo },
      ifMatch: '12',
    });
    const [first] = sent;
    const form = first?.body as FormData;
    expect(header(0, 'if-match')).toBe('"12"');
    expect(header(0, 'content-type')).toBeNull();
    expect(form.get('json')).toBe('{"images":{"logo":"new"}}');
    expect((form.get('new') as File).size).toBe(1);
    await client.call('PUT', '/v1/users/{id}/picture', { params: { id: 1 }, files: { picture: logo } });
    const second = sent[1]?.body as FormData;
    expect(second.get('json')).toBe('{}');
  });

  test('without a required path parameter or body is not sent', async () => {
    await expect(client.call('GET', '/v1/stocks/{id}')).rejects.toThrow(
      'required parameter id was null or undefined when calling GET /v1/stocks/{id}',
    );
    for (const method of ['POST', 'PUT', 'PATCH'] as const) {
      for (const options of [undefined, {}, { body: undefined }, { body: null }]) {
        await expect(client.call(method, '/v1/brands', options)).rejects.toThrow(
          new RequiredParameterError('body', `${method} /v1/brands`),
        );
      }
    }
    expect(sent).toEqual([]);
  });

  test('that takes no body is sent without one', async () => {
    answers = [ok(), ok()];
    await client.call('POST', '/v1/brands/{id}/approve', { params: { id: 1 }, hasNoBody: true });
    await client.call('DELETE', '/v1/brands/{id}', { params: { id: 1 } });
    expect(sent.map(({ body }) => body)).toEqual([undefined, undefined]);
  });

  test('with PATCH sends the Cache-Destroy header', async () => {
    answers = [ok()];
    await client.call('PATCH', '/v1/brands', { body: {} });
    expect(header(0, 'cache-destroy')).toBe('true');
  });

  test('sends its intent as the idempotency key', async () => {
    answers = [ok()];
    await client.call('POST', '/v1/stocks', { body: {}, intent: 'key' });
    expect(header(0, 'idempotency-key')).toBe('key');
  });

  test('asks for the highest position of own writes, also above 2^53', async () => {
    answers = [
      ok({}, { 'x-position': '9007199254740993' }),
      ok({}, { 'x-position': '9007199254740992' }),
      ok({}, { 'x-position': '99' }),
      ok({}, { 'x-stale': 'true' }),
      ok({}, { 'x-stale': 'parked' }),
    ];
    for (const _ of [1, 2, 3]) await client.call('POST', '/v1/stocks', { body: {} });
    expect(header(0, 'x-min-position')).toBeNull();
    expect((await client.call('GET', '/v1/stocks')).stale).toBe('behind');
    expect(header(3, 'x-min-position')).toBe('9007199254740993');
    expect((await client.call('GET', '/v1/stocks')).stale).toBe('parked');
  });

  test('asks for the position that a refused write returned', async () => {
    const refused = error(409, 'stock_item.transition_not_allowed');
    refused.headers.set('x-position', '12');
    answers = [refused, ok()];
    await client.call('POST', '/v1/stocks', { body: {} }).catch(() => {});
    await client.call('GET', '/v1/stocks');
    expect(header(1, 'x-min-position')).toBe('12');
  });

  test("that is refused throws the server's whole error", async () => {
    answers = [error(409, 'stock_item.has_holder')];
    const refusal = (await client.call('POST', '/v1/stocks', { body: {} }).catch((e) => e)) as ApiError;
    expect(refusal).toMatchObject({
      method: 'POST',
      endpoint: '/v1/stocks',
      status: 409,
      errorCode: 'stock_item.has_holder',
      message: 'no',
      detailCode: 'd',
      detail: { status: 'x' },
    });
  });

  test('passes on the traceback of a server that is being debugged', async () => {
    const body = { errorCode: 'service.unexpected', message: 'no', traceback: 'TypeError\n    at here' };
    answers = [new Response(JSON.stringify(body), { status: 500 }), error(500, 'service.unexpected')];
    await expect(client.call('GET', '/v1/stocks')).rejects.toMatchObject({ traceback: body.traceback });
    await expect(client.call('GET', '/v1/stocks')).rejects.toMatchObject({ traceback: null });
    expect(failures.map(({ traceback }) => traceback)).toEqual([body.traceback, null]);
  });

  test("throws an error for a proxy's own page", async () => {
    answers = [new Response('<html>', { status: 502, statusText: 'Bad Gateway' })];
    await expect(client.call('GET', '/v1/stocks')).rejects.toMatchObject({
      errorCode: 'http.502',
      message: 'Bad Gateway',
    });
  });

  test('throws UnreachableError if nothing answers', async () => {
    answers = [new TypeError('failed to fetch')];
    await expect(client.call('GET', '/v1/stocks')).rejects.toThrow(UnreachableError);
  });
});

describe('a 403', () => {
  test('for an expired token is retried once with a fresh token and the same idempotency key', async () => {
    answers = [error(403, 'auth.token_expired'), ok({ done: true })];
    const answer = await client.call('POST', '/v1/stocks', { body: {}, intent: 'key' });
    expect(answer.data).toEqual({ done: true });
    expect([header(0, 'authorization'), header(1, 'authorization')]).toEqual(['Bearer old', 'Bearer new']);
    expect([header(0, 'idempotency-key'), header(1, 'idempotency-key')]).toEqual(['key', 'key']);
  });

  test('is retried only once', async () => {
    answers = [error(403, 'auth.token_expired'), error(403, 'auth.token_expired')];
    await expect(client.call('GET', '/v1/stocks')).rejects.toMatchObject({ status: 403 });
    expect(sent.length).toBe(2);
  });

  test('for a missing right is retried once with the same token', async () => {
    answers = [error(403, 'auth.forbidden'), error(403, 'auth.forbidden')];
    await expect(client.call('GET', '/v1/stocks')).rejects.toMatchObject({ errorCode: 'auth.forbidden' });
    expect(header(1, 'authorization')).toBe('Bearer old');
    expect(ended).toEqual([]);
  });

  test('ends the session if the refresh fails', async () => {
    refreshed = null;
    answers = [error(403, 'auth.token_expired')];
    await expect(client.call('GET', '/v1/stocks')).rejects.toMatchObject({ status: 403 });
    expect(ended).toEqual(['refresh_failed']);
  });

  test('without a refresh token ends the session only if the token has expired', async () => {
    session = { ...old, refreshToken: null };
    answers = [error(403, 'auth.forbidden'), error(403, 'auth.token_expired')];
    await expect(client.call('GET', '/v1/stocks')).rejects.toMatchObject({ status: 403 });
    expect(ended).toEqual([]);
    await expect(client.call('GET', '/v1/stocks')).rejects.toMatchObject({ status: 403 });
    expect(ended).toEqual(['token_expired']);
    expect(sent.length).toBe(2);
  });
});

test('an ended sign-in continues if another tab has renewed it; otherwise the session ends', async () => {
  answers = [error(401, 'auth.token_ended'), ok({ done: true })];
  expect((await client.call('POST', '/v1/stocks', { body: {} })).data).toEqual({ done: true });
  expect([header(0, 'authorization'), header(1, 'authorization')]).toEqual(['Bearer old', 'Bearer new']);
  refreshed = null;
  answers = [error(401, 'auth.token_ended')];
  await expect(client.call('GET', '/v1/stocks')).rejects.toMatchObject({ status: 401 });
  expect(ended).toEqual(['refresh_failed']);
});

test('a 401 ends the session', async () => {
  answers = [error(401, 'auth.invalid_token')];
  await expect(client.call('GET', '/v1/stocks')).rejects.toMatchObject({ status: 401 });
  expect(ended).toEqual(['token_expired']);
});

test('while signed out nothing is sent', async () => {
  session = null;
  answers = [ok()];
  const refusal = await client.call('GET', '/v1/stocks').catch((cause: unknown) => cause);
  expect(refusal).toBeInstanceOf(SignedOutError);
  expect(refusal).toMatchObject({ status: 401, errorCode: 'auth.signed_out', endpoint: '/v1/stocks' });
  expect([sent, ended, failures]).toEqual([[], [], []]);
});
