import { describe, expect, test } from 'vitest';
import { ended, replaying } from '../testing/replaying.ts';

const house = replaying();
const { connection, call, status, operation, garment, act, stock } = house;

describe('a rebuild', () => {
  /** Blocks every switch to rebuilt tables until the returned function is called. */
  async function held(): Promise<() => Promise<void>> {
    const reader = await connection();
    await reader.query('begin');
    await reader.query('select from read.stock_items limit 1');
    return () => reader.end();
  }

  test('reaches its switch while commands continue, and can be reverted', async () => {
    const id = await garment();
    const letGo = await held();
    const { status: code, body } = await call('/v1/replay/rebuilds', { projections: ['stock_items'] });
    expect([code, body.status]).toEqual([202, 'waiting']);
    const running = await call('/v1/replay/rebuilds', {});
    expect([running.status, running.body.errorCode]).toEqual([409, 'rebuild.running']);
    await operation(body.id, ({ phase }) => phase === 'switching');
    expect((await status()).rebuild).toMatchObject({
      isRunning: true,
      phase: 'switching',
      projections: ['stock_items'],
    });
    expect((await act(id, 'check')).status).toBe(200);
    expect(await stock(id)).toMatchObject({ status: 'in_check' });
    await letGo();
    expect(await operation(body.id, ended)).toMatchObject({ status: 'done', phase: null, message: null });
    expect(await stock(id)).toMatchObject({ status: 'in_check' });
    const then = await status();
    expect(then).toMatchObject({ rebuild: null, former: { projections: ['stock_items'] } });
    expect(then.projections.find(({ name }) => name === 'stock_items')?.former).not.toBeNull();

    expect((await call('/v1/replay/rebuilds', {})).body.errorCode).toBe('rebuild.former_kept');
    await act(id, 'check_complete', { grade: 'B' });
    const back = await call('/v1/replay/rebuilds/switch-back', { reason: 'only to try' });
    expect(await operation(back.body.id, ended)).toMatchObject({ kind: 'switch_back', status: 'done' });
    expect(await stock(id)).toMatchObject({ status: 'in_stock' });
    expect((await status()).generation).toBe(then.generation + 1);
    const dropped = await call('/v1/replay/rebuilds/drop-old', {});
    await operation(dropped.body.id, ended);
    for (const path of ['drop-old', 'switch-back']) {
      expect((await call(`/v1/replay/rebuilds/${path}`, {})).body.errorCode).toBe('rebuild.none_kept');
    }
  });

  test('can be canceled and leaves nothing behind', async () => {
    expect((await call('/v1/replay/rebuilds/cancel', {})).body.errorCode).toBe('rebuild.none_running');
    const letGo = await held();
    const { body } = await call('/v1/replay/rebuilds', {});
    await operation(body.id, ({ phase }) => phase === 'switching');
    const canceled = await call('/v1/replay/rebuilds/cancel', { reason: 'wrong moment' });
    expect(canceled.status).toBe(202);
    expect(await operation(body.id, ended)).toMatchObject({ status: 'canceled' });
    expect(await operation(canceled.body.id, ended)).toMatchObject({ kind: 'cancel', status: 'done' });
    await letGo();
    expect(await status()).toMatchObject({ rebuild: null, former: null });
    const { rows } = await house.database.query("select from pg_namespace where nspname like 'read\\_%'");
    expect(rows).toEqual([]);
  });

  test('is refused before the projections run, and must be requested again', async () => {
    const { rows } = await house.database.query<{ position: string }>(
      "delete from read.checkpoints where name = 'operations' returning position",
    );
    const early = await call('/v1/replay/rebuilds', {});
    expect([early.status, early.body.errorCode, early.headers.get('retry-after')]).toEqual([
      503,
      'service.unavailable',
      '2',
    ]);
    await house.database.query("insert into read.checkpoints (name, position) values ('operations', $1)", [
      rows[0]?.position,
    ]);
    const { body } = await call('/v1/replay/rebuilds', {});
    expect(await operation(body.id, ended)).toMatchObject({ status: 'done' });
    const dropped = await call('/v1/replay/rebuilds/drop-old', {});
    await operation(dropped.body.id, ended);
  });

  test('of an unknown projection is refused', async () => {
    const { status: code, body } = await call('/v1/replay/rebuilds', { projections: ['stocks'] });
    expect([code, body.detail.fields[0].name]).toEqual([400, 'projections']);
    expect(body.detail.fields[0].allowed).toContain('stock_items');
  });
});
