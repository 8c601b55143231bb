import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { sendError } from '#http/conventions.ts';
import { type MetricsAccess, metricsRoute } from './metrics-route.ts';

const apps: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function ask(
  access: MetricsAccess,
  { remoteAddress = '127.0.0.1', ...headers }: Record<string, string>,
): Promise<[number, string | null]> {
  const app = Fastify({ trustProxy: access.trustProxy });
  apps.push(app);
  app.setErrorHandler(sendError);
  metricsRoute(app, access, async () => 'up 1\n');
  const response = await app.inject({
    url: '/metrics',
    remoteAddress,
    headers: { host: 'localhost:8080', ...headers },
  });
  return [response.statusCode, response.statusCode === 200 ? response.body : response.json().errorCode];
}

const given: [number, string] = [200, 'up 1\n'];
const elsewhere: [number, string] = [403, 'metrics.elsewhere'];

describe('without a token only programs of this machine read the metrics', () => {
  const access = { token: null, trustProxy: false };

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s reads them', async (remoteAddress) => {
    expect(await ask(access, { remoteAddress })).toEqual(given);
  });

  test.each([
    ['another machine', { remoteAddress: '10.0.0.7' }],
    ['a caller through a proxy', { 'x-forwarded-for': '10.0.0.7' }],
    ['who comes through a proxy that says so in the standard way', { forwarded: 'for=10.0.0.7' }],
    ['who asked for the house’s public name', { host: 'tryset.example' }],
  ])('%s does not', async (_who, headers) => {
    expect(await ask(access, headers)).toEqual(elsewhere);
  });

  test('nobody reads them behind a proxy', async () => {
    expect(await ask({ token: null, trustProxy: true }, {})).toEqual(elsewhere);
  });
});

describe('with a token every caller that sends it reads them', () => {
  const access = { token: 'a-token-of-the-house', trustProxy: true };

  test('from anywhere', async () => {
    const headers = { remoteAddress: '10.0.0.7', authorization: 'Bearer a-token-of-the-house' };
    expect(await ask(access, headers)).toEqual(given);
  });

  test.each(['', 'Bearer ', 'Bearer another', 'Basic a-token-of-the-house'])(
    'and not with "%s"',
    async (authorization) => {
      expect(await ask(access, { authorization })).toEqual([401, 'metrics.token']);
    },
  );
});
