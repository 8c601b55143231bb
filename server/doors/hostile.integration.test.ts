// @module-tag thorough
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualBodyLimit } from '#http/body-limits.ts';
import type { Caller } from '#http/caller.ts';
import { largestBody } from '#http/largest-body.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { type CalledRoute, calledRoutes } from './called-routes.ts';
import { hostileBodies, hostileQueries } from './hostile-bodies.ts';
import { asciiJson, largestValue } from './large-bodies.ts';

/**
 * The maximum processor time of a request in milliseconds, the least of three tries. A check with quadratic time takes
 * seconds.
 */
const busyAtMost = 100;
/** The tests send thousands of requests, on a machine that may be busy. */
const patience = 600_000;

const admin: Caller = {
  label: 'brand_admin',
  id: 1,
  name: 'Lee',
  brandId: 1,
  brand: { name: 'A', nameKo: null },
};
const member: Caller = { label: 'user', id: 1, name: 'Mina' };

let server: TestServer;
let routes: CalledRoute[];
let tokens: Record<Caller['label'], string>;
beforeAll(async () => {
  server = await testServer({ trustProxy: true });
  const { paths } = await (await fetch(`${server.url}/openapi.json`)).json();
  routes = calledRoutes(paths, server.rules).filter(({ path }) => path !== '/v1/live');
  const [ofStaff, ofAdmin, ofMember] = await Promise.all([staff, admin, member].map(server.authorization));
  tokens = { staff: ofStaff ?? '', brand_admin: ofAdmin ?? '', user: ofMember ?? '' };
});
afterAll(() => server.close());

let sent = 0;
async function send({ method, path, who }: CalledRoute, type: string | null, body?: string, query = '') {
  sent += 1;
  const authorization =
    who === 'public' ? undefined : tokens[who.includes('staff') ? 'staff' : (who[0] ?? 'user')];
  return fetch(`${server.url}${path}${query}`, {
    method,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(type !== null && { 'content-type': type }),
      // Every request has another IP address, to avoid the rate limits, which this test does not cover.
      'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    },
    ...(body !== undefined && { body }),
  });
}

/** Says that the body has only known fields. A notice of the payment provider may have any further field. */
function isClosed({ body }: CalledRoute): boolean {
  return typeof body?.additionalProperties !== 'object';
}

/**
 * Returns the processor time of a request in milliseconds, the least of three tries. Other work may disturb one try, but not
 * all.
 */
async function busyWith(request: () => Promise<Response>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3 && least > busyAtMost; time++) {
    const before = process.threadCpuUsage();
    await (await request()).text();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

test('no body up to the limit of its call keeps the process busy', { timeout: patience }, async () => {
  const slow: string[] = [];
  const tried = new Set<string>();
  let turn = 0;
  const taking = routes.filter(({ body }) => body !== null);
  expect(taking.length).toBeGreaterThan(150);
  for (const route of taking) {
    const size = isClosed(route) ? Math.max(usualBodyLimit, largestBody(route.body ?? {})) : usualBodyLimit;
    const form = JSON.stringify(route.body);
    const { ofSchema, ofAny } = hostileBodies(route.body ?? {}, size);
    // Calls with the same schema share its checks, so each schema is tried once. The bodies that need no schema are
    // distributed over the calls.
    const bodies = [
      ...(tried.has(form) ? [] : ofSchema),
      ...ofAny.filter((_, index) => (index + turn) % 8 === 0),
    ];
    tried.add(form);
    turn += 1;
    for (const { name, type, body } of bodies) {
      const busy = await busyWith(() => send(route, type, body));
      if (busy > busyAtMost) slow.push(`${route.name}: ${name}: ${busy} ms`);
    }
  }
  expect(slow).toEqual([]);
});

test('no query of any call keeps the process busy', { timeout: patience }, async () => {
  const slow: string[] = [];
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    for (const query of hostileQueries(route.query)) {
      const busy = await busyWith(() => send(route, null, undefined, `?${query}`));
      if (busy > busyAtMost) slow.push(`${route.name}?${query.slice(0, 100)}: ${busy} ms`);
    }
  }
  expect(slow).toEqual([]);
});

test('the largest valid body of each call is within its limit', { timeout: patience }, async () => {
  const wrong: string[] = [];
  const taking = routes.filter(({ body }) => body !== null);
  const closed = taking.filter(isClosed);
  expect(taking.length - closed.length).toBe(1);
  for (const route of closed) {
    const largest = largestValue(route.body ?? {}) as object;
    // The unknown field name makes the server refuse the otherwise valid call, so that it changes nothing.
    const named = (value: object) => ({ ...value, no_such_name: 1 });
    const body = asciiJson(Array.isArray(largest) ? largest.map(named) : named(largest));
    const answer = await send(route, 'application/json', body);
    const { detail, message } = await answer.json();
    const names = detail.fields?.map(({ name }: { name: string }) => name) ?? [];
    // In a list, the name follows the place of the entry.
    if (!names.some((name: string) => name.endsWith('no_such_name')))
      wrong.push(`${route.name}, ${body.length} bytes: ${message.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
});
