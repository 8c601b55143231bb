import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockItemsTable } from '#projections/stock/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import { stockItemRow } from '../../testing/rows.ts';
import { openTestModels, staff, type TestModels } from '../../testing/test-models.ts';

const rows = 20_000;
const memos = ['한국어, "quoted"\n@x', 'one\ntwo', '\u00a0=1+1', '\n@x'];
let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  const stock = Array.from({ length: rows }, (_, index) =>
    stockItemRow({
      id: index + 1,
      brandId: 1,
      productId: 1,
      memoInUse: memos[index] ?? 'x'.repeat(200),
    }),
  );
  await insertRows(models.pool, stockItemsTable, stock);
});
afterAll(() => models.close());

it('sends every row of a large list', async () => {
  const { text } = await models.get(staff, '/v1/stocks/csv?order=id');
  expect(text).toContain('"한국어, ""quoted""\n@x"');
  expect(text).toContain('"one\ntwo"');
  expect(text).toContain(",'\u00a0=1+1,");
  expect(text).toContain(',"\'\n@x",');
  expect(text.match(/\r\n/g)).toHaveLength(rows + 1);
});

it('releases its connection when the reader disconnects', async () => {
  const address = await models.app.listen({ port: 0, host: '127.0.0.1' });
  const leave = new AbortController();
  const headers = { authorization: await models.authorization(staff) };
  const answer = await fetch(`${address}/v1/stocks/csv`, { headers, signal: leave.signal });
  await answer.body?.getReader().read();
  expect(models.pool.totalCount - models.pool.idleCount).toBeGreaterThan(0);
  leave.abort();
  while (models.pool.totalCount !== models.pool.idleCount) await pause(10);
});
