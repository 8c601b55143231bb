// @module-tag thorough
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '#test/server.ts';
import { eventually } from './testing/eventually.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server?.close());

test('readiness reports an exhausted write pool, and callers get 503 with a retry time', async () => {
  const ready = async () => {
    const answer = await fetch(`${server.url}/health/ready`);
    return { status: answer.status, checks: ((await answer.json()) as { checks: unknown[] }).checks };
  };
  const holder = new pg.Client({ connectionString: server.backend.databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table write.credentials');
  const body = JSON.stringify({ method: 'staff', username: 'nobody', password: 'not-here-at-all' });
  const headers = { 'content-type': 'application/json' };
  const asked = Array.from({ length: 14 }, () =>
    fetch(`${server.url}/v1/auth/authorize`, { method: 'POST', headers, body }),
  );
  const { checks } = await eventually(ready, ({ status }) => status === 503);
  expect(checks).toContainEqual(expect.objectContaining({ name: 'write-pool', ok: false }));
  expect(checks).toContainEqual({ name: 'database', ok: true });
  const late = await Promise.any(
    asked.map(async (answer) => {
      const { status, headers: said } = await answer;
      return status === 503 ? said.get('retry-after') : Promise.reject(new Error(String(status)));
    }),
  );
  expect(late).toBe('2');
  await holder.end();
  await Promise.all(asked);
  await eventually(ready, ({ status }) => status === 200);
}, 120_000);
