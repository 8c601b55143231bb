import { expect, test } from 'vitest';
import { graphApp } from '../testing/graph-app.ts';

const { ask, calls } = await graphApp();

const aliases = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}: getLook(id: ${index + 1}) { id }`).join(' ');
const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
const fragments = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `fragment F${index} on Look { id ...F${index + 1} ...F${index + 1} }`,
  );

const attacks: [name: string, body: object | string, errorCode: string][] = [
  [
    'fragments in a circle',
    { query: '{ getLook(id: 1) { ...A } } fragment A on Look { ...B } fragment B on Look { ...A }' },
    'graph.invalid',
  ],
  [
    'fragments that double 40 times',
    {
      query: `{ getLook(id: 1) { ...F0 } } ${fragments(40).join(' ')} fragment F40 on Look { id }`,
    },
    'graph.too_large',
  ],
  ['300 aliases', { query: `{ ${aliases(300)} }` }, 'graph.too_large'],
  ['51 calls', { query: `{ ${aliases(51)} }` }, 'graph.too_large'],
  [
    '17 fields of three calls each',
    {
      query: `{ ${Array.from({ length: 17 }, (_, n) => `a${n}: brandsByCertificationRule { manualBrands { id } }`).join(' ')} }`,
    },
    'graph.too_large',
  ],
  ['5,000 equal fields', { query: `{ getLook(id: 1) { ${'id '.repeat(5_000)} } }` }, 'graph.too_large'],
  ['a text of 40 kB', { query: `{ getLook(id: 1) { id } } #${'x'.repeat(40_000)}` }, 'graph.too_large'],
  ['deep selections', { query: nested('{ a ', '}', 5_000) }, 'graph.too_large'],
  ['deep lists', { query: `{ getLook(id: ${nested('[', ']', 10_000)}) { id } }` }, 'graph.too_large'],
  ['a deep type', { query: `query($a: ${nested('[', ']', 5_000)}) { __typename }` }, 'graph.too_large'],
  ['a huge integer', { query: `{ getLook(id: ${'9'.repeat(400)}) { id } }` }, 'graph.invalid'],
  [
    'a huge integer in a variable',
    { query: 'query($id: Int!) { getLook(id: $id) { id } }', variables: { id: 1e300 } },
    'graph.invalid',
  ],
  [
    'deep lists in a variable',
    `{"query":"query($f: LookFilters) { lookCertificationStats(filters: $f) { pendingCount } }","variables":{"f":{"ids":${nested('[', ']', 5_000)}}}}`,
    'graph.invalid',
  ],
  ['an unknown directive', { query: '{ getLook(id: 1) @nothing { id } }' }, 'graph.invalid'],
  [
    '4,000 unknown directives',
    { query: `{ getLook(id: 1) ${'@a '.repeat(4_000)} { id } }` },
    'graph.invalid',
  ],
  [
    'a page of 101',
    { query: '{ looksStaff(paginationArgsInput: { size: 101 }) { items { id } } }' },
    'graph.too_large',
  ],
  [
    'a page of 100 with everything below',
    {
      query: `{ looksStaff(paginationArgsInput: { size: 100 }) { items { id images { id order } lookItemMappings {
        id certificationLogs { id status user { id name } } product { id name coverImage { small { url } } } } } } }`,
    },
    'graph.too_large',
  ],
  [
    '11 root mutations',
    {
      query: `mutation { ${Array.from({ length: 11 }, (_, n) => `a${n}: deleteLook(id: 1) { id }`).join(' ')} }`,
    },
    'graph.too_large',
  ],
  [
    'root mutations behind a fragment',
    {
      query: `mutation { ...A } fragment A on Mutation { ${Array.from({ length: 11 }, (_, n) => `a${n}: deleteLook(id: 1) { id }`).join(' ')} }`,
    },
    'graph.too_large',
  ],
];

test.each(attacks)('refuses %s before any call, at once', async (_name, body, errorCode) => {
  const started = performance.now();
  const answer = await ask(body);
  const took = performance.now() - started;
  expect(answer.body.errors[0].extensions.errorCode).toBe(errorCode);
  expect(answer.body).not.toHaveProperty('data');
  if (errorCode === 'graph.too_large') {
    expect(answer.status).toBe(400);
    const { measured, limit } = answer.body.errors[0].extensions.detail;
    expect(measured).toBeGreaterThan(limit);
  }
  expect(calls).toEqual([]);
  // The promise is 100 ms; a busy machine gets ten times that.
  expect(took).toBeLessThan(1_000);
});

test('refuses a batch', async () => {
  const { status, body } = await ask([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
  expect([status, body.errors[0].message]).toEqual([400, 'Missing query']);
});

test.each([
  ['a query', '{ getLook(id: 1) { id } }'],
  ['introspection', '{ __schema { types { name } } }'],
  ['a wrong field', '{ getLok }'],
  ['a mutation', 'mutation { deleteLook(id: 1) { id } }'],
  ['a mutation beside signIn', 'mutation { __typename deleteLook(id: 1) { id } }'],
  ['a fragment that could hide one', 'mutation { ...A } fragment A on Mutation { deleteLook(id: 1) { id } }'],
])('refuses strangers %s with 401, and suggests nothing', async (_name, query) => {
  const { status, headers, body } = await ask({ query }, {});
  expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(body.errors[0].extensions.errorCode).toBe('auth.token_missing');
  expect(JSON.stringify(body)).not.toMatch(/getLook|Did you mean/);
  expect(calls).toEqual([]);
});

test('suggests no names to anybody', async () => {
  const { body } = await ask({
    query: 'query($f: LookFilters) { lookCertificationStats(filter: $f) { x } }',
  });
  expect(JSON.stringify(body)).not.toContain('Did you mean');
});
