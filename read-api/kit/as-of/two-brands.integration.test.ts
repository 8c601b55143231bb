import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogRow } from '#projections/kit/tables/log.ts';
import { logTable } from '#projections/kit/tables/log.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  // The unsealer has no keys for these sealed histories.
  models = await openTestModels({ unsealer: { unseal: async () => null, prefetch: async () => {} } });
  await insertTwoBrands(models.pool);
  await insertRows(models.pool, logTable, brokenAndCarriedOver());
});
afterAll(() => models.close());

/**
 * A garment of brand A that was registered long before its event was recorded, and a garment with an event that no
 * fold accepts.
 */
function brokenAndCarriedOver(): LogRow[] {
  const garment = { brandId: 1, productId: 11, productSizeId: 110, regionId: 'KOREA', quality: 'new' };
  const terms = { discountRate: 0, reimbursementRate: 0 };
  const registered = (stockItemId: number) => ({
    stockItemId,
    code: `S-${stockItemId}`,
    ...garment,
    ...terms,
  });
  const at = '2026-01-01T00:00:00.000Z';
  const rows = [
    logRow('stock_item-112', 0n, 'StockItemRegistered', registered(112), { brandIds: [1], at }),
    logRow(
      'stock_item-112',
      1n,
      'StockItemReservationReleased',
      {},
      {
        brandIds: [1],
        at: '2026-01-02T00:00:00.000Z',
      },
    ),
    logRow(
      'stock_item-112',
      2n,
      'StockItemEntered',
      { slot: null },
      { brandIds: [1], at: '2026-01-03T00:00:00.000Z' },
    ),
    logRow('stock_item-114', 0n, 'StockItemRegistered', registered(114), { brandIds: [1], at }),
    logRow('stock_item-114', 1n, 'StockItemReserved', {}, { brandIds: [1], at: '2026-01-02T00:00:00.000Z' }),
    logRow('stock_item-113', 0n, 'StockItemRegistered', registered(113), { brandIds: [1], at }),
  ];
  return rows.map((row, index) => ({
    ...row,
    eventId: `more-${index}`,
    recordedAt: row.stream === 'stock_item-113' ? '2026-02-20T00:00:00.000Z' : row.recordedAt,
  }));
}

const ask = (caller: Parameters<TestModels['get']>[0], path: string) => models.get(caller, path);
const codeOf = async (caller: Parameters<TestModels['get']>[0], path: string) => {
  const { status, body } = await ask(caller, path);
  return `${status} ${body.errorCode ?? ''}`;
};

describe('what was', () => {
  it('states its point and the actions allowed then', async () => {
    const { body } = await ask(staff, '/v2/trysets/items/601?revision=0');
    expect(body.status).toBe('tryset_requested');
    expect(body.stock).toMatchObject({ code: 'S-111', status: 'requested' });
    expect(body.brand.name).toBe('Acme');
    const allowed = body.actions.filter(({ allowed }: { allowed: boolean }) => allowed);
    expect(allowed.map(({ name }: { name: string }) => name)).toContain('deny');
    expect(body.asOf).toEqual({
      by: 'revision',
      time: '2026-03-01T00:00:00.000Z',
      revision: '0',
      latestRevision: '2',
      event: {
        id: expect.any(String),
        type: 'TrysetItemRequested',
        time: '2026-03-01T00:00:00.000Z',
        recordedTime: expect.any(String),
      },
    });
    const { body: later } = await ask(staff, '/v2/trysets/items/601?as_of=2026-03-02');
    expect([later.status, later.asOf.revision]).toEqual(['tryset_preparing', '1']);
  });

  it('returns 404 before the first event and after the last revision', async () => {
    const path = '/v2/trysets/items/601';
    expect(await codeOf(staff, `${path}?as_of=2026-02-28T23:59:59.999Z`)).toBe(
      '404 as_of.before_first_event',
    );
    expect(await codeOf(staff, `${path}?revision=3`)).toBe('404 as_of.no_such_revision');
    expect(await codeOf(staff, `${path}?revision=1&as_of=2026-03-02`)).toBe('400 request.invalid');
    expect(await codeOf(staff, '/v2/trysets/items/999?revision=0')).toBe('404 tryset_item.not_found');
  });

  it('distinguishes event times from recording times', async () => {
    const { body } = await ask(staff, '/v1/stocks/113?as_of=2026-01-31');
    expect([body.code, body.asOf.by]).toEqual(['S-113', 'time']);
    expect(await codeOf(staff, '/v1/stocks/113?as_of_recorded=2026-01-31')).toBe(
      '404 as_of.before_first_event',
    );
    const { body: known } = await ask(staff, '/v1/stocks/113?as_of_recorded=2026-02-28');
    expect([known.code, known.asOf.by]).toEqual(['S-113', 'recorded_time']);
  });

  it('shows removed entities only to staff, up to the removal', async () => {
    expect((await ask(staff, '/v1/stocks/214?revision=0')).body.code).toBe('S-214');
    expect(await codeOf(staff, '/v1/stocks/214?revision=1')).toBe('404 as_of.removed');
    expect(await codeOf(adminB, '/v1/stocks/214?revision=0')).toBe('404 stock_item.not_found');
  });

  it('stops before an event that cannot be folded, and says so', async () => {
    const before = await ask(staff, '/v1/stocks/112?revision=0');
    expect([before.body.status, before.headers['x-stale']]).toEqual(['created', undefined]);
    const after = await ask(staff, '/v1/stocks/112?revision=2');
    expect([after.body.status, after.headers['x-stale']]).toEqual(['created', 'parked']);
    const { body } = await ask(staff, '/v1/stocks/112/history');
    expect([body.count, body.data[1].changes]).toEqual([3, []]);
  });
});

describe('an event that is held up or left out', () => {
  const look = async (path: string) => {
    const { body, headers } = await ask(staff, path);
    return [body.status, headers['x-stale']];
  };

  it('is left out of the past after a person skipped it', async () => {
    await models.pool.query(
      `insert into read.skipped_events select 'stock_items', '112', position from read.log
       where stream = 'stock_item-112' and revision = 1`,
    );
    expect(await look('/v1/stocks/112?revision=2')).toEqual(['in_stock', undefined]);
    await models.pool.query('delete from read.skipped_events');
  });

  it('parks the row where the read models parked it', async () => {
    expect(await look('/v2/trysets/items/601?revision=1')).toEqual(['tryset_preparing', undefined]);
    await models.pool.query(
      `insert into read.parked (projection, entity, position, stream, type, error)
       select 'tryset_items', '601', position, stream, type, 'refused' from read.log
       where stream = 'tryset_item-601' and revision = 1`,
    );
    expect(await look('/v2/trysets/items/601?revision=1')).toEqual(['tryset_requested', 'parked']);
    expect(await look('/v2/trysets/items/601?revision=0')).toEqual(['tryset_requested', undefined]);
    await models.pool.query('delete from read.parked');
  });

  it('is reported even if its rows cannot be determined', async () => {
    expect(await look('/v1/stocks/114?revision=1')).toEqual(['requested', 'parked']);
  });
});

describe('of another brand', () => {
  it.each(['revision=0', 'as_of=2026-03-10', 'as_of_recorded=2026-03-10', ''])(
    'nothing was, with "%s"',
    async (query) => {
      for (const [caller, ids] of [
        [adminA, { items: 602, stock: 211, tryset: 503 }],
        [adminB, { items: 601, stock: 111, tryset: 503 }],
      ] as const) {
        for (const end of query === '' ? ['/difference'] : [`?${query}`]) {
          expect(await codeOf(caller, `/v2/trysets/items/${ids.items}${end}`)).toBe(
            '404 tryset_item.not_found',
          );
          expect(await codeOf(caller, `/v1/stocks/${ids.stock}${end}`)).toBe('404 stock_item.not_found');
          expect(await codeOf(caller, `/v2/trysets/${ids.tryset}${end}`)).toBe('404 tryset.not_found');
        }
      }
    },
  );

  it('shows each brand its own items of a shared tryset', async () => {
    const items = async (caller: Parameters<TestModels['get']>[0]) => {
      const { body } = await ask(caller, '/v2/trysets/501?as_of=2026-03-10');
      return body.trysetItems.map(({ id }: { id: number }) => id);
    };
    expect(await items(staff)).toEqual([601, 602]);
    expect(await items(adminA)).toEqual([601]);
    expect(await items(adminB)).toEqual([602]);
    const { body } = await ask(adminA, '/v2/trysets/501/difference');
    expect(JSON.stringify(body)).not.toMatch(/(?:entityId":"|-|Id":)602\b|Bolt|"category":"tryset"/);
    expect(body.changes).toContainEqual(
      expect.objectContaining({ entityId: '601', field: 'status', after: 'tryset_preparing' }),
    );
  });

  it('refuses members', async () => {
    expect(await codeOf(member(1001), '/v2/trysets/items/601?revision=0')).toBe('403 auth.forbidden');
    expect(await codeOf(member(1001), '/v2/trysets/items/601/difference')).toBe('403 auth.forbidden');
  });
});
