import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { logTable } from '#projections/kit/tables/log.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import { searching } from '../../testing/searching.ts';
import { adminA, openTestModels, staff, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const path = '/v1/events';
const { search, found, streams } = searching(() => models);

describe('a search over all histories', () => {
  it('shows each event like its history', async () => {
    const history = await models.get(staff, '/v2/trysets/items/601/history?types=TrysetItemAccepted');
    const { data, names } = await search(staff, 'types=TrysetItemAccepted');
    expect(data).toEqual(history.body.data);
    expect(names).toEqual({ 'tryset_item-601': 'Wool coat' });
  });

  it('shows changes of events far apart in one stream', async () => {
    const { data } = await search(staff, 'types=StockItemReservationReleased');
    expect(data[0]?.changes).toEqual([
      { field: 'status', before: 'requested', after: 'in_stock' },
      { field: 'holder', before: { kind: 'tryset_item', id: 650 }, after: null },
      { field: 'waitsFor', before: { kind: 'tryset', id: 550 }, after: null },
    ]);
  });

  it('finds every event of a stream without a fold', async () => {
    const rows = [0n, 1n, 2n].map((revision) =>
      logRow('id_block-tryset', revision, 'IdBlockTaken', { revision: String(revision) }),
    );
    await insertRows(models.pool, logTable, rows);
    const { data } = await search(staff, 'types=IdBlockTaken');
    expect(data.map(({ data: { revision } }) => revision)).toEqual(['2', '1', '0']);
    expect(data.map(({ changes }) => changes)).toEqual([[], [], []]);
    expect(await found(staff, 'types=IdBlockTaken&without_housekeeping=true')).toEqual([]);
  });

  it('finds reasons in any language, case-insensitive, from one letter on', async () => {
    const reasons = ['안감이 찢어졌음', 'Lining TORN, 안감', 'torn sleeve', '裏地が破れていた', '찢'];
    const rows = reasons.map((reason, index) =>
      logRow('stock_item-111', BigInt(30 + index), 'StockItemMemoAdded', {}, { reason, brandIds: [1] }),
    );
    await insertRows(models.pool, logTable, rows);
    for (const text of [
      '찢',
      '찢어',
      '안감',
      '감이 찢',
      'torn',
      'Torn S',
      '破れ',
      't',
      '%',
      '안감 ',
      '없음',
    ]) {
      const { data } = await search(staff, `stock_item_id=111&reason=${encodeURIComponent(text)}`);
      const everywhere = await search(staff, `reason=${encodeURIComponent(text)}`);
      const holding = reasons.filter((reason) => reason.toLowerCase().includes(text.trim().toLowerCase()));
      for (const found of [data, everywhere.data]) {
        const ofThese = found.flatMap(({ reason }) => (reason && reasons.includes(reason) ? reason : []));
        expect(ofThese.sort(), text).toEqual(holding.toSorted());
      }
    }
  });

  it('shows changes of reference data with its names', async () => {
    await models.pool.query(
      `insert into read.reference values ('style-4', 'style', 4, 'active', 'Feminine', 0, true, null, '{}', 0, now(), now())`,
    );
    await insertRows(models.pool, logTable, [
      logRow('style-4', 0n, 'StyleRegistered', { id: 4, name: 'Romantic', priority: 10, isPublished: true }),
      logRow('style-4', 1n, 'StyleRevised', { changed: { name: 'Feminine' } }),
      logRow('style-4', 2n, 'StyleRetired', {}),
    ]);
    const { data, names } = await search(staff, 'types=StyleRevised,StyleRetired');
    expect(data.map(({ changes }) => changes)).toEqual([
      [{ field: 'status', before: 'active', after: 'retired' }],
      [{ field: 'name', before: 'Romantic', after: 'Feminine' }],
    ]);
    expect(names).toMatchObject({ 'style-4': 'Feminine' });
  });

  it('filters by event fields', async () => {
    expect(await found(staff, 'reason=FINE')).toEqual(['tryset_item-601 TrysetItemAccepted']);
    expect(await found(staff, 'reason=100%25')).toEqual([]);
    expect(await found(staff, 'actors=user:1001')).toEqual([
      'support_ticket-93 SupportTicketOpened',
      'tryset_item-602 TrysetItemRequested',
      'tryset_item-601 TrysetItemRequested',
      'tryset-501 TrysetRequested',
    ]);
    expect(await found(staff, 'actors=user')).toHaveLength(4);
    expect(await found(staff, 'actors=user:1001,user,system')).toHaveLength(5);
    expect(await found(staff, 'types=ProductPublished,StockItemRemoved')).toEqual([
      'stock_item-214 StockItemRemoved',
      'product-11 ProductPublished',
    ]);
    expect(await found(staff, 'time_after=2026-03-04&time_before=2026-03-05')).toEqual([
      'tryset_item-603 TrysetItemRequested',
      'tryset-502 TrysetRequested',
      'stock_item-111 StockItemHolderRefused',
      'stock_item-111 StockItemMemoAdded',
    ]);
    expect(await found(staff, 'recorded_before=1999-01-01')).toEqual([]);
    expect(await found(staff, 'without_housekeeping=true&stock_item_id=214')).toHaveLength(2);
    expect(await found(staff, 'without_housekeeping=true&types=StockItemReserved')).toEqual([]);
  });

  it('filters by entity', async () => {
    const garment = ['stock_item-111', 'tryset_item-601'];
    expect(await streams(staff, 'stock_item_id=111')).toEqual(garment);
    expect(await streams(staff, 'codes=s-111')).toEqual(garment);
    expect(await streams(staff, 'codes=S-111,S-211,none')).toEqual([
      'stock_item-111',
      'stock_item-211',
      'tryset_item-601',
      'tryset_item-602',
    ]);
    expect(await streams(staff, 'codes=none')).toEqual([]);
    expect(await streams(staff, 'tryset_item_id=601')).toEqual(['tryset_item-601']);
    expect(await streams(staff, 'tryset_id=501')).toEqual([
      'tryset-501',
      'tryset_item-601',
      'tryset_item-602',
    ]);
    expect(await streams(staff, 'user_id=1002')).toContain('tryset_item-603');
    expect(await streams(staff, 'user_id=1001')).toEqual([
      'cash_account-1001',
      'look-801',
      'member_wallet-1001',
      'order-711',
      'payment-73',
      'point_account-1001',
      'support_ticket-93',
      'tryset-501',
      'tryset_item-601',
      'tryset_item-602',
      'user-1001',
      'user_ticket-52',
    ]);
    expect(await streams(staff, 'user_id=1001&stock_item_id=111')).toEqual(['tryset_item-601']);
    expect(await streams(staff, 'product_id=11')).toEqual(['product-11']);
  });

  it('finds events of a brand, even if other brands are named first', async () => {
    const ofB = await streams(staff, 'brand_id=2');
    expect(ofB).toContain('tryset-501');
    expect(ofB).toEqual(
      expect.arrayContaining([
        'brand-2',
        'brand_invoice-702',
        'brand_subscription-82',
        'brand_wallet-2',
        'payment-72',
        'stock_item-211',
      ]),
    );
    expect(ofB).not.toContain('stock_item-111');
    expect(await found(staff, 'brand_id=2&types=TrysetRequested')).toHaveLength(2);
  });

  it('finds all events of one request', async () => {
    const rows = ['one', 'two'].map((name, index) =>
      logRow(
        `stock_item-${111 + index * 100}`,
        BigInt(20 + index),
        'StockItemMemoAdded',
        { memoId: name },
        {
          $correlationId: 'request-of-both',
          brandIds: [index + 1],
        },
      ),
    );
    await insertRows(models.pool, logTable, rows);
    expect(await found(staff, 'correlation_id=request-of-both')).toHaveLength(2);
    expect(await found(adminA, 'correlation_id=request-of-both')).toEqual([
      'stock_item-111 StockItemMemoAdded',
    ]);
    expect(await found(staff, 'correlation_id=request-of-both&brand_id=2')).toHaveLength(1);
    expect(await found(staff, 'correlation_id=none')).toEqual([]);
  });

  it('counts, and states whether the count is exact', async () => {
    const all = (await search(staff, '')).data.length;
    for (const query of ['', 'exact=true']) {
      const { body } = await models.get(staff, `${path}/count?${query}`);
      expect(body).toEqual({ count: all, isExact: true });
    }
    expect((await models.get(staff, `${path}/count?types=StockItemEntered`)).body.count).toBe(1);
  });

  it('counts later events on top of those that it has counted, and each of them once', async () => {
    const query = `${path}/count?exact=true&types=StockItemMemoAdded&without_housekeeping=true`;
    const counted = async (caller: Caller = staff) => (await models.get(caller, query)).body.count;
    const [before, beforeOfA] = [await counted(), await counted(adminA)];
    for (const position of [2_000n, 2_001n]) {
      const row = logRow('stock_item-111', position, 'StockItemMemoAdded', { memo: 'x' }, { brandIds: [1] });
      await insertRows(models.pool, logTable, [{ ...row, position }]);
      await models.pool.query("update read.checkpoints set position = $1 where name = 'live'", [position]);
      expect(await counted()).toBe(before + Number(position - 1_999n));
    }
    expect([await counted(), await counted(adminA)]).toEqual([before + 2, beforeOfA + 2]);
    expect(await counted()).toBe(before + 2);
  });

  it('lists the actors', async () => {
    const { body } = await models.get(staff, `${path}/actors`);
    expect(body.data.slice(0, 4).map(({ label }: { label: string }) => label)).toEqual([
      'staff',
      'brand_admin',
      'user',
      'system',
    ]);
    expect(body.data).toContainEqual({ label: 'staff', id: 1, name: 'Kim Minji' });
  });

  it('is available as CSV', async () => {
    const { text } = await models.get(staff, `${path}/csv?types=TrysetItemAccepted,TrysetRequested`);
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(3);
    expect(rows.find(({ type }) => type === 'TrysetItemAccepted')).toMatchObject({
      stream: 'tryset_item-601',
      actor: 'Kim Minji',
      reason: 'looks fine',
    });
    expect(text).not.toContain('s1.A');
  });

  it('refuses invalid filters with a reason', async () => {
    const message = async (query: string) => {
      const { status, body } = await models.get(staff, `${path}?${query}`);
      return [status, body.detail?.fields?.[0]?.name];
    };
    expect(await message('after=5')).toEqual([400, 'after']);
    expect(await message('after=1_99999999999999999999')).toEqual([400, 'after']);
    expect(await message('after=1_9223372036854775808')).toEqual([400, 'after']);
    expect(await message('after=1_1&before=1_1')).toEqual([400, 'before']);
    expect(await message('time_after=tomorrow')).toEqual([400, 'time_after']);
    expect(await message('actors=boss')).toEqual([400, 'actors']);
  });
});
