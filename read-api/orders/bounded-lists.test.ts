import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpApp } from '#http/app.ts';
import { highestLimit } from '#http/lists.ts';
import { accessTokens } from '#http/token.ts';
import { openUnsealer } from '#projections/testing/harness.ts';
import { createReadApi } from '../create-read-api.ts';
import { staff, testLogText, testReplay } from '../testing/test-models.ts';

const tokens = accessTokens({ key: 'a key of thirty-two bytes or more, for tests' });
// Refusals come before any query, so nothing listens on port 1.
const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
let app: Awaited<ReturnType<typeof createHttpApp>>;
beforeAll(async () => {
  app = await createHttpApp({ tokens, title: 'test' });
  await app.register(
    createReadApi({
      pool,
      unsealer: openUnsealer(),
      replay: testReplay(pool),
      logText: testLogText,
      noteExport: async () => undefined,
    }),
  );
});
afterAll(async () => {
  await app.close();
  await pool.end();
});

interface Get {
  tags: readonly string[];
  parameters?: readonly { name: string; in: string }[];
}

/** The answers without pages, each bounded by what it lists: banks, the sizes of one product, sums by currency. */
const whole = [
  '/v2/orders/banks',
  '/v2/orders/invoice-items/all',
  '/v2/orders/invoice-items/totals',
  '/v2/products/{id}/commerce_stocks',
  '/v1/brand-months/totals',
];

async function getsOf(tag: string): Promise<[string, Get][]> {
  const { paths } = (await app.inject('/openapi.json')).json<{ paths: Record<string, { get?: Get }> }>();
  return Object.entries(paths).flatMap(([path, { get }]): [string, Get][] =>
    get?.tags.includes(tag) ? [[path, get]] : [],
  );
}

const hasLimit = ({ parameters = [] }: Get) => parameters.some(({ name }) => name === 'limit');

test.each(['orders', 'settlements', 'commerce stock'])(
  'every list of %s refuses a longer page',
  async (tag) => {
    const { token } = await tokens.sign(staff);
    const headers = { authorization: `Bearer ${token}` };
    const paged = (await getsOf(tag)).filter(([, get]) => hasLimit(get));
    expect(paged.length).toBeGreaterThan(0);
    for (const [path] of paged) {
      const url = path.replace('{action}', 'ship').replaceAll(/\{\w+\}/g, '1');
      for (const wrong of [`limit=${highestLimit + 1}`, 'limit=0', 'limit=all', 'offset=-1']) {
        const answer = await app.inject({ url: `${url}?${wrong}`, headers });
        expect([path, wrong, answer.statusCode, answer.json().errorCode]).toEqual([
          ...[path, wrong, 400],
          'request.invalid',
        ]);
      }
    }
  },
);

test('only lists that cannot grow have no pages; all items take no limit', async () => {
  const { token } = await tokens.sign(staff);
  const headers = { authorization: `Bearer ${token}` };
  const all = (await Promise.all(['orders', 'settlements', 'commerce stock'].map(getsOf))).flat();
  const lists = all.filter(([path, get]) => !hasLimit(get) && !/\{\w+\}(\/\w+)?$/.test(path));
  for (const path of whole) expect(all.map(([each]) => each)).toContain(path);
  expect(lists.map(([path]) => path).filter((path) => !whole.includes(path))).toEqual(['/v1/house']);
  const answer = await app.inject({ url: '/v2/orders/invoice-items/all?limit=5', headers });
  expect(answer.statusCode).toBe(400);
});
