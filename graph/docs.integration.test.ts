import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staff, type TestServer, testServer } from '#test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ seed: 'demo' });
}, 300_000);
afterAll(() => server?.close());

const page = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```graphql\n([\s\S]*?)```\s+```json\n([\s\S]*?)```/g)].map(
  ([, query = '', variables = '']) => ({ query, variables: JSON.parse(variables) as object }),
);

test('the three examples of docs/api.md run', async () => {
  expect(examples).toHaveLength(3);
  for (const example of examples) {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: await server.authorization(staff) },
      body: JSON.stringify(example),
    });
    const { data, errors } = (await response.json()) as { data: object; errors?: object[] };
    expect([response.status, errors]).toEqual([200, undefined]);
    expect(Object.values(data)).toEqual([expect.anything()]);
  }
});
