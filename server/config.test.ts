import { expect, test } from 'vitest';
import { serverConfig } from './config.ts';

const urls = { EVENTSTORE_URL: 'esdb://localhost', DATABASE_URL: 'postgres://localhost/tryset' };

test('has defaults', () => {
  expect(serverConfig([], {})).toMatchObject({
    role: 'all',
    host: '127.0.0.1',
    port: 8080,
    seed: 'demo',
    trustProxy: false,
    debugErrors: false,
  });
});

test('takes lists of origins, which are empty without the setting', () => {
  expect(serverConfig([], {})).toMatchObject({ apiOrigins: [], dashboardOrigins: [] });
  const env = {
    API_ORIGINS: 'https://a.example, http://localhost:8081',
    DASHBOARD_ORIGINS: 'https://b.example,',
  };
  expect(serverConfig([], env)).toMatchObject({
    apiOrigins: ['https://a.example', 'http://localhost:8081'],
    dashboardOrigins: ['https://b.example'],
  });
});

test('sends traces only to a configured endpoint', () => {
  expect(serverConfig([], { OTEL_TRACES_SAMPLER_ARG: '0.1' }).tracing).toBeNull();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(serverConfig([], env).tracing).toEqual({ serviceName: 'tryset-all', ratio: 0.1 });
});

test('takes the role from the argument, else from ROLE', () => {
  expect(serverConfig(['read-api'], { ...urls, ROLE: 'write-api', READ_API_URL: 'http://r' }).role).toBe(
    'read-api',
  );
  expect(serverConfig([], { ...urls, ROLE: 'projections' }).role).toBe('projections');
});

test('role read-api may read from a standby', () => {
  const READ_DATABASE_URL = 'postgres://standby/tryset';
  const env = { ...urls, READ_DATABASE_URL };
  expect(serverConfig(['read-api'], env).readDatabaseUrl).toBe(READ_DATABASE_URL);
  expect(serverConfig(['read-api'], urls).readDatabaseUrl).toBeUndefined();
});

test('role dashboard needs only the two APIs, each of one process or several', () => {
  const env = { READ_API_URL: 'http://read:8080', WRITE_API_URL: 'http://write-1:8080, http://write-2:8080' };
  expect(serverConfig(['dashboard'], env).apis).toEqual({
    readApiUrls: ['http://read:8080'],
    writeApiUrls: ['http://write-1:8080', 'http://write-2:8080'],
  });
});

test.each<[string[], Record<string, string>, RegExp]>([
  [['foo'], {}, /^ROLE is "foo"; it can be all, /],
  [['all', 'more'], {}, /^Give one role at most/],
  [[], { PORT: 'abc' }, /^PORT is "abc"/],
  [[], { PORT: '65536' }, /^PORT is "65536"/],
  [[], { PORT: '-1' }, /^PORT is "-1"/],
  [[], { PORT: '80.5' }, /^PORT is "80.5"/],
  [[], { TRUST_PROXY: 'yes' }, /^TRUST_PROXY is "yes"; it can be true, false/],
  [[], { API_ORIGINS: '*' }, /^API_ORIGINS names "\*"; each origin looks like/],
  [
    [],
    { API_ORIGINS: 'https://a.example,https://b.example/v1' },
    /^API_ORIGINS names "https:\/\/b.example\/v1"/,
  ],
  [[], { DASHBOARD_ORIGINS: 'null' }, /^DASHBOARD_ORIGINS names "null"/],
  [[], { DASHBOARD_ORIGINS: 'https://*.example' }, /^DASHBOARD_ORIGINS names/],
  [[], { DASHBOARD_ORIGINS: 'https://kim@a.example' }, /^DASHBOARD_ORIGINS names/],
  [[], { DASHBOARD_ORIGINS: "https://a.example; script-src 'unsafe-inline'" }, /^DASHBOARD_ORIGINS names/],
  [[], { DEBUG_ERRORS: 'on' }, /^DEBUG_ERRORS is "on"; it can be true, false/],
  [[], { SEED: 'maybe' }, /^SEED is "maybe"; it can be demo, none/],
  [[], { LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud"; it can be error, warn, info, debug/],
  [[], { ERRORS_DSN: 'errors' }, /^ERRORS_DSN is no public DSN/],
  [[], { CHAT_URL: 'https://help.example.com' }, /^CHAT_URL and CHAT_KEY are set both or neither/],
  [[], { METRICS_TOKEN: 'short' }, /^METRICS_TOKEN is not 16 to 200 characters/],
  [
    [],
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_TRACES_SAMPLER_ARG: '10' },
    /^OTEL_TRACES_SAMPLER_ARG is "10"/,
  ],
  [
    ['projections'],
    {},
    /^Role projections shares its stores with other processes: set EVENTSTORE_URL and DATABASE_URL/,
  ],
  [['read-api'], { ...urls, READ_DATABASE_URL: 'http://x' }, /^READ_DATABASE_URL is no valid address/],
  [['dashboard'], { WRITE_API_URL: 'http://w' }, /^READ_API_URL is not set/],
  [['dashboard'], { READ_API_URL: 'http://r', WRITE_API_URL: 'w:80' }, /^WRITE_API_URL is "w:80"/],
])('%j %j', (args, env, message) => {
  expect(() => serverConfig(args, env)).toThrow(message);
});
