import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
import { upcasters as shipped, type Upcasters } from '#domain/upcasters.ts';
import { readStream } from '#event-store/load.ts';
import { repairEntity } from '#projections/kit/verify/repair-entity.ts';
import { readModels } from '#projections/read-models.ts';
import { openUnsealer } from '#projections/testing/harness.ts';
import { staff } from '#read-api/testing/test-models.ts';
import { completions } from '#write-api/completions.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import { runCommand } from '#write-api/kit/commands/run-command.ts';
import { createStreams } from '#write-api/kit/commands/streams.ts';
import { type OldVersions, oldVersions } from './testing/old-versions.ts';

/** Simulates an older event version in which a check had a condition and a note, now named grade and issue. */
const upcasters: Upcasters = {
  ...shipped,
  StockItemCheckCompleted: {
    1: (data) => {
      const { condition, note } = data as { condition: string; note: string | null };
      return { grade: condition, issue: note };
    },
  },
};

let house: OldVersions;
beforeAll(async () => {
  house = await oldVersions(upcasters);
});
afterAll(() => house?.close());

const id = 41;
const stream = `stock_item-${id}`;

async function graded(): Promise<{ grade: string; issue: string | null }[]> {
  const { rows } = await house.pool.query(
    'select grade, abnormal_issue as issue from read.stock_items where id = $1',
    [id],
  );
  return rows;
}

test('a stream of old and new event versions is read correctly everywhere: deciders, rows, histories, rebuild, verify, as-of', async () => {
  const registered = {
    stockItemId: id,
    code: 'S-41',
    brandId: 1,
    productId: 1,
    productSizeId: 1,
    regionId: 'KOREA',
    quality: 'new',
    discountRate: 0,
    reimbursementRate: 0,
  };
  await house.written(stream, [
    { type: 'StockItemRegistered', data: registered },
    { type: 'StockItemEntered', data: { slot: null } },
    { type: 'StockItemCheckStarted', data: {} },
    { type: 'StockItemCheckCompleted', data: { condition: 'B', note: 'a loose button' } },
  ]);

  // The write side decides on events of the old version and appends new events.
  const clock = () => new Date().toISOString();
  const streams = createStreams(house.client, clock, { completions, upcasters });
  expect((await streams.load(stockItem, id)).state).toMatchObject({ status: 'in_stock', grade: 'B' });
  const context = () => ({ ...systemContext(clock), actor: { label: 'staff', id: 1 } as const });
  const begin = { decider: stockItem, id, command: { action: 'check' } as const, name: 'check' };
  expect(await runCommand(streams, begin, context())).toMatchObject({ ok: true });
  const complete = { action: 'check_complete', grade: 'A', issue: null } as const;
  const done = await runCommand(
    streams,
    { decider: stockItem, id, command: complete, name: 'check_complete' },
    context(),
  );
  if (!done.ok) throw new Error('the check was refused');
  expect(done.state).toMatchObject({ status: 'in_stock', grade: 'A' });
  const fresh = await createStreams(house.client, clock, { completions, upcasters }).load(stockItem, id);
  expect(fresh.state).toEqual(done.state);
  const stored = await Array.fromAsync(readStream(house.client, stream, 0n, upcasters));
  const checks = stored.filter(({ type }) => type === 'StockItemCheckCompleted');
  expect(checks).toMatchObject([
    {
      data: { grade: 'B', issue: 'a loose button' },
      storedData: { condition: 'B', note: 'a loose button' },
      metadata: { schemaVersion: 1 },
    },
    {
      data: { grade: 'A', issue: null },
      storedData: { grade: 'A', issue: null },
      metadata: { schemaVersion: 2 },
    },
  ]);

  // The mirror has the data as stored; the row uses the newest version.
  await house.until(done.position);
  const { rows: mirror } = await house.pool.query<{ data: unknown }>(
    "select data from read.log where type = 'StockItemCheckCompleted' order by position",
  );
  expect(mirror).toEqual([
    { data: { condition: 'B', note: 'a loose button' } },
    { data: { grade: 'A', issue: null } },
  ]);
  const row = await graded();
  expect(row).toMatchObject([{ grade: 'A' }]);

  // A history shows both events in the newest version; staff also see the stored data.
  const { body: history } = await house.models.get(staff, `/v1/stocks/${id}/history`);
  const told = history.data.filter(({ type }: { type: string }) => type === 'StockItemCheckCompleted');
  expect(told.map(({ data }: { data: object }) => data)).toEqual([
    { grade: 'A', issue: null },
    { grade: 'B', issue: 'a loose button' },
  ]);
  expect(told[1].changes).toContainEqual({ field: 'grade', before: null, after: 'B' });
  expect(told[1].raw.data).toEqual({ condition: 'B', note: 'a loose button' });
  const then = await house.models.get(staff, `/v1/stocks/${id}?revision=3`);
  expect(then.body).toMatchObject({ id, conditionGrade: 'B', abnormalIssue: 'a loose button' });

  // A rebuild, a comparison and a repair do not change the row.
  const { databaseUrl } = house;
  const unsealer = openUnsealer();
  expect(await house.rebuilt()).toBe('switched');
  expect(await graded()).toEqual(row);
  expect(await house.differences(upcasters)).toEqual([]);
  expect(await house.logVerified()).toMatchObject({ differences: 0 });
  await house.pool.query("update read.stock_items set grade = 'C' where id = $1", [id]);
  await repairEntity({
    databaseUrl,
    models: readModels,
    unsealer,
    upcasters,
    entity: { name: 'stock_item', id: String(id) },
    tell: () => undefined,
    record: async () => undefined,
  });
  expect(await graded()).toEqual(row);

  // Without the upcaster the comparison would find differences.
  await house.pool.query("update read.stock_items set grade = 'B' where id = $1", [id]);
  expect(await house.differences(shipped)).not.toEqual([]);
});
