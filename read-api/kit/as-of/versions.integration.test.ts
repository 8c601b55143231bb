import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Upcasters } from '#domain/upcasters.ts';
import { logTable } from '#projections/kit/tables/log.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import { openTestModels, staff, type TestModels } from '../../testing/test-models.ts';

/** The first version of the grading event has a `mark`. */
const upcasters: Upcasters = {
  StockItemConditionGraded: { 1: (data) => ({ grade: (data as { mark: string }).mark.toUpperCase() }) },
};

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels({ upcasters });
  const garment = { stockItemId: 7, code: 'S-7', brandId: 1, productId: 11, productSizeId: 110 };
  const terms = { regionId: 'KOREA', quality: 'new', discountRate: 0, reimbursementRate: 0 };
  const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`;
  await insertRows(models.pool, logTable, [
    logRow('stock_item-7', 0n, 'StockItemRegistered', { ...garment, ...terms }, { at: at(1) }),
    logRow('stock_item-7', 1n, 'StockItemConditionGraded', { mark: 'b' }, { at: at(2) }),
    logRow('stock_item-7', 2n, 'StockItemConditionGraded', { grade: 'A' }, { at: at(3), schemaVersion: 2 }),
  ]);
});
afterAll(() => models.close());

it('upcasts events of an old version', async () => {
  const grade = async (revision: number) =>
    (await models.get(staff, `/v1/stocks/7?revision=${revision}`)).body.conditionGrade;
  expect([await grade(0), await grade(1), await grade(2)]).toEqual([null, 'B', 'A']);
  const { body } = await models.get(staff, '/v1/stocks/7/difference?from=1');
  expect(body.changes).toMatchObject([{ field: 'grade', before: 'B', after: 'A' }]);
});

it('agrees with the history, which also shows the stored old event', async () => {
  const { body } = await models.get(staff, '/v1/stocks/7/history');
  const [newest, older] = body.data;
  expect(newest.changes).toEqual([{ field: 'grade', before: 'B', after: 'A' }]);
  expect([older.data, older.raw.data]).toEqual([{ grade: 'B' }, { mark: 'b' }]);
});
