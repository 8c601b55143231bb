import Type from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpApp } from '#http/app.ts';
import { operation } from '#http/operation.ts';
import { as, staff, testTokens } from '#http/test-app.ts';
import { answerPage, createKeptPages } from '../kept-pages.ts';
import { certificateSet, pictureSet, sizesBelow } from './picture.ts';
import { signOrigins, withSignedOrigins } from './sign-origins.ts';

const hash = 'a'.repeat(64);
const row = { id: 1, cover: pictureSet(hash), none: pictureSet(null), at: new Date(0) };
const { links } = testTokens;

async function openApp() {
  const app = await createHttpApp({ tokens: testTokens, title: 'test' });
  app.decorateRequest('moment', '');
  app.decorateRequest('parked', null);
  app.decorateRequest('showsParked', false);
  signOrigins(app);
  const called = (operationId: string) =>
    operation(['staff'], { operationId, tags: [], summary: 'x', response: { 200: Type.Unknown() } });
  app.get('/v1/rows/1', called('getRow'), async () => row);
  const kept = { pages: createKeptPages(), now: () => new Date() };
  app.get('/v1/rows', called('listRows'), async (request, reply) => {
    await answerPage(kept, request, reply, 'rows', async () => ({
      paging: { limit: 20, offset: 0 },
      count: 1,
      data: [row],
    }));
    return reply;
  });
  return app;
}
let app: Awaited<ReturnType<typeof openApp>>;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test('signs original addresses in details and pages, also in cached ones', async () => {
  for (const url of ['/v1/rows/1', '/v1/rows', '/v1/rows']) {
    const { statusCode, body } = await app.inject({ url, headers: await as(staff) });
    const [, origin = ''] = /"origin":\{"url":"([^"]*)"/.exec(body) ?? [];
    expect([statusCode, origin], url).toEqual([200, links.signSteady(`/v1/pictures/${hash}`)]);
    expect(() => links.verify(origin)).not.toThrow();
    expect(body).toContain(`"small":{"url":"/v1/pictures/${hash}/small"}`);
  }
});

test('leaves token-protected addresses and the input value unchanged', () => {
  const before = JSON.stringify(row);
  const others = [certificateSet(hash), sizesBelow(`/v1/support-tickets/3/pictures/${hash}`), null, 'origin'];
  expect(withSignedOrigins(others, links)).toBe(others);
  expect(withSignedOrigins(row, links)).toMatchObject({ id: 1, none: null, at: row.at });
  expect(JSON.stringify(row)).toBe(before);
});
