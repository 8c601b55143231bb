import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logTable } from '#projections/kit/tables/log.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import { openTestModels, staff, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';
import type { Difference } from './contract.ts';

let models: TestModels;
beforeAll(async () => {
  // The unsealer has no keys for these sealed histories.
  models = await openTestModels({ unsealer: { unseal: async () => null, prefetch: async () => {} } });
  await insertTwoBrands(models.pool);
  const garment = { stockItemId: 113, code: 'S-113', brandId: 1, productId: 11, productSizeId: 110 };
  const terms = { regionId: 'KOREA', quality: 'new', discountRate: 0, reimbursementRate: 0 };
  const at = '2026-01-01T00:00:00.000Z';
  const registered = logRow('stock_item-113', 0n, 'StockItemRegistered', { ...garment, ...terms }, { at });
  // This event was recorded weeks after its effective time.
  await insertRows(models.pool, logTable, [{ ...registered, recordedAt: '2026-02-20T00:00:00.000Z' }]);
});
afterAll(() => models.close());

describe('the difference between two points', () => {
  const difference = async (path: string): Promise<Difference> => (await models.get(staff, path)).body;

  it('lists the changed fields and the events between', async () => {
    const { from, to, changes, count, events } = await difference(
      '/v2/trysets/items/601/difference?from=0&to=now',
    );
    expect([from.revision, to.revision]).toEqual(['0', '2']);
    expect(changes).toEqual([
      {
        category: 'tryset_item',
        entityId: '601',
        field: 'status',
        before: 'tryset_requested',
        after: 'tryset_preparing',
      },
      {
        category: 'tryset_item',
        entityId: '601',
        field: 'approvedAt',
        before: null,
        after: '2026-03-02T00:00:00.000Z',
      },
    ]);
    expect(events.map(({ type }) => type)).toEqual(['TrysetItemDreamtOf', 'TrysetItemAccepted']);
    expect(count).toBe(2);
  });

  it('works backward and forward', async () => {
    const { changes, count } = await difference('/v2/trysets/items/601/difference?from=1&to=2026-03-01');
    expect(changes).toMatchObject([
      { before: 'tryset_preparing', after: 'tryset_requested' },
      { field: 'approvedAt', after: null },
    ]);
    expect(count).toBe(1);
  });

  it('shows what became known later about a time', async () => {
    const path = '/v1/stocks/113/difference?to=2026-02-28&from=';
    const { status, body } = await models.get(staff, `${path}recorded:2026-01-31`);
    expect([status, body.errorCode]).toEqual([404, 'as_of.before_first_event']);
    const { from, to, count } = await difference(`${path}recorded:2026-02-28`);
    expect([from.by, to.by, count]).toEqual(['recorded_time', 'time', 0]);
  });

  it('is empty between a point and itself', async () => {
    expect(await difference('/v1/stocks/111/difference?from=4&to=4')).toMatchObject({
      changes: [],
      count: 0,
    });
  });

  it('shows the reason of a hold', async () => {
    const { changes } = await difference('/v1/stocks/111/difference?from=3&to=4');
    expect(changes.map(({ field, after }) => [field, after])).toEqual([
      ['status', 'requested'],
      ['holder', { kind: 'tryset_item', id: 601 }],
    ]);
  });
});
