import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logTable } from '#projections/kit/tables/log.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import { searching } from '../../testing/searching.ts';
import { adminA, adminB, openTestModels, staff, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';
import type { CausedEvent } from './contract.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const path = '/v1/events';
const { search } = searching(() => models);

describe('what a command caused', () => {
  const drawn = (events: readonly CausedEvent[]) =>
    events.map(({ stream, type, depth }) => `${'  '.repeat(depth)}${stream} ${type}`);
  const correlated = { $correlationId: 'request-701' };
  const ofA = { ...correlated, brandIds: [1] };
  const ofB = { ...correlated, brandIds: [2] };
  let shippedAt: string;

  beforeAll(async () => {
    const rows = [
      logRow(
        'stock_item-111',
        40n,
        'StockItemReserved',
        { holder: { kind: 'tryset_item', id: 601 } },
        {
          ...ofA,
          commandId: 'a step',
          $causationId: 'request-701',
        },
      ),
      logRow(
        'tryset_item-601',
        40n,
        'TrysetItemShipped',
        { courier: 'CJ_LOGISTICS' },
        {
          ...ofA,
          id: 'shipped-601',
          command: 'outbound',
          commandId: 'request-701',
          $causationId: 'request-701',
          bodyHash: 'hash',
          reason: 'on its way',
        },
      ),
      logRow(
        'stock_item-111',
        41n,
        'StockItemLent',
        { holder: { kind: 'tryset_item', id: 601 } },
        {
          ...ofA,
          commandId: 'follow',
          $causationId: 'shipped-601',
        },
      ),
      logRow(
        'stock_item-211',
        41n,
        'StockItemLent',
        {},
        {
          ...ofB,
          commandId: 'follow too',
          $causationId: 'shipped-601',
        },
      ),
    ];
    await insertRows(models.pool, logTable, rows);
    shippedAt = (await search(staff, 'types=TrysetItemShipped')).data[0]?.position ?? '';
  });

  it('links causes and effects in the list of events, in both directions', async () => {
    const typesOf = async (order: string) => {
      const { data } = await search(staff, `types=TrysetItemShipped,StockItemReserved,StockItemLent${order}`);
      return data.filter(({ correlationId }) => correlationId === 'request-701').map(({ type }) => type);
    };
    const oldestFirst = ['TrysetItemShipped', 'StockItemReserved', 'StockItemLent', 'StockItemLent'];
    expect(await typesOf('&order=time')).toEqual(oldestFirst);
    expect(await typesOf('')).toEqual(oldestFirst.toReversed());
  });

  it('returns the same tree for each of its events, by position or id', async () => {
    const { body } = await models.get(staff, `${path}/${shippedAt}/causes`);
    expect(drawn(body.data)).toEqual([
      'tryset_item-601 TrysetItemShipped',
      '  stock_item-111 StockItemReserved',
      '  stock_item-111 StockItemLent',
      '  stock_item-211 StockItemLent',
    ]);
    expect(body).toMatchObject({
      correlationId: 'request-701',
      command: { id: 'request-701', name: 'outbound', reason: 'on its way', isKeyed: true },
      isWhole: true,
    });
    expect(body.names).toMatchObject({ 'stock_item-111': 'S-111', 'tryset_item-601': 'Wool coat' });
    expect(body.data.map(({ isAsked }: CausedEvent) => isAsked)).toEqual([true, false, false, false]);
    const byId = await models.get(staff, `${path}/shipped-601/causes`);
    expect(byId.body).toEqual(body);
    const lent = await models.get(staff, `${path}/${body.data[2].position}/causes`);
    expect(drawn(lent.body.data)).toEqual(drawn(body.data));
  });

  it('shows the changes of each event like its history', async () => {
    const { body } = await models.get(staff, `${path}/${shippedAt}/causes`);
    const history = await models.get(staff, '/v2/trysets/items/601/history?types=TrysetItemShipped');
    expect(body.data[0].changes).toEqual(history.body.data[0].changes);
    expect(body.data[0].changes).toContainEqual({
      field: 'status',
      before: 'tryset_preparing',
      after: 'tryset_delivering',
    });
    expect(body.data.map(({ command }: CausedEvent) => command)).toContain('outbound');
  });

  it('hides events of others from a brand admin', async () => {
    const { body } = await models.get(adminA, `${path}/${shippedAt}/causes`);
    expect(drawn(body.data)).not.toContain('  stock_item-211 StockItemLent');
    expect(body.data).toHaveLength(3);
    expect((await models.get(adminB, `${path}/${shippedAt}/causes`)).status).toBe(404);
    const [lent] = (await search(adminB, 'types=StockItemLent')).data;
    const theirs = await models.get(adminB, `${path}/${lent?.position}/causes`);
    expect(drawn(theirs.body.data)).toEqual(['stock_item-211 StockItemLent']);
    expect(theirs.body.command).toBeNull();
    expect(JSON.stringify(theirs.body)).not.toContain('601"');
  });

  it('returns 404 for an unknown event', async () => {
    for (const event of ['999999999', 'none', '9223372036854775808', '0']) {
      const { status, body } = await models.get(staff, `${path}/${event}/causes`);
      expect([status, body.errorCode]).toEqual([404, 'event.not_found']);
    }
  });
});
