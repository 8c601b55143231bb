import { afterEach, beforeEach, expect, test } from 'vitest';
import { businessDayOf } from '#domain/business-day.ts';
import { checkCounters } from '../kit/counters/check.ts';
import { migrate } from '../kit/migrations/migrate.ts';
import { readPool } from '../kit/tables/connect.ts';
import { type Bench, openBench } from '../testing/harness.ts';
import { stored } from '../testing/histories.ts';
import { pastDeals } from '../testing/past-deals.ts';
import { pastLives } from '../testing/past-lives.ts';
import { aSeed, type Random, seeded, upTo } from '../testing/random.ts';
import { usesLevel } from './stats.ts';

let bench: Bench;
let seed: number;
beforeEach(async () => {
  seed = aSeed();
  console.log(`seed ${seed}`);
  bench = await openBench();
});
afterEach(() => bench.close());

const things = ['tryset_item', 'tryset', 'stock_item', 'look'];
const deals = ['look_use', 'order', 'order_item', 'brand_subscription', 'user_ticket'];
const tables = [...things, ...deals];
/** Kinds whose spans stand under each scope: for each brand and for all, or under brand 0 alone. */
const byScope = ['tryset', 'look', 'order', 'user_ticket'];

/** The tables of lives, spans and days of a kind. Items of orders live in their orders. */
function tablesOf(name: string): string[] {
  return [...(name === 'order_item' ? [] : [`${name}_lives`]), `${name}_spans`, `${name}_days`];
}

function lives(random: Random) {
  return stored([...pastLives(random, 20), ...pastDeals(random, 8)]);
}

/** Takes the events in batches of random sizes, so that spans grow over several writes. */
async function takeAll(): Promise<void> {
  const random = seeded(seed);
  const events = lives(random);
  for (let from = 0; from < events.length; ) {
    const size = 1 + upTo(random, 40);
    await bench.take(events.slice(from, from + size));
    from += size;
  }
}

async function drift() {
  const pool = readPool(bench.databaseUrl, 1);
  try {
    return await checkCounters(pool);
  } finally {
    await pool.end();
  }
}

interface SpanOfTable {
  brandId: number;
  status: string;
  from: Date;
  until: Date | null;
  /** The loans of a garment; null for other things. */
  uses: number | null;
}

test('counters by day equal counts by spans, at the end of each day', async () => {
  await takeAll();
  for (const name of tables) {
    const uses = name === 'stock_item' ? 'use_count' : 'null';
    const spans = await bench.query<SpanOfTable>(
      `select brand_id as "brandId", status, from_time as "from", until_time as "until", ${uses} as uses
       from read.${name}_spans`,
    );
    const days = [...new Set(spans.map(({ from }) => businessDayOf(new Date(from).toISOString())))];
    for (const day of days) {
      const standing = new Map<string, number>();
      for (const { brandId, status, from, until, uses } of spans) {
        const isIn = businessDayOf(new Date(from).toISOString()) <= day;
        const isOut = until !== null && businessDayOf(new Date(until).toISOString()) <= day;
        const scopes = byScope.includes(name) ? [brandId] : [0, brandId];
        if (!isIn || isOut) continue;
        const levels = uses === null ? [status] : [status, usesLevel(uses)];
        for (const key of scopes.flatMap((scope) => levels.map((level) => `${scope} ${level}`))) {
          standing.set(key, (standing.get(key) ?? 0) + 1);
        }
      }
      const counted = await bench.query<{ key: string; count: number }>(
        `select scope || ' ' || split_part(bucket, ' ', 1) as key,
           sum(case split_part(bucket, ' ', 2) when 'in' then count else -count end)::int as count
         from read.${name}_days where split_part(bucket, ' ', 3) <= $1 group by 1`,
        [day],
      );
      const sums = counted.filter(({ count }) => count !== 0).map(({ key, count }) => [key, count]);
      expect(sums.sort()).toEqual([...standing].sort());
    }
  }
  expect(await drift()).toEqual([]);
});

test('batches of any size leave the spans that one batch leaves', async () => {
  await takeAll();
  const dumped = await bench.dump();
  const other = await openBench();
  try {
    await other.take(lives(seeded(seed)));
    const whole = await other.dump();
    for (const name of tables) {
      for (const table of tablesOf(name).flatMap((each) => (each.endsWith('_days') ? [] : `read.${each}`))) {
        expect(dumped[table]?.length).toBeGreaterThan(3);
        expect(dumped[table]).toEqual(whole[table]);
      }
    }
  } finally {
    await other.close();
  }
});

test('the migration folds the spans of earlier events from the log', async () => {
  await takeAll();
  const before = await bench.dump();
  const dropped = tables.flatMap(tablesOf);
  await bench.query(`drop table ${dropped.map((name) => `read.${name}`).join(', ')}`);
  await bench.query("delete from read.counters where stat like '%_moves'");
  await bench.query("delete from public.read_migrations where name like '170%' or name like '232%'");
  await Promise.all([migrate(bench.databaseUrl), migrate(bench.databaseUrl)]);
  const after = await bench.dump();
  for (const table of dropped) {
    const rows = (dump: typeof after) =>
      dump[`read.${table}`]?.filter((row) => !('count' in row && row.count === 0));
    expect(rows(after), table).toEqual(rows(before));
  }
  expect(after['read.unfilled']).toEqual([]);
  expect(await drift()).toEqual([]);
});
