import { afterAll, beforeAll, expect, it } from 'vitest';
import { trysetItemsTable } from '#projections/tryset-items/tables.ts';
import { trysetsTable } from '#projections/trysets/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { trysetItemRow, trysetRow } from '../testing/rows.ts';
import { openTestModels, staff, type TestModels } from '../testing/test-models.ts';

const itemStatuses = ['tryset_preparing', 'return_delivered', 'tryset_canceled', 'tryset_delivered'] as const;
const overviews = ['delivery_requested', 'returned', null, 'delivered'] as const;

/**
 * Every three thousand rows the statuses change and the ids have a gap, so that stretches of ids hold different
 * numbers of each status.
 */
const rows = Array.from({ length: 16_000 }, (_, index) => {
  const part = Math.floor(index / 3_000);
  const kind = (index * 7 + part) % Math.min(2 + part, 4);
  return { id: 1 + index + part * 4_000, kind, isRemoved: index % 50 === 0 };
});
const items = rows.map(({ id, kind, isRemoved }) =>
  trysetItemRow({
    id,
    trysetId: id,
    brandId: 1,
    productId: 1,
    userId: 1,
    isRemoved,
    status: itemStatuses[kind] ?? 'idle',
  }),
);
const trysets = rows.map(({ id, kind }) =>
  trysetRow({ id, userId: 1, items: [], status: overviews[kind] ?? null }),
);

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertRows(models.pool, trysetItemsTable, items);
  await insertRows(models.pool, trysetsTable, trysets);
});
afterAll(() => models.close());

const lists = [
  {
    path: '/v2/trysets/items',
    shown: items.flatMap(({ id, status, isRemoved }) => (isRemoved ? [] : [{ id, status: `${status}` }])),
    statuses: [[], ['tryset_preparing'], ['tryset_preparing', 'tryset_delivered'], ['purchased']],
    uncounted: 'tryset_canceled',
  },
  {
    path: '/v2/trysets',
    shown: trysets.flatMap(({ id, status }) => (status === null ? [] : [{ id, status: `${status}` }])),
    statuses: [[], ['delivery_requested'], ['returned', 'delivered'], ['returning']],
    uncounted: 'returned',
  },
];

it.each(lists)('$path: a page far down begins where walking there would have come', async (list) => {
  for (const statuses of list.statuses) {
    const matching = list.shown.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
    const far = [4_999, 5_000, 7_777, 12_345, matching.length - 3, matching.length, 900_000];
    for (const offset of far.filter((each) => each >= 0)) {
      expect(await page(list.path, statuses, offset, 'id')).toEqual(idsAt(matching, offset));
      expect(await page(list.path, statuses, offset, '-id')).toEqual(idsAt(matching.toReversed(), offset));
    }
  }
});

it.each(lists)('$path: it is walked to where stretches were not counted', async (list) => {
  await models.pool.query(`delete from read.counters where stat like '%_in_stretches' and scope = 1`);
  const matching = list.shown.filter(({ status }) => status !== list.uncounted);
  const statuses = [...new Set(matching.map(({ status }) => status))];
  expect(await page(list.path, statuses, 6_000, 'id')).toEqual(idsAt(matching, 6_000));
});

async function page(path: string, statuses: readonly string[], offset: number, order: string) {
  const filter = statuses.length === 0 ? '' : `&statuses=${statuses.join()}`;
  const { status, body } = await models.get(
    staff,
    `${path}?limit=5&offset=${offset}&order=${order}${filter}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ id }: { id: number }) => id);
}

function idsAt(rows: readonly { id: number }[], offset: number) {
  return rows.slice(offset, offset + 5).map(({ id }) => id);
}
