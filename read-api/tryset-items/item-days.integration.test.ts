import { afterAll, beforeAll, expect, test } from 'vitest';
import { trysetItemsTable } from '#projections/tryset-items/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { trysetItemRow } from '../testing/rows.ts';
import { openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

/** The clock of these models stands on the business day 2026-03-15, which begins and ends at 15:00 UTC. */
const lent = { trysetId: 501, brandId: 1, productId: 11, userId: 1001, status: 'tryset_delivered' } as const;

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  await insertRows(models.pool, trysetItemsTable, [
    trysetItemRow({ ...lent, id: 611, trialEndsAt: '2026-03-14T14:59:59.999Z' }),
    trysetItemRow({ ...lent, id: 612, trialEndsAt: '2026-03-14T15:00:00.000Z' }),
    trysetItemRow({ ...lent, id: 613, trialEndsAt: '2026-03-15T14:59:59.999Z' }),
    trysetItemRow({ ...lent, id: 614, trialEndsAt: '2026-03-15T15:00:00.000Z' }),
    // It is on its way back, so nothing ends.
    trysetItemRow({
      ...lent,
      id: 615,
      status: 'return_delivering',
      trialEndsAt: '2026-03-15T00:00:00.000Z',
      returnArrivedAt: '2026-03-15T02:00:00.000Z',
    }),
  ]);
});
afterAll(() => models.close());

test.each([
  ['is_trial_ending_today=true', [613, 612]],
  ['is_trial_ending_today=true&brand_id=2', []],
  ['is_trial_ending_today=true&today_zone=Asia/Seoul', [613, 612]],
  // In New York it is the day before, which ends at 04:00 UTC in summer.
  ['is_trial_ending_today=true&today_zone=America/New_York', [612, 611]],
  ['is_trial_ending_today=false&today_zone=America/New_York&ids=611,612,613,614', [614, 613]],
  ['trial_end_time=2026-03-15', [615, 614, 613]],
  ['trial_end_time=2026-03-01,2026-03-14', [612, 611]],
  ['return_arrived_time=2026-03-15', [615]],
  ['return_arrived_time=2026-02-01,2026-03-31&order=return_arrived_time', [605, 615]],
  ['delivered_time=2026-01-01,2026-12-31&order=delivered_time', [605, 603]],
  ['delivered_time=2026-01-01,2026-12-31&order=-delivered_time', [603, 605]],
])('?%s finds %j', async (query, ids) => {
  const { status, body } = await models.get(staff, `/v2/trysets/items?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual(ids);
  expect(body.count).toBe(ids.length);
});

test.each([
  ['return_arrived_time', 605],
  ['-return_arrived_time', 615],
  ['trial_end_time', 611],
  ['-trial_end_time', 614],
  ['-delivered_time', 603],
])('in the order %s the items without the time come last, and %i first', async (order, first) => {
  const { body } = await models.get(staff, `/v2/trysets/items?order=${order}&limit=1`);
  expect(body.data[0].id).toBe(first);
});

test('an unknown time zone of today answers 400', async () => {
  const query = 'is_trial_ending_today=true&today_zone=Mars/Base';
  const { status, body } = await models.get(staff, `/v2/trysets/items?${query}`);
  expect([status, body.errorCode]).toEqual([400, 'request.invalid']);
});
