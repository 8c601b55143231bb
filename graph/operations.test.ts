import { expect, test } from 'vitest';
import { graphApp } from './testing/graph-app.ts';
import { notBuiltYet, operationNames } from './testing/operation-names.ts';
import { allOperations, changedAt, goodInputs, requiredPaths } from './testing/operations.ts';

const operations = allOperations();
const { ask, calls } = await graphApp(() => ({
  status: 404,
  body: { errorCode: 'x', message: '', detail: {} },
}));

/** A value that neither a scalar, an enum nor an input takes. */
function wrongFor(good: object, path: string[]): unknown {
  const value = path.reduce<unknown>((inner, name) => Object(inner)[name], good);
  return typeof value === 'object' && !Array.isArray(value) ? 'text' : { wrong: true };
}

test.each(['query', 'mutation'] as const)('has every %s, and none besides', (kind) => {
  const built = operations.filter((each) => each.kind === kind).map(({ name }) => name);
  expect([...built, ...notBuiltYet[kind]].sort()).toEqual(Object.keys(operationNames[kind]).sort());
});

test.each(operations)('$name takes the inputs that its clients send', ({ kind, name, field }) => {
  const inputs: Record<string, readonly string[]> = operationNames[kind];
  const taken = field.args.map((each) => each.name);
  expect(taken).toEqual(expect.arrayContaining([...(inputs[name] ?? [])]));
});

test.each(operations)('$name has a listed text within the limits', async ({ name, text, field }) => {
  const { status, body } = await ask({ query: text, variables: goodInputs(field) });
  const { errorCode = null } = body.errors?.[0]?.extensions ?? {};
  expect([status, name]).toEqual([200, name]);
  expect(['graph.too_large', 'graph.invalid']).not.toContain(errorCode);
});

test.each(operations)('$name names each missing input, before any call', async ({ name, text, field }) => {
  const good = goodInputs(field);
  calls.length = 0;
  for (const path of requiredPaths(good)) {
    for (const missing of [undefined, null]) {
      const { status, body } = await ask({ query: text, variables: changedAt(good, path, missing) });
      expect([status, body.errors[0].message]).toEqual([
        400,
        `required parameter ${path.at(-1)} was null or undefined when calling ${name}`,
      ]);
    }
  }
  expect(calls).toEqual([]);
});

test.each(operations)('$name refuses inputs of a wrong type, before any call', async ({ text, field }) => {
  const good = goodInputs(field);
  calls.length = 0;
  for (const path of requiredPaths(good)) {
    const { body } = await ask({ query: text, variables: changedAt(good, path, wrongFor(good, path)) });
    expect([path, body.errors[0].extensions.errorCode]).toEqual([path, 'graph.invalid']);
    expect(body).not.toHaveProperty('data');
  }
  expect(calls).toEqual([]);
});

test.each(operations.filter(({ name }) => name !== 'signIn'))(
  '$name refuses strangers, before any call',
  async ({ text, field }) => {
    calls.length = 0;
    const { status, body } = await ask({ query: text, variables: goodInputs(field) }, {});
    expect([status, body.errors[0].extensions.errorCode]).toEqual([401, 'auth.token_missing']);
    expect(calls).toEqual([]);
  },
);
