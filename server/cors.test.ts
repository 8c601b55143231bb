import { afterAll, expect, test } from 'vitest';
import { notFound } from '#http/errors.ts';
import { everybody } from '#http/rights.ts';
import { allowOrigins } from './cors.ts';
import { createHttpServer } from './http-server.ts';

const dashboard = 'https://dashboard.example';
const settings = { trustProxy: false, logLevel: 'error', debugErrors: false } as const;

async function server(origins: readonly string[]) {
  const { app, rules } = await createHttpServer(settings);
  await allowOrigins(app, origins);
  app.get('/v1/things', { config: { ...everybody } }, async (_request, reply) =>
    reply.header('vary', 'image-accept, accept').send({}),
  );
  app.get('/v1/fails', { config: { ...everybody } }, async () => {
    throw notFound('thing', 1);
  });
  await app.ready();
  rules();
  afterAll(() => app.close());
  return app;
}

const open = await server([dashboard]);
const closed = await server([]);

const preflight = (app: typeof open, origin?: string) =>
  app.inject({
    method: 'OPTIONS',
    url: '/v1/things',
    headers: {
      ...(origin !== undefined && { origin }),
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,idempotency-key',
    },
  });
const corsOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

test('answers the preflight of an allowed dashboard, without cookies', async () => {
  const { statusCode, headers } = await preflight(open, dashboard);
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-origin']).toBe(dashboard);
  expect(headers['access-control-allow-headers']).toContain('idempotency-key');
  expect(headers['access-control-allow-methods']).toContain('PATCH');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  expect(headers.vary).toContain('Origin');
});

test('lets an allowed dashboard read answers and errors, and keeps what else they vary by', async () => {
  const read = await open.inject({ url: '/v1/things', headers: { origin: dashboard } });
  expect(read.headers['access-control-allow-origin']).toBe(dashboard);
  expect(read.headers['access-control-expose-headers']).toContain('x-position');
  expect(read.headers.vary).toBe('image-accept, accept, Origin');
  for (const url of ['/v1/fails', '/v1/unknown']) {
    const failed = await open.inject({ url, headers: { origin: dashboard } });
    expect([failed.statusCode >= 400, failed.headers['access-control-allow-origin']]).toEqual([
      true,
      dashboard,
    ]);
  }
});

test.each([
  'https://elsewhere.example',
  'https://dashboard.example.elsewhere.example',
  'https://dashboard.example:8443',
  'http://dashboard.example',
  'HTTPS://DASHBOARD.EXAMPLE',
  'null',
  '*',
  undefined,
])('never allows %s', async (origin) => {
  const asked = await preflight(open, origin);
  const read = await open.inject({ url: '/v1/things', headers: { ...(origin !== undefined && { origin }) } });
  expect([asked.statusCode, corsOf(asked), corsOf(read)]).toEqual([404, [], []]);
  expect(read.headers.vary).toContain('Origin');
});

test('mentions no CORS without the setting', async () => {
  const asked = await preflight(closed, dashboard);
  const read = await closed.inject({ url: '/v1/things', headers: { origin: dashboard } });
  expect([asked.statusCode, corsOf(asked), corsOf(read)]).toEqual([404, [], []]);
  expect(read.headers.vary).toBe('image-accept, accept');
});
