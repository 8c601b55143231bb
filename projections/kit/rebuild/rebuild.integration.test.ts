// @module-tag thorough
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readModels } from '../../read-models.ts';
import { type Bench, openBench, openUnsealer } from '../../testing/harness.ts';
import { rentals, stored } from '../../testing/histories.ts';
import { aSeed, seeded, upTo } from '../../testing/random.ts';
import { checkCounters } from '../counters/check.ts';
import { CheckpointMoved } from '../runner/checkpoint.ts';
import { readConnection, readPool } from '../tables/connect.ts';
import { cancelRebuild, dropFormer, type RebuildOptions, rebuild, switchBack } from './rebuild.ts';

let bench: Bench;
let seed: number;
beforeEach(async () => {
  seed = aSeed();
  console.log(`seed ${seed}`);
  bench = await openBench();
});
afterEach(() => bench.close());

const lives = () => stored(rentals(seeded(seed), 40));

function options(more: Partial<RebuildOptions> = {}): RebuildOptions {
  const { signal } = new AbortController();
  return {
    databaseUrl: bench.databaseUrl,
    models: readModels,
    unsealer: openUnsealer(),
    signal,
    maxEvents: 60,
    stretch: 150,
    ...more,
  };
}

/** Returns every live row, without the count of switches. */
async function rows(): Promise<Record<string, object[]>> {
  const dump = await bench.dump();
  const checkpoints = (dump['read.checkpoints'] ?? []).map((row) => ({ ...row, generation: 0 }));
  return { ...dump, 'read.checkpoints': checkpoints };
}

async function drift() {
  const pool = readPool(bench.databaseUrl, 1);
  try {
    return await checkCounters(pool);
  } finally {
    await pool.end();
  }
}

test('a rebuild and a switch back keep all rows equal', async () => {
  const events = lives();
  const half = Math.floor(events.length / 2);
  await bench.take(events.slice(0, half));
  const before = await rows();
  expect(await rebuild(options())).toBe('switched');
  expect(await rows()).toEqual(before);

  await bench.restart();
  await bench.take(events.slice(half));
  const after = await rows();
  expect(await switchBack(options())).toBe('switched');
  expect(await rows()).toEqual(after);
  expect(await drift()).toEqual([]);
  expect(await dropFormer(bench.databaseUrl)).toBe(true);
  expect(await dropFormer(bench.databaseUrl)).toBe(false);
});

test('former tables hold no readable personal data', async () => {
  await bench.take(lives());
  const before = await rows();
  await rebuild(options());
  expect(await bench.query("select to_regclass('read_former.people') as kept")).toEqual([{ kept: null }]);
  await switchBack(options());
  expect(await rows()).toEqual(before);
});

test('a rebuild corrects a row and a counter that were changed by hand', async () => {
  await bench.take(lives());
  const right = await rows();
  await bench.query(
    "update read.tryset_items set status = 'purchased' where id = (select min(id) from read.tryset_items)",
  );
  await bench.query('delete from read.trysets where id = (select max(id) from read.trysets)');
  await bench.query('update read.counters set count = count + 3');
  expect(await rows()).not.toEqual(right);
  await rebuild(options());
  expect(await rows()).toEqual(right);
});

test('builds the named projections and those that depend on them', async () => {
  await bench.take(lives());
  const right = await rows();
  await bench.query("update read.stock_items set grade = 'C'");
  await bench.query("update read.trysets set pickup_reason = 'by hand'");
  await rebuild(options({ projections: ['stock_items'] }));
  const { 'read.stock_items': stock, 'read.trysets': trysets } = await rows();
  expect(stock).toEqual(right['read.stock_items']);
  expect(trysets).not.toEqual(right['read.trysets']);
  expect(await drift()).toEqual([]);
  await dropFormer(bench.databaseUrl);
  // Tryset items roll up into trysets, so neither can be rebuilt without the other.
  await rebuild(options({ projections: ['tryset_items'] }));
  expect(await rows()).toEqual(right);
});

test('resumes after a stop or a kill at any batch, and leaves the live rows alone until the switch', async () => {
  await bench.take(lives());
  const right = await rows();
  const random = seeded(seed);
  let isDone = false;
  const folded: bigint[] = [];
  while (!isDone) {
    const stopping = new AbortController();
    let left = 1 + upTo(random, 3);
    const outcome = await rebuild(
      options({
        signal: stopping.signal,
        onReport({ phase, processed }) {
          if (phase === 'folding') folded.push(processed);
          if (--left === 0) stopping.abort();
        },
      }),
    );
    isDone = outcome === 'switched';
    expect(await rows()).toEqual(right);
  }
  // The positions only increase, so no event was folded twice.
  expect(folded).toEqual(folded.toSorted((one, other) => Number(one - other)));
});

test('parks exactly the events that the live read models parked', async () => {
  const [first, ...others] = rentals(seeded(seed), 20);
  const registered = others.find(({ event }) => event.type === 'StockItemRegistered');
  if (first === undefined || registered === undefined) throw new Error('no garment is registered');
  const data = Object.assign({}, registered.event.data, {
    stockItemId: 1_000_000,
    discountRate: 99_999_999_999,
  });
  const tooLarge = { stream: 'stock_item-1000000', event: { type: 'StockItemRegistered', data } };
  await bench.take(stored([first, ...others.slice(0, 70), tooLarge, ...others.slice(70)]));
  const right = await rows();
  expect(right['read.parked']).toHaveLength(1);
  await rebuild(options());
  expect(await rows()).toEqual(right);
});

test('leaves nothing behind after a cancel', async () => {
  await bench.take(lives());
  const right = await rows();
  const stopping = new AbortController();
  await rebuild(options({ signal: stopping.signal, onReport: () => stopping.abort() }));
  expect(await cancelRebuild(bench.databaseUrl)).toBe(true);
  expect(await bench.query("select from pg_namespace where nspname like 'read\\_%'")).toEqual([]);
  expect(await rows()).toEqual(right);
});

test('rebuilds and switches an empty log', async () => {
  expect(await rebuild(options())).toBe('switched');
  await bench.restart();
  await bench.take(lives());
  expect(await drift()).toEqual([]);
});

test('includes events that arrive meanwhile, and drops a batch folded over the former tables', async () => {
  const events = lives();
  const middle = Math.floor(events.length / 3);
  await bench.take(events.slice(0, middle));
  let taken = middle;
  const building = rebuild(options({ maxEvents: 20 }));
  let wasMoved = 0;
  while (taken < events.length) {
    const until = Math.min(events.length, taken + 5);
    try {
      await bench.take(events.slice(taken, until));
      taken = until;
    } catch (error) {
      if (!(error instanceof CheckpointMoved)) throw error;
      wasMoved += 1;
      await bench.restart();
    }
  }
  expect(await building).toBe('switched');
  expect(wasMoved).toBeLessThanOrEqual(1);
  const now = await rows();
  const straight = await openBench();
  try {
    await straight.take(events);
    const expected = await straight.dump();
    const counted = ['read.checkpoints'];
    for (const [name, dumped] of Object.entries(expected)) {
      if (!counted.includes(name)) expect(now[name], name).toEqual(dumped);
    }
  } finally {
    await straight.close();
  }
});

test('the switch waits for a long read without blocking others', async () => {
  await bench.take(lives());
  const right = await rows();
  const reader = new pg.Client(readConnection(bench.databaseUrl));
  await reader.connect();
  try {
    await reader.query('begin');
    await reader.query('select from read.tryset_items');
    let tries = 0;
    const building = rebuild(
      options({
        onReport({ phase }) {
          if (phase !== 'switching') return;
          tries += 1;
          if (tries === 2) void reader.query('commit');
        },
      }),
    );
    expect(await building).toBe('switched');
    expect(tries).toBeGreaterThanOrEqual(2);
    expect(await rows()).toEqual(right);
  } finally {
    await reader.end();
  }
});

test('names the reason of each refusal', async () => {
  await bench.take(lives().slice(0, 50));
  await expect(rebuild(options({ projections: ['stocks'] }))).rejects.toThrow(
    'no projection is called stocks',
  );
  await expect(switchBack(options())).rejects.toThrow('no read models are kept');
  await rebuild(options());
  await expect(rebuild(options())).rejects.toThrow('drop them or switch back first');
});
