import pg from 'pg';
import { expect, test } from 'vitest';
import { readModels } from '../../read-models.ts';
import { openBench, openUnsealer } from '../../testing/harness.ts';
import { rentals, stored } from '../../testing/histories.ts';
import { aSeed, seeded } from '../../testing/random.ts';
import { readConnection } from '../tables/connect.ts';
import { type RebuildOptions, rebuild } from './rebuild.ts';

test('folds later events over rows that are still being written', async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  const bench = await openBench();
  const holder = new pg.Client(readConnection(bench.databaseUrl));
  await holder.connect();
  try {
    await bench.take(stored(rentals(seeded(seed), 60)));
    const right = await bench.dump();
    const build = (onReport: NonNullable<RebuildOptions['onReport']>, signal: AbortSignal) =>
      rebuild({
        databaseUrl: bench.databaseUrl,
        models: readModels,
        unsealer: openUnsealer(),
        signal,
        maxEvents: 50,
        stretch: 150,
        onReport,
      });
    const stopping = new AbortController();
    await build(() => stopping.abort(), stopping.signal);

    // From here on, other connections can read the tables but not write them.
    await holder.query('begin; lock table read_next.tryset_items, read_next.stock_items in exclusive mode');
    let begin: bigint | null = null;
    let furthest = 0n;
    await build(({ processed }) => {
      begin ??= processed;
      furthest = processed - begin;
      if (furthest === 250n) void holder.query('commit');
    }, new AbortController().signal);
    expect(furthest).toBeGreaterThan(250n);
    const withoutGeneration = (rows: Record<string, object[]>) => ({ ...rows, 'read.checkpoints': null });
    expect(withoutGeneration(await bench.dump())).toEqual(withoutGeneration(right));
  } finally {
    await holder.end();
    await bench.close();
  }
});
