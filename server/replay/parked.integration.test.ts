import { describe, expect, test } from 'vitest';
import type { Caller } from '#http/caller.ts';
import type { ParkedDetail } from '#read-api/replay/parked-contract.ts';
import { ended, replaying } from '../testing/replaying.ts';

const house = replaying();
const { call, status, operation, garment, act, stock } = house;

const admin: Caller = {
  label: 'brand_admin',
  id: 1,
  name: 'Lee',
  brandId: 1,
  brand: { name: 'One', nameKo: null },
};
const fault = "constraint fault check (memo_in_use is distinct from 'too much')";
const parkedPath = (id: number) => `/v1/replay/parked/stock_items/${id}`;

/** Creates a garment with an event that the database refuses, and three events after it. */
async function parkedGarment(): Promise<{ id: number; parked: ParkedDetail }> {
  const id = await garment();
  for (const [action, body] of [
    ['memo_in_use', { memo_in_use: 'too much' }],
    ['check', {}],
    ['check_complete', { grade: 'B' }],
    ['check', {}],
  ] as const) {
    expect((await act(id, action, body)).status).toBe(200);
  }
  const { body } = await call(parkedPath(id));
  return { id, parked: body };
}

describe('parked events', () => {
  test('are listed, shown, retried in vain, and applied once the cause is fixed', async () => {
    await house.database.query(`alter table read.stock_items add ${fault}`);
    const { id, parked } = await parkedGarment();
    expect(parked).toMatchObject({
      projection: 'stock_items',
      entity: String(id),
      type: 'StockItemMemoInUseChanged',
      waiting: 3,
      retries: 0,
      error: expect.stringContaining('fault'),
      events: [
        { data: { memoInUse: 'too much' }, revision: '2' },
        { error: expect.stringContaining('waits behind') },
        {},
        { type: 'StockItemCheckStarted' },
      ],
    });
    expect(await stock(id)).toMatchObject({ status: 'in_stock', stale: 'parked' });
    const list = await call('/v1/replay/parked?projection=stock_items&limit=500');
    expect(list.body.data).toContainEqual(expect.objectContaining({ entity: String(id), waiting: 3 }));
    const problems = (await status()).problems.map(({ code }) => code);
    expect(problems).toContain('parked');

    const retry = { position: parked.position, reason: 'it ought to fit now' };
    const first = await call(`${parkedPath(id)}/retry`, retry, { 'idempotency-key': `retry ${id}` });
    expect(first).toMatchObject({ status: 200, body: { status: 'retried', entity: String(id) } });
    const again = await call(`${parkedPath(id)}/retry`, retry, { 'idempotency-key': `retry ${id}` });
    expect(again.body).toEqual(first.body);
    expect((await call(parkedPath(id))).body).toMatchObject({ waiting: 3, retries: 1, error: parked.error });

    await house.database.query('alter table read.stock_items drop constraint fault');
    await call(`${parkedPath(id)}/retry`, retry);
    expect((await call(parkedPath(id))).status).toBe(404);
    expect(await stock(id)).toEqual({ status: 'in_check', memo: 'too much', stale: null });
    const late = await call(`${parkedPath(id)}/retry`, retry);
    expect([late.status, late.body.errorCode]).toEqual([409, 'parked_event.not_parked']);
    const stream: string[] = [];
    for await (const { event } of house.client.readStream('projection-stock_items')) {
      const { actor, reason } = (event?.metadata ?? {}) as { actor: { label: string }; reason: string };
      if ((event?.data as { entity?: string } | undefined)?.entity === String(id)) {
        stream.push(`${event?.type} ${actor.label} ${reason}`);
      }
    }
    expect(stream).toEqual(Array.from({ length: 2 }, () => 'ParkedEventRetried staff it ought to fit now'));
  });

  test('are skipped, with the later ones applied in order; a rebuild leaves them out too', async () => {
    await house.database.query(`alter table read.stock_items add ${fault} not valid`);
    const { id, parked } = await parkedGarment();
    const skip = { position: parked.position, reason: 'nobody needs that memo' };
    const stale = await call(`${parkedPath(id)}/skip`, { ...skip, position: '1' });
    expect([stale.status, stale.body.errorCode, stale.body.detail.first]).toEqual([
      409,
      'parked_event.not_first',
      parked.position,
    ]);
    expect((await call(`${parkedPath(id)}/skip`, skip)).body).toMatchObject({ status: 'skipped' });
    const second = await call(`${parkedPath(id)}/skip`, skip);
    expect([second.status, second.body.errorCode]).toEqual([409, 'parked_event.already_skipped']);
    const after = { status: 'in_check', memo: null, stale: null };
    expect(await stock(id)).toEqual(after);
    await house.database.query('alter table read.stock_items drop constraint fault');

    const { body } = await call('/v1/replay/rebuilds', { reason: 'to be sure' });
    expect(await operation(body.id, ended)).toMatchObject({
      kind: 'rebuild',
      message: null,
      status: 'done',
      projections: null,
      reason: 'to be sure',
      by: { label: 'staff', id: 1 },
    });
    expect(await stock(id)).toEqual(after);
    const dropped = await call('/v1/replay/rebuilds/drop-old', {});
    expect(await operation(dropped.body.id, ended)).toMatchObject({ kind: 'drop_old', status: 'done' });
  });

  test('are only for staff, and an unknown one is not found', async () => {
    const body = { position: '1', reason: 'why not' };
    for (const action of ['retry', 'skip']) {
      const path = `/v1/replay/parked/stock_items/none-1/${action}`;
      expect((await call(path, body)).body.errorCode).toBe('parked_event.not_found');
      expect((await call(path, body, {}, admin)).body.errorCode).toBe('auth.forbidden');
      const wrong = await call(path, { position: 'x', reason: ' ' });
      expect(new Set(wrong.body.detail.fields.map(({ name }: { name: string }) => name))).toEqual(
        new Set(['position', 'reason']),
      );
    }
    for (const path of [
      'status',
      'parked',
      'operations',
      'operations/1/differences',
      'parked/stock_items/1',
    ]) {
      expect((await call(`/v1/replay/${path}`, undefined, {}, admin)).status).toBe(403);
    }
    const asked = ['rebuilds', 'rebuilds/cancel', 'rebuilds/switch-back', 'rebuilds/drop-old'];
    for (const path of [...asked, 'verifications', 'verifications/cancel', 'repairs']) {
      expect((await call(`/v1/replay/${path}`, { of: 'counters' }, {}, admin)).status, path).toBe(403);
    }
  });
});
