import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testServer } from '#test/server.ts';

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const isBuilt = existsSync(join(import.meta.dirname, '../dist/playground/index.html'));

test('a server that runs listed operations has no playground', async () => {
  const server = await testServer({ graphOperations: 'listed' });
  onTestFinished(() => server.close());
  const answer = await fetch(`${server.url}/graphql`, { headers: page });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await answer.text()).not.toContain('<html');
});

test.runIf(isBuilt)('a browser gets the page, and a client with a text an answer', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const answer = await fetch(`${server.url}/graphql`, { headers: page });
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("default-src 'none'"),
  ]);
  const [, script = ''] = /src="(\/graphql\/assets\/[^"]+)"/.exec(await answer.text()) ?? [];
  expect((await fetch(`${server.url}${script}`)).headers.get('content-type')).toContain('javascript');
  const query = encodeURIComponent('{ __typename }');
  const asked = await fetch(`${server.url}/graphql?query=${query}`, { headers: page });
  expect([asked.status, asked.headers.get('content-type')]).toEqual([401, expect.stringContaining('json')]);
});
