// @module-tag thorough
import { describe, expect, test } from 'vitest';
import type { Operation } from '#read-api/replay/operation-contract.ts';
import { ended, replaying } from '../testing/replaying.ts';

const house = replaying();
const { connection, call, operation, garment, stock } = house;

describe('manual changes of rows', () => {
  const done = async (path: string, body: object): Promise<Operation | undefined> => {
    const asked = await call(`/v1/replay/${path}`, body);
    expect(asked.status, JSON.stringify(asked.body)).toBe(202);
    return operation(asked.body.id, ended);
  };
  const differences = async (id: number | undefined, query = '') =>
    (await call(`/v1/replay/operations/${id}/differences${query}`)).body;

  test('are found and repaired, and the operations name who ran them', async () => {
    const id = await garment();
    await stock(id);
    await house.database.query(
      "update read.stock_items set memo_in_use = 'by hand', quality = 'old' where id = $1",
      [id],
    );
    await house.database.query(
      "update read.counters set count = count + 3 where stat = 'stock_items_by_status'",
    );

    const reason = 'a member saw another memo';
    const found = await done('verifications', { of: 'rows', projections: ['stock_items'], reason });
    expect(found).toMatchObject({
      kind: 'verify',
      status: 'done',
      subject: { of: 'rows', projections: ['stock_items'] },
      reason,
      by: { label: 'staff', id: 1 },
      isFromCommandLine: false,
      result: { position: expect.stringMatching(/^\d+$/), parked: 0 },
    });
    const listed = await differences(found?.id);
    expect(listed.count).toBe(found?.differences);
    const row = { of: 'row', kind: 'different', projection: 'stock_items', entity: String(id) };
    expect(listed.data).toEqual(
      expect.arrayContaining([
        { ...row, table: 'stock_items', column: 'memoInUse', before: 'by hand', after: null },
        { ...row, table: 'stock_items', column: 'quality', before: 'old', after: 'new' },
        expect.objectContaining({ of: 'counter', stat: 'stock_items_by_status' }),
      ]),
    );
    expect((await differences(found?.id, '?limit=1&offset=1')).data).toEqual([listed.data[1]]);

    const entity = { of: 'entity', name: 'stock_item', id: String(id) };
    expect(await done('verifications', entity)).toMatchObject({ differences: 2, subject: entity });
    const repaired = await done('repairs', { ...entity, reason });
    expect(repaired).toMatchObject({
      kind: 'repair',
      status: 'done',
      differences: expect.any(Number),
      reason,
    });
    expect((await differences(repaired?.id)).data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ column: 'memoInUse', before: 'by hand', after: null }),
      ]),
    );
    expect(
      (await house.database.query('select memo_in_use, quality from read.stock_items where id = $1', [id]))
        .rows,
    ).toEqual([{ memo_in_use: null, quality: 'new' }]);
    expect(await done('verifications', { of: 'rows' })).toMatchObject({ differences: 0 });
    expect(await done('repairs', { of: 'counters' })).toMatchObject({
      differences: 0,
      result: { recorded: [] },
    });

    const [position = ''] = repaired?.result?.recorded ?? [];
    const events = (await call(`/v1/events/${position}/causes`)).body.data;
    expect(events).toMatchObject([
      { type: 'RepairRequested', depth: 0 },
      { type: 'RowRepaired', depth: 1, actor: { label: 'staff', id: 1 }, reason },
    ]);
  });

  test('in the log mirror are found by comparing the event store, and the line is rewritten', async () => {
    const id = await garment();
    await stock(id);
    const { rows } = await house.database.query<{ position: string }>(
      "update read.log set actor_label = 'user' where stream = $1 and revision = 0 returning position",
      [`stock_item-${id}`],
    );
    const at = rows[0]?.position ?? '';
    const found = await done('verifications', { of: 'log' });
    expect(found).toMatchObject({ status: 'done', differences: 1, subject: { of: 'log', from: '0' } });
    expect(found?.result?.hashes?.store).not.toBe(found?.result?.hashes?.mirror);
    expect((await differences(found?.id)).data).toEqual([
      expect.objectContaining({ of: 'log', position: at, column: 'actorLabel', before: 'user' }),
    ]);
    expect(await done('repairs', { of: 'log', position: at })).toMatchObject({
      status: 'done',
      differences: 1,
    });
    const after = await done('verifications', { of: 'log', from: at });
    expect(after).toMatchObject({ differences: 0, result: { from: at } });
    expect(after?.result?.hashes?.store).toBe(after?.result?.hashes?.mirror);
  });

  test('are searched for until a cancel, and other operations wait meanwhile', async () => {
    const holder = await connection();
    await holder.query('begin');
    // The comparison must wait for this table lock.
    await holder.query('lock table read.stock_items in access exclusive mode');
    const { body } = await call('/v1/replay/verifications', { of: 'rows' });
    await operation(body.id, ({ status: now }) => now === 'running');
    for (const [path, wish] of [
      ['verifications', { of: 'log' }],
      ['repairs', { of: 'counters' }],
      ['rebuilds', {}],
      ['rebuilds/cancel', {}],
    ] as const) {
      const refused = await call(`/v1/replay/${path}`, wish);
      expect([refused.status, refused.body.errorCode, refused.body.detail]).toEqual([
        409,
        'rebuild.running',
        { operation: body.id, kind: 'verify' },
      ]);
      expect(refused.body.message).toBe('a verification is under way: wait for its end, or cancel it');
    }
    expect((await call('/v1/replay/verifications/cancel', {})).status).toBe(202);
    expect(await operation(body.id, ended)).toMatchObject({ status: 'canceled', differences: null });
    await holder.end();
    const late = await call('/v1/replay/verifications/cancel', {});
    expect([late.status, late.body.errorCode]).toEqual([409, 'verification.none_running']);
  });

  test('are not searched for in unknown entities, and wrong requests get an error', async () => {
    const wrong = async (path: string, body: object) =>
      (await call(`/v1/replay/${path}`, body)).body.detail.fields.map(({ name }: { name: string }) => name);
    expect(await wrong('verifications', { of: 'rows', projections: ['stocks'] })).toEqual(['projections']);
    expect(await wrong('verifications', { of: 'entity', name: 'garment', id: '1' })).toEqual(['name']);
    expect(await wrong('verifications', { of: 'entity', from: '1' })).toEqual(['name', 'id', 'from']);
    expect(await wrong('repairs', { of: 'log' })).toEqual(['position']);
    const none = await done('repairs', { of: 'entity', name: 'stock_items', id: 'seven' });
    expect(none).toMatchObject({ status: 'refused', message: expect.stringContaining('named by number') });
    expect((await call('/v1/replay/operations/999999')).status).toBe(404);
    expect((await call('/v1/replay/operations/999999/differences')).body.errorCode).toBe(
      'operation.not_found',
    );
  });
});
