import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { logTable } from '#projections/kit/tables/log.ts';
import { insertRows } from '../testing/insert.ts';
import { logRow } from '../testing/rows.ts';
import { adminA, adminB, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';
import type { HomeChanges } from './contract.ts';

const since = '2026-03-10T00:00:00.000Z';
const at = (time: string) => ({ at: `2026-03-${time}:00.000Z` });
const me = { actor: { label: 'staff' as const, id: staff.id } };
const other = { actor: { label: 'staff' as const, id: 7 } };
const system = { actor: { label: 'system' as const, id: null } };
const ofA = { brandIds: [1] };

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  await insertRows(models.pool, logTable, [
    logRow('tryset_item-605', 50n, 'TrysetItemDenied', {}, { ...ofA, ...other, ...at('09T23:59') }),
    logRow(
      'tryset_item-605',
      51n,
      'TrysetItemDelivered',
      {},
      { ...ofA, ...other, ...at('10T08:00'), $correlationId: 'k1' },
    ),
    logRow(
      'tryset_item-605',
      52n,
      'TrysetItemReturnDeferred',
      {},
      { ...ofA, ...other, ...at('11T08:00'), $correlationId: 'k2' },
    ),
    logRow(
      'stock_item-111',
      51n,
      'StockItemHeld',
      {},
      { ...ofA, ...me, ...at('12T08:00'), $correlationId: 'mine' },
    ),
    // Events that follow from an actor's own action are no news to that actor.
    logRow(
      'tryset_item-605',
      53n,
      'TrysetItemTrialEnded',
      {},
      { ...ofA, ...system, ...at('12T08:01'), $correlationId: 'mine' },
    ),
    logRow(
      'tryset_item-603',
      51n,
      'TrysetItemTrialEnded',
      {},
      { brandIds: [2], ...system, ...at('13T08:00'), $correlationId: 'k3' },
    ),
    logRow(
      'tryset_item-603',
      52n,
      'TrysetItemReturnDeferred',
      {},
      { brandIds: [2], ...other, ...at('13T09:00'), $correlationId: 'k4' },
    ),
  ]);
});
afterAll(() => models.close());

async function changesFor(caller: Caller, query = `time_after=${since}`): Promise<HomeChanges> {
  const { status, body } = await models.get(caller, `/v1/home/changes?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const told = ({ data }: HomeChanges) =>
  data.map(({ category, entityId, count, newest }) => `${category}-${entityId} ${count} ${newest.type}`);

describe('what changed', () => {
  it('lists others’ changes by entity, newest first', async () => {
    const changes = await changesFor(staff);
    expect(told(changes)).toEqual([
      'tryset_item-603 2 TrysetItemReturnDeferred',
      'tryset_item-605 2 TrysetItemReturnDeferred',
    ]);
    expect(changes.types).toEqual([
      { name: 'TrysetItemReturnDeferred', count: 2 },
      { name: 'TrysetItemDelivered', count: 1 },
      { name: 'TrysetItemTrialEnded', count: 1 },
    ]);
    expect([changes.count, changes.isWhole, changes.since]).toEqual([4, true, since]);
  });

  it('excludes the caller’s own changes', async () => {
    const { types } = await changesFor({ ...staff, id: 7 });
    expect(types.map(({ name }) => name)).toEqual(['TrysetItemTrialEnded', 'StockItemHeld']);
  });

  it('shows a brand admin only its own entities, without stored events', async () => {
    const changes = await changesFor(adminA);
    expect(told(changes)).toEqual([
      'tryset_item-605 3 TrysetItemTrialEnded',
      'stock_item-111 1 StockItemHeld',
    ]);
    expect(changes.data.some(({ newest }) => 'raw' in newest)).toBe(false);
    expect(told(await changesFor(adminB)).join()).not.toContain('tryset_item-605');
  });

  it('equals a search over all events of that time, without the caller’s own', async () => {
    const { body } = await models.get(
      staff,
      `/v1/events/count?time_after=${since}&without_housekeeping=true`,
    );
    const { count } = await changesFor(staff);
    expect(body.count).toBe(count + 2);
  });

  it('covers the last day by default, and ends now', async () => {
    const { since, until, count } = await changesFor(staff, '');
    expect([since, until, count]).toEqual(['2026-03-14T00:00:00.000Z', '2026-03-14T23:59:55.000Z', 0]);
  });

  it('reports each change once if each call starts at the end of the last', async () => {
    const { until } = await changesFor(staff, 'time_after=2026-03-14T23:00:00Z');
    const late = '2026-03-14T23:59:58.000Z';
    await insertRows(models.pool, logTable, [
      logRow(
        'tryset_item-605',
        60n,
        'TrysetItemPostOverdue',
        {},
        { ...ofA, ...system, at: late, $correlationId: 'k5' },
      ),
    ]);
    const next = await changesFor(staff, `time_after=${until}`);
    expect(told(next)).toEqual(['tryset_item-605 1 TrysetItemPostOverdue']);
    expect((await changesFor(staff, `time_after=${next.until}`)).count).toBe(0);
  });

  it('refuses an invalid time', async () => {
    const { status, body } = await models.get(staff, '/v1/home/changes?time_after=2026-02-30');
    expect([status, body.errorCode]).toEqual([400, 'request.invalid']);
  });
});
