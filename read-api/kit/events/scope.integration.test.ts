import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { logTable } from '#projections/kit/tables/log.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import { searching } from '../../testing/searching.ts';
import { adminA, adminB, member, openTestModels, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const path = '/v1/events';
const { search, found, streams } = searching(() => models);

describe('a brand admin', () => {
  const ofB =
    /"(stock_item|product|brand|brand_wallet|brand_invoice|brand_subscription|tryset_item)-(2|21|22|82|211|214|602|603|702)"|S-211|Bolt/;

  it('finds only events of its own entities, on every path', async () => {
    const own = await streams(adminA, '');
    expect(own).toEqual([
      'brand-1',
      'brand_admin-10',
      'brand_feedback-731',
      'brand_invoice-701',
      'brand_month-1202603',
      'brand_subscription-81',
      'brand_wallet-1',
      'commerce_stock-110',
      'payment-71',
      'product-11',
      'stock_item-111',
      'tryset_item-601',
    ]);
    const queries = [
      '',
      'brand_id=2',
      'codes=S-211',
      'stock_item_id=211',
      'tryset_item_id=602',
      'tryset_id=501',
      'user_id=1002',
      'types=TrysetRequested,StockItemRegistered',
      'actors=user',
      'product_id=21',
      'actors=user:1001',
      'reason=a',
      'order=time',
      'time_before=2026-12-31',
    ];
    for (const query of queries) {
      const body = await search(adminA, query);
      expect(ofB.exec(JSON.stringify(body.data))?.[0], query).toBeUndefined();
      expect(
        body.data.every(({ stream }) => own.includes(stream)),
        query,
      ).toBe(true);
      const count = await models.get(adminA, `${path}/count?${query.replace('order=time', '')}`);
      expect(count.body.count, query).toBe(body.data.length);
      const csv = await models.get(adminA, `${path}/csv?${query}`);
      expect(ofB.exec(csv.text)?.[0], query).toBeUndefined();
    }
    expect(await found(adminA, 'brand_id=2')).toEqual([]);
    expect(await found(adminA, 'codes=S-211')).toEqual([]);
    expect(await streams(adminB, '')).toEqual([
      'brand-2',
      'brand_admin-20',
      'brand_feedback-732',
      'brand_invoice-702',
      'brand_month-2202603',
      'brand_subscription-82',
      'brand_wallet-2',
      'commerce_stock-210',
      'payment-72',
      'product-21',
      'stock_item-211',
      'tryset_item-602',
      'tryset_item-603',
    ]);
  });

  it('sees no events of whole trysets or removed entities, and no stored events', async () => {
    const { data } = await search(adminB, '');
    expect(data.some(({ category }) => category === 'tryset')).toBe(false);
    expect(data.some(({ stream }) => stream === 'stock_item-214')).toBe(false);
    expect(data.some((entry) => 'raw' in entry)).toBe(false);
  });

  it('sees no actors without events on its entities', async () => {
    await insertRows(models.pool, logTable, [
      logRow(
        'stock_item-211',
        30n,
        'StockItemMemoAdded',
        {},
        { brandIds: [2], actor: { label: 'staff', id: 77 } },
      ),
    ]);
    const ids = async (caller: Caller) =>
      (await models.get(caller, `${path}/actors`)).body.data.map(({ id }: { id: number }) => id);
    expect(await ids(adminB)).toContain(77);
    expect(await ids(adminA)).not.toContain(77);
  });

  it('members are refused', async () => {
    for (const call of ['', '/count', '/actors', '/csv', '/1/causes']) {
      expect((await models.get(member(1001), `${path}${call}`)).status).toBe(403);
    }
  });
});
