// @module-tag thorough
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectDocumented, tryEach } from '#test/documented-error.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { isRead } from './is-read.ts';

interface Operation {
  operationId: string;
  security?: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, object> } }> };
}
type OpenApi = { paths: Record<string, Record<string, Operation>> };

const badIds = ['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999', '%00', "1'--", 'x'.repeat(400)];
const badTexts = [
  '%00',
  '%ED%A0%80',
  "'; drop table read.log; --",
  '-1',
  'NaN',
  '2026-13-45',
  'x'.repeat(5_000),
];
const badBodies = ['', 'null', '[]', '"text"', '{', '{"unknown_field":1}', '[{}]', '{"__proto__":{"x":1}}'];
const badValues = [null, -1, 1.5, '', '\u0000', 'x'.repeat(10_000), [], {}, [null], 9e99, true];

let server: TestServer;
let authorization: string;
let openApi: OpenApi;
beforeAll(async () => {
  server = await testServer();
  authorization = await server.authorization(staff);
  openApi = (await (await fetch(`${server.url}/openapi.json`)).json()) as OpenApi;
});
afterAll(() => server.close());

/** Returns all operations except the live stream, whose answer does not end. */
const operations = () =>
  Object.entries(openApi.paths)
    .filter(([path]) => path !== '/v1/live')
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    );

const filled = (path: string, value = '999999999') => path.replaceAll(/\{\w+\}/g, value);

interface Answered {
  status: number;
  text: string;
}

async function send(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      authorization,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

async function tried(method: string, path: string, body?: string): Promise<Answered> {
  const answer = await send(method, path, body);
  expectDocumented(answer, `${method} ${path.slice(0, 200)} ${body?.slice(0, 200)}`);
  return answer;
}

/** One test sends thousands of requests, on a machine that may be busy. */
const patience = 400_000;

describe('a malformed request to any route gets its documented error', { timeout: patience }, () => {
  it('for malformed ids', async () => {
    const routes = operations().filter(({ path }) => path.includes('{'));
    expect(routes.length).toBeGreaterThan(50);
    for (const { path, method } of routes) {
      for (const id of badIds) {
        const answer = await send(method, filled(path, id), method === 'GET' ? undefined : '{}');
        expectDocumented(answer, `${method} ${filled(path, id)}`);
      }
    }
  });

  // This test covers only the write API: the read API's own tests cover the query values of its reads.
  it('for query values of the wrong type at the write API', async () => {
    const gets = operations().filter(({ method, path }) => method === 'GET' && !isRead('GET', path));
    expect(gets.length).toBeGreaterThan(10);
    for (const { path, operation } of gets) {
      const queries = (operation.parameters ?? []).filter((each) => each.in === 'query');
      const names = [...queries.map(({ name }) => name), 'no_such_parameter'];
      for (const value of badTexts) {
        await tryEach(names, (some) =>
          tried('GET', `${filled(path)}?${some.map((name) => `${name}=${value}`).join('&')}`),
        );
      }
    }
  });

  it('for malformed bodies, and for each field of the wrong type', async () => {
    for (const { path, method, operation } of operations()) {
      const content = operation.requestBody?.content['application/json'];
      if (content === undefined) continue;
      for (const body of badBodies) await tried(method, filled(path), body);
      const fields = Object.keys(content.schema.properties ?? {});
      for (const value of badValues) {
        await tryEach(fields, (some) => {
          const body = JSON.stringify(Object.fromEntries(some.map((field) => [field, value])));
          return tried(method, filled(path), body);
        });
      }
    }
  });

  it('for malformed tokens and headers', async () => {
    const none = `${btoa('{"alg":"none"}')}.${btoa('{"staff":{"id":1,"name":"x"},"sub":"staff-1"}')}.`;
    for (const { path, method, operation } of operations()) {
      if (operation.security?.length === 0) continue;
      for (const token of ['', 'Bearer', 'Bearer x', 'Bearer a.b.c', `Bearer ${none}`, 'Basic eDp5']) {
        const answer = await send(method, filled(path), undefined, { authorization: token });
        expect([answer.status, `${method} ${path} ${token}`]).toEqual([401, `${method} ${path} ${token}`]);
        expectDocumented(answer, `${method} ${path}`);
      }
      for (const [name, value] of [
        ['if-match', 'W/"x"'],
        ['idempotency-key', 'k'.repeat(300)],
        ['x-min-position', '-1'],
      ] as const) {
        expectDocumented(
          await send(method, filled(path), undefined, { [name]: value }),
          `${method} ${path} ${name}`,
        );
      }
    }
  });
});
