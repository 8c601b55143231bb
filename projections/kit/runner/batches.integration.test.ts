import pg from 'pg';
import { expect, test } from 'vitest';
import { type Bench, openBench } from '../../testing/harness.ts';
import { rentals, stored } from '../../testing/histories.ts';
import { aSeed, pick, seeded, upTo } from '../../testing/random.ts';
import { checkCounters } from '../counters/check.ts';
import { readPool } from '../tables/connect.ts';

async function withBenches<Result>(
  count: number,
  use: (benches: Bench[]) => Promise<Result>,
): Promise<Result> {
  const benches = await Promise.all(Array.from({ length: count }, () => openBench()));
  try {
    return await use(benches);
  } finally {
    await Promise.all(benches.map((bench) => bench.close()));
  }
}

test('any batches, restarts and repeats give the same rows as one fold', async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  const random = seeded(seed);
  const events = stored(rentals(random, 60));
  await withBenches(3, async ([whole, ...cut]) => {
    await whole?.take(events);
    const expected = await whole?.dump();
    expect(expected?.['read.log']).toHaveLength(events.length);
    for (const bench of cut) {
      for (let begin = 0; begin < events.length; ) {
        const end = begin + 1 + upTo(random, pick(random, [1, 5, 40, 200]));
        const again = upTo(random, 3) === 0 ? upTo(random, 20) : 0;
        await bench.take(events.slice(Math.max(0, begin - again), end));
        if (upTo(random, 10) === 0) await bench.restart();
        begin = end;
      }
      expect(await bench.dump()).toEqual(expected);
    }
  });
});

test('repeated events change nothing', async () => {
  await withBenches(1, async ([bench]) => {
    const events = stored(rentals(seeded(7), 20));
    await bench?.take(events);
    const before = await bench?.dump();
    await bench?.take(events);
    await bench?.restart();
    await bench?.take(events);
    expect(await bench?.dump()).toEqual(before);
  });
});

test('counters equal a recount of the rows, and a wrong counter is found', async () => {
  await withBenches(1, async ([bench]) => {
    if (bench === undefined) return;
    const events = stored(rentals(seeded(11), 60));
    for (let begin = 0; begin < events.length; begin += 50) await bench.take(events.slice(begin, begin + 50));
    const pool = readPool(bench.databaseUrl, 1);
    try {
      expect(await checkCounters(pool)).toEqual([]);
      const [total] = await bench.query<{ sum: number }>(
        "select sum(count)::int as sum from read.counters where stat = 'tryset_items_by_status' and scope = 0",
      );
      const [rows] = await bench.query<{ count: number }>(
        'select count(*)::int as count from read.tryset_items',
      );
      expect(total?.sum).toBe(rows?.count);
      await bench.query(
        "update read.counters set count = count + 1 where stat = 'stock_items_by_use' and scope = 0 and bucket = '0'",
      );
      expect(await checkCounters(pool)).toMatchObject([
        { stat: 'stock_items_by_use', scope: 0, bucket: '0' },
      ]);
    } finally {
      await pool.end();
    }
  });
});

test('a batch that another runner committed first leaves no trace', async () => {
  await withBenches(1, async ([bench]) => {
    if (bench === undefined) return;
    const events = stored(rentals(seeded(3), 10));
    await bench.take(events.slice(0, 10));
    const other = new pg.Client({ connectionString: bench.databaseUrl });
    await other.connect();
    await other.query("update read.checkpoints set position = 1000000 where name = 'live'");
    await other.end();
    await expect(bench.take(events.slice(10))).rejects.toThrow('another runner has moved the checkpoint');
    expect((await bench.dump())['read.log']).toHaveLength(10);
  });
});
