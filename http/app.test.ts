import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { createHttpApp } from './app.ts';
import { ApiError } from './errors.ts';
import { as, brandAdmin, staff, testApp, testTokens } from './test-app.ts';

const app = await testApp();
app.get('/fails/:how', { config: { who: 'public' } }, async (request) => {
  const { how } = request.params as { how: string };
  if (how === 'ours') throw new TypeError('a secret of the inside');
  if (how === 'database') throw Object.assign(new Error('gone'), { code: '57P01' });
  throw new ApiError(409, 'thing.busy', 'busy', { detail: { by: 1 }, detailCode: 'x' });
});
const rename = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/v1/things/1/rename', headers: { 'content-type': type }, payload });

describe('error answers', () => {
  it('have one shape, with the error’s code, message and detail', async () => {
    const answer = await app.inject('/fails/known');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      errorCode: 'thing.busy',
      message: 'busy',
      detailCode: 'x',
      detail: { by: 1 },
    });
  });

  it('reveal only the request’s id for an unexpected error', async () => {
    const answer = await app.inject('/fails/ours');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().errorCode).toBe('service.unexpected');
    expect(answer.body).not.toContain('secret');
    expect(answer.json().detail.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('ask for a retry if the database is unavailable', async () => {
    const answer = await app.inject('/fails/database');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json().errorCode).toBe('service.unavailable');
  });

  it('name the unknown path', async () => {
    const answer = await app.inject('/v1/nothing?x=1');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('there is no call GET /v1/nothing');
  });

  it('refuse a path that cannot be decoded', async () => {
    const answer = await app.inject('/v1/things/%zz');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorCode).toBe('request.refused');
  });

  it('answer malformed HTTP in the same shape', async () => {
    const real = await testApp();
    const { port } = new URL(await real.listen({ port: 0, host: '127.0.0.1' }));
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      let read = '';
      socket.on('data', (chunk) => {
        read += chunk;
      });
      socket.on('close', () => resolve(read));
      socket.on('error', reject);
    });
    await real.close();
    expect(text).toContain('HTTP/1.1 400');
    expect(text).toContain('"errorCode":"request.malformed"');
  });
});

describe('bodies', () => {
  it.each([
    ['{"name": ', 'application/json', 400, 'request.malformed_json'],
    ['', 'application/json', 400, 'request.parameter_missing'],
    ['null', 'application/json', 400, 'request.parameter_missing'],
    ['{"name":"x","__proto__":{"a":1}}', 'application/json', 400, 'request.malformed_json'],
    [`"${'x'.repeat(2_000_000)}"`, 'application/json', 413, 'request.too_large'],
    ['name=x', 'text/csv', 415, 'request.media_type'],
    ['[1]', 'application/json', 400, 'request.invalid'],
  ])('answer what is wrong with them: case %#', async (payload, type, status, code) => {
    const answer = await rename(payload, type);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([status, code]);
  });

  it('without a body at all: the documented message', async () => {
    const answer = await app.inject({ method: 'POST', url: '/v1/things/1/rename' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(
      'required parameter body was null or undefined when calling renameThing',
    );
  });

  it('without a required field: the documented message, and every other wrong field in the detail', async () => {
    const answer = await rename('{"size":"5","color":1}');
    expect(answer.json().message).toBe(
      'required parameter name was null or undefined when calling renameThing',
    );
    expect(answer.json().detail.fields).toEqual(
      expect.arrayContaining([
        { in: 'body', name: 'name', message: 'is required' },
        { in: 'body', name: 'size', message: 'must be integer' },
        { in: 'body', name: 'color', message: 'is not known', allowed: ['name', 'size'] },
      ]),
    );
  });

  it('are not converted: text stays text, and no field is dropped', async () => {
    expect((await rename('{"name":"x","size":"5"}')).statusCode).toBe(400);
    expect((await rename('{"name":"x","size":5}')).json()).toEqual({ name: 'x', size: 5 });
  });

  it.each(['{"name":"a\\u0000b"}', '{"name":"\\u001b[2Jx"}', '{"name":"\\u009b2J"}', '{"name":"\\ud800"}'])(
    'with text that no database holds, or that gives a terminal orders: %s',
    async (body) => {
      const answer = await rename(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().detail.fields[0]).toMatchObject({ in: 'body', name: 'name' });
    },
  );
});

describe('paths', () => {
  it('work with and without a trailing slash', async () => {
    const headers = await as(staff);
    for (const url of ['/v1/things/5', '/v1/things/5/', '/v1/things', '/v1/things/?limit=1']) {
      expect((await app.inject({ url, headers })).statusCode).toBe(200);
    }
  });

  it.each(['abc', '0', '-1', '1.5', '9007199254740993', '99999999999999999999', '1e3', '0x10', '%00'])(
    'refuse the id %s',
    async (id) => {
      const answer = await app.inject({ url: `/v1/things/${id}`, headers: await as(staff) });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().detail.fields[0]).toMatchObject({ in: 'path', name: 'id' });
    },
  );

  it('refuse parameters where they take none, as the past is no parameter of theirs', async () => {
    const answer = await app.inject({ url: '/v1/things/5?as_of=2026-01-31', headers: await as(staff) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail.fields).toMatchObject([{ in: 'query', name: 'as_of' }]);
  });

  it('without their parameter: the documented message', async () => {
    const answer = await app.inject({ method: 'POST', url: '/v1/things//rename', payload: { name: 'x' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(
      'required parameter id was null or undefined when calling renameThing',
    );
  });
});

describe('rights', () => {
  it('accept the callers that the route names', async () => {
    expect((await app.inject({ url: '/v1/things', headers: await as(brandAdmin) })).statusCode).toBe(200);
    const refused = await app.inject({ url: '/v1/things/1', headers: await as(brandAdmin) });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ errorCode: 'auth.forbidden', detail: { who: ['staff'] } });
  });

  it('are checked before the request is validated', async () => {
    expect((await app.inject('/v1/things/abc')).statusCode).toBe(401);
  });

  it('fail the startup if a route has no rule', async () => {
    const unruled = await createHttpApp({ tokens: testTokens, title: 'test' });
    unruled.get('/open', async () => 1);
    await expect(unruled.ready()).rejects.toThrow('routes that do not say who may call them: GET /open');
  });
});

describe('the OpenAPI document', () => {
  it('has each call with its errors, and a page that loads only from its own origin', async () => {
    const { paths } = (await app.inject('/openapi.json')).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/v1/things', '/v1/things/{id}', '/v1/things/{id}/rename']),
    );
    const responses = paths['/v1/things/{id}'].get.responses;
    expect(Object.keys(responses).sort()).toEqual(['200', '400', '401', '403', '404', '503']);
    const page = await app.inject('/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.body).not.toMatch(/<script(?![^>]*src)/);
  });

  it('is built once for all readers and requests', async () => {
    const own = await testApp();
    await own.ready();
    const written = vi.spyOn(own, 'swagger');
    const first = await own.inject('/openapi.json');
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    for (const path of ['/openapi.json', '/docs/json'])
      expect((await own.inject(path)).body).toBe(first.body);
    const headers = { 'if-none-match': first.headers.etag };
    expect((await own.inject({ url: '/openapi.json', headers })).statusCode).toBe(304);
    expect(written).toHaveBeenCalledTimes(1);
  });
});
