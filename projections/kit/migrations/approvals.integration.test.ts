import { expect, test } from 'vitest';
import { readModels } from '../../read-models.ts';
import { openBench, openUnsealer } from '../../testing/harness.ts';
import { rentals, stored } from '../../testing/histories.ts';
import { aSeed, seeded } from '../../testing/random.ts';
import type { Difference } from '../verify/difference.ts';
import { verifyRows } from '../verify/rows.ts';
import { migrate } from './migrate.ts';

/** Restores the schema from before the migration; the rows are still those after it. */
const before = `
  alter table read.tryset_items
    drop column approved_at, drop column approver_label, drop column approver_id,
    drop column return_approved_at, drop column return_approver_label, drop column return_approver_id;
  drop index read.tryset_items_looks, read.tryset_items_look_of_stock;
  delete from public.read_migrations where name = '025-approvals.sql';`;

test('backfills approvals as a fold of the log has them', async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  const bench = await openBench();
  await bench.take(stored(rentals(seeded(seed), 40)));
  const approvals = () =>
    bench.query<{ approved: string | null; returned: string | null }>(
      'select approved_at as approved, return_approved_at as returned from read.tryset_items order by id',
    );
  const folded = await approvals();
  expect(folded.some(({ approved }) => approved !== null)).toBe(true);
  expect(folded.some(({ returned }) => returned !== null)).toBe(true);
  await bench.query(before);
  await migrate(bench.databaseUrl);
  expect(await approvals()).toEqual(folded);
  const differences: Difference[] = [];
  const verified = await verifyRows({
    databaseUrl: bench.databaseUrl,
    models: readModels,
    unsealer: openUnsealer(),
    signal: new AbortController().signal,
    tell: (difference) => differences.push(difference),
  });
  expect([verified?.differences, differences]).toEqual([0, []]);
  await bench.close();
});
