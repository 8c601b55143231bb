import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockRentalsTable } from '#projections/stock/tables.ts';
import { type TrysetItemRow, trysetItemsTable } from '#projections/tryset-items/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { trysetItemRow } from '../testing/rows.ts';
import { openTestModels, staff, type TestModels } from '../testing/test-models.ts';

const at = (day: string) => `2026-${day}T00:00:00.000Z`;
let models: TestModels;

function item(id: number, row: Partial<TrysetItemRow>): TrysetItemRow {
  return trysetItemRow({
    id,
    trysetId: id,
    brandId: 1,
    productId: 11,
    userId: 1,
    createdAt: at('02-01'),
    ...row,
  });
}
const isWith = (ends: string) => ({
  deliveredAt: at('02-03'),
  trialEndsAt: at(ends),
  postDueAt: at('04-01'),
});
const isBack = {
  status: 'return_delivered',
  postDueAt: at('04-01'),
  returnRequestedAt: at('02-10'),
} as const;

// The clock stands at 15 March.
beforeAll(async () => {
  models = await openTestModels();
  const items = [
    item(1, { status: 'tryset_delivered', ...isWith('03-14') }),
    item(2, { status: 'tryset_delivered', ...isWith('03-16') }),
    item(3, { status: 'purchase_pending', ...isWith('03-14') }),
    item(4, { status: 'return_requested', ...isWith('03-14') }),
    item(5, { status: 'tryset_delivered', ...isWith('03-14'), isRemoved: true }),
    item(6, { ...isBack, deliveredAt: at('02-02'), postStatus: 'posted' }),
    item(7, { ...isBack, deliveredAt: at('02-04'), postStatus: 'refused' }),
    item(8, { ...isBack, deliveredAt: at('02-05'), postStatus: 'planned', postDueAt: at('03-01') }),
    item(9, { ...isBack, deliveredAt: at('02-11'), postStatus: 'planned' }),
    item(10, { status: 'return_delivered', returnRequestedAt: null }),
    // A gift has neither a trial nor a due date for its look.
    item(11, { status: 'purchased', useMode: 'gift', deliveredAt: at('02-06') }),
  ];
  await insertRows(models.pool, trysetItemsTable, items);
  const shelvedOn = [
    [6, '02-12'],
    [7, '02-14'],
    [8, '02-20'],
    [9, '03-20'],
    [10, '02-15'],
  ] as const;
  await insertRows(
    models.pool,
    stockRentalsTable,
    shelvedOn.map(([id, day]) => ({
      id: `${id}:${id}`,
      stockItemId: id,
      trysetItemId: id,
      trysetId: id,
      reservedAt: at('02-01'),
      awaitsCheckOf: null,
      shelvedAt: at(day),
    })),
  );
});
afterAll(() => models.close());

const dayS = 86_400;
const figures = async (query = '') =>
  (await models.get(staff, `/v1/figures?period=2026-02-01,2026-02-28${query}`)).body;

it('counts items as overdue after their trial without a request to return or buy', async () => {
  expect((await figures()).now).toEqual({
    toSend: 0,
    out: 3,
    overdue: 1,
    inReturn: 1,
    deferred: 0,
    failed: 0,
  });
  const { data } = (await models.get(staff, '/v2/trysets/items?is_overdue=true')).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual([1]);
});

it('a trial is over at the very instant at which it ends', async () => {
  const ends = (id: number, when: string) =>
    models.pool.query('update read.tryset_items set trial_ends_at = $2 where id = $1', [id, when]);
  await ends(2, at('03-15'));
  const { data } = (await models.get(staff, '/v2/trysets/items?is_overdue=true&order=id')).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  await ends(2, at('03-16'));
});

it('a look is due once it is posted, refused or past its last day', async () => {
  expect((await figures()).current.posts).toEqual({ due: 3, posted: 1 });
});

it('reports durations by median and 90th percentile', async () => {
  const { current } = await figures();
  // The nine durations are 1, 2, 2, 2, 2, 3, 4, 5 and 10 days.
  expect(current.requestToDelivery).toEqual({ count: 9, medianSeconds: 2 * dayS, p90Seconds: 6 * dayS });
  // The three durations are 2, 4 and 10 days; the fourth garment came back without a return request.
  expect(current.shelved).toBe(4);
  expect(current.returnToShelf).toEqual({ count: 3, medianSeconds: 4 * dayS, p90Seconds: (88 * dayS) / 10 });
});

it('reports no durations without events', async () => {
  const { previous, previousPeriod } = await figures();
  expect(previousPeriod).toEqual({ from: at('01-04'), until: at('02-01') });
  expect(previous.requestToDelivery).toEqual({ count: 0, medianSeconds: null, p90Seconds: null });
  const other = await figures('&previous=2026-03-01,2026-03-31');
  expect(other.previous.shelved).toBe(1);
});
