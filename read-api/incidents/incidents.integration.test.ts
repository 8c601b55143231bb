import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { incidentTypes } from '#domain/incidents.ts';
import type { Caller } from '#http/caller.ts';

import { logTable } from '#projections/kit/tables/log.ts';
import { readModels } from '../database.ts';
import { insertRows } from '../testing/insert.ts';
import { logRow } from '../testing/rows.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';
import type { Incident, Incidents } from './contract.ts';
import { isIncident } from './incidents.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  await insertRows(models.pool, logTable, [...ofA(), ...ofB()]);
});
afterAll(() => models.close());

const at = (day: string) => ({ at: `2026-${day}T00:00:00.000Z` });
const lee = { actor: { label: 'brand_admin' as const, id: 10 } };

function ofA() {
  const a = { brandIds: [1] };
  return [
    logRow(
      'tryset_item-605',
      0n,
      'TrysetItemReturnDeferred',
      { faultType: 'curator' },
      { ...a, ...at('02-10'), reason: 'Lost the belt' },
    ),
    logRow('tryset_item-605', 1n, 'TrysetItemDelivered', { forced: false }, { ...a, ...at('02-11') }),
    logRow('tryset_item-605', 2n, 'TrysetItemDelivered', { forced: true }, { ...a, ...at('02-12') }),
    logRow(
      'tryset_item-605',
      3n,
      'TrysetItemTracked',
      { courierStatus: 'delivered' },
      { ...a, ...at('02-13'), actor: { label: 'system', id: null } },
    ),
    logRow(
      'tryset_item-605',
      4n,
      'TrysetItemDenied',
      { stock: { to: 'in_check' } },
      { ...a, ...lee, ...at('02-14'), reason: 'Stained' },
    ),
  ];
}

function ofB() {
  const b = { brandIds: [2] };
  const hidden = { ...b, reason: 'Bolt secret' };
  return [
    logRow(
      'tryset_item-603',
      1n,
      'TrysetItemReturnDeferred',
      { faultType: 'product' },
      { ...hidden, ...at('02-10') },
    ),
    logRow('tryset_item-604', 0n, 'TrysetItemRemoved', {}, { ...hidden, ...at('02-15') }),
    logRow('tryset-501', 1n, 'TrysetRemoved', {}, { ...hidden, brandIds: [1, 2], ...at('02-16') }),
  ];
}

const list = async (query: string, caller: Caller = staff): Promise<Incidents> =>
  (await models.get(caller, `/v1/incidents${query}`)).body;
const told = (page: Incidents) => page.data.map(({ entityId, type }: Incident) => `${entityId} ${type}`);

describe('incidents', () => {
  it('show who deferred a return in a period, and why', async () => {
    const page = await list(
      '?types=TrysetItemReturnDeferred&time_after=2026-02-01&time_before=2026-02-28&brand_id=1',
    );
    expect(page).toMatchObject({ count: 1, length: 1, next: null });
    expect(page.data[0]).toMatchObject({
      type: 'TrysetItemReturnDeferred',
      time: '2026-02-10T00:00:00.000Z',
      actor: { label: 'staff', id: 1, name: 'Kim Minji' },
      reason: 'Lost the belt',
      data: { faultType: 'curator' },
      about: { trysetItemId: 605, trysetId: 502, stockItemId: 112, brand: { id: 1, name: 'Acme' } },
    });
    expect(page.data[0]?.changes).toContainEqual({ field: 'status', before: null, after: 'return_deferred' });
  });

  it('contain only unexpected events, newest first', async () => {
    const page = await list('');
    expect(told(page)).toEqual([
      '111 StockItemHolderRefused',
      '501 TrysetRemoved',
      '604 TrysetItemRemoved',
      '605 TrysetItemDenied',
      '605 TrysetItemDelivered',
      '603 TrysetItemReturnDeferred',
      '605 TrysetItemReturnDeferred',
      '214 StockItemRemoved',
    ]);
    expect(page.count).toBe(8);
    expect(page.data.find(({ entityId }) => entityId === '604')?.about).toBeNull();
    expect(told(await list('?order=time&limit=2&offset=1'))).toEqual([
      '605 TrysetItemReturnDeferred',
      '603 TrysetItemReturnDeferred',
    ]);
  });

  it('can be filtered by actor, and offer the other actors', async () => {
    const page = await list('?actors=brand_admin:10');
    expect(told(page)).toEqual(['605 TrysetItemDenied']);
    expect(page.actors).toContainEqual({ label: 'system', id: null, name: null, count: 1 });
    expect(page.types).toEqual([{ name: 'TrysetItemDenied', count: 1 }]);
    expect((await list('?actors=system,brand_admin')).count).toBe(2);
    expect((await list('?actors=staff:2')).count).toBe(0);
  });

  it.each([
    ['a part of the reason, in any case', 'the BELT', ['605 TrysetItemReturnDeferred']],
    ['a single letter of reasons', 'S', null],
    ['the number of an item', '604', ['604 TrysetItemRemoved']],
    ['nothing', 'no such text', []],
  ])('are found by %s', async (_, text, expected) => {
    const page = await list(`?q=${encodeURIComponent(text)}`);
    if (expected === null) expect(told(page)).toContain('605 TrysetItemDenied');
    else expect(told(page)).toEqual(expected);
    expect(page.count).toBe(page.data.length);
    const { text: file } = await models.get(staff, `/v1/incidents/csv?q=${encodeURIComponent(text)}`);
    expect(parse(file, { bom: true, columns: true })).toHaveLength(page.count);
  });

  it('are found by the code of the garment and the name of the product, within the caller’s brand', async () => {
    const about = (await list('?types=TrysetItemReturnDeferred&brand_id=1')).data[0]?.about;
    const ofItem = ['605 TrysetItemDenied', '605 TrysetItemDelivered', '605 TrysetItemReturnDeferred'];
    for (const text of [about?.stockCode, about?.productName]) {
      const query = `?q=${encodeURIComponent(text ?? '')}`;
      expect(told(await list(query))).toEqual(expect.arrayContaining(ofItem));
      expect(told(await list(query, adminB)).filter((each) => each.startsWith('605'))).toEqual([]);
    }
  });

  it('refuse an unknown event type', async () => {
    const { status, body } = await models.get(staff, '/v1/incidents?types=TrysetItemAccepted');
    expect(status).toBe(400);
    expect(body.detail.fields[0].allowed).toEqual(incidentTypes);
  });

  it('show a brand only its own, without whole trysets and removed entities', async () => {
    const own = await list('', adminA);
    expect(told(own)).toEqual([
      '111 StockItemHolderRefused',
      '605 TrysetItemDenied',
      '605 TrysetItemDelivered',
      '605 TrysetItemReturnDeferred',
    ]);
    expect(own.count).toBe(4);
    expect(own.types.map(({ name }) => name)).not.toContain('TrysetRemoved');
    expect(JSON.stringify(own)).not.toMatch(/Bolt|603|604/);
    expect(told(await list('', adminB))).toEqual(['603 TrysetItemReturnDeferred']);
    expect((await list('?brand_id=2', adminA)).count).toBe(0);
  });

  it('refuse members', async () => {
    expect((await models.get(member(1001), '/v1/incidents')).status).toBe(403);
    expect((await models.get(member(1001), '/v1/incidents/csv')).status).toBe(403);
  });

  it('have the same content as CSV', async () => {
    const { text } = await models.get(adminA, '/v1/incidents/csv?types=TrysetItemDenied&limit=1');
    const lines: Record<string, string>[] = parse(text, { bom: true, columns: true });
    expect(lines).toMatchObject([
      {
        time: '2026-02-14T00:00:00.000Z',
        type: 'TrysetItemDenied',
        actor_role: 'brand_admin',
        actor_id: '10',
        reason: 'Stained',
        data: '{"stock":{"to":"in_check"}}',
        tryset_item_id: '605',
      },
    ]);
    const all = parse((await models.get(adminA, '/v1/incidents/csv')).text, { bom: true, columns: true });
    expect(all).toHaveLength(4);
    expect(JSON.stringify(all)).not.toMatch(/Bolt/);
  });

  it('use their index', async () => {
    const query = readModels(models.pool)
      .selectFrom('read.log as log')
      .where(isIncident)
      .where('log.effectiveAt', '>=', '2026-02-01T00:00:00.000Z')
      .orderBy('log.effectiveAt', 'desc')
      .orderBy('log.position', 'desc')
      .select('log.eventId')
      .compile();
    const client = await models.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local enable_seqscan = off');
      const { rows } = await client.query(`explain ${query.sql}`, [...query.parameters]);
      expect(JSON.stringify(rows)).toMatch(/log_incidents/);
      await client.query('rollback');
    } finally {
      client.release();
    }
  });
});
