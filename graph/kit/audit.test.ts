import { auditServer } from 'graphql-http';
import { expect, onTestFinished, test } from 'vitest';
import { graphApp, staff } from '../testing/graph-app.ts';

test('passes every audit of GraphQL over HTTP', async () => {
  const { app, tokenOf } = await graphApp();
  const url = await app.listen({ port: 0 });
  onTestFinished(() => app.close());
  const authorization = await tokenOf(staff);
  const fetchFn = (address: string, init: RequestInit = {}) =>
    fetch(address, { ...init, headers: { ...Object(init.headers), authorization } });
  const results = await auditServer({ url: `${url}/graphql`, fetchFn });
  expect(results.length).toBeGreaterThan(50);
  const failed = results.flatMap((each) => (each.status === 'ok' ? [] : `${each.name}: ${each.reason}`));
  expect(failed).toEqual([]);
});
