import { afterAll, beforeAll, expect, it } from 'vitest';
import { logTable } from '#projections/kit/tables/log.ts';
import { insertRows } from '../testing/insert.ts';
import { logRow } from '../testing/rows.ts';
import { adminA, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  const stream = 'point_account-1001';
  const on = (kind: string, id: number, shares: object[], amount: number) => ({
    for: { kind, id },
    amount,
    shares,
    balance: 0,
  });
  const share = (itemId: number, amount: number) => ({ itemId, amount });
  const newest = { schemaVersion: 2 };
  await insertRows(models.pool, logTable, [
    // Revision 0 is the sample's gift. Version 1 paid for trysets only.
    logRow(stream, 1n, 'PointsCaptured', {
      trysetId: 501,
      amount: 30,
      shares: [{ trysetItemId: 602, amount: 30 }],
      balance: 0,
    }),
    logRow(stream, 2n, 'PointsCaptured', on('tryset', 501, [share(601, 100)], 100), newest),
    logRow(stream, 3n, 'PointsCaptured', on('order', 501, [share(7, 9)], 9), newest),
    logRow(stream, 4n, 'PointsRefunded', { ...on('tryset', 501, [share(601, 40)], 40), message: '' }, newest),
  ]);
});
afterAll(() => models.close());

const path = '/v1/users/1001/points/spent';

it('tells the unreturned points of each tryset item, without those of orders', async () => {
  const { body } = await models.get(staff, path);
  expect(body).toMatchObject({
    count: 2,
    data: [
      { id: 602, trysetId: 501, amount: 30 },
      { id: 601, trysetId: 501, amount: 60, productName: expect.any(String) },
    ],
  });
  expect((await models.get(staff, `${path}?limit=1&offset=1`)).body.data).toEqual([body.data[1]]);
});

it('is empty for a member without points, and only for staff', async () => {
  expect((await models.get(staff, '/v1/users/1002/points/spent')).body.data).toEqual([]);
  expect((await models.get(staff, '/v1/users/987654/points/spent')).status).toBe(404);
  for (const other of [adminA, member(1001)]) expect((await models.get(other, path)).status).toBe(403);
});
