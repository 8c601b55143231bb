// @module-tag thorough
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStream } from '#event-store/load.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { subscribeInBatches } from '#event-store/subscribe.ts';
import { demoDeps } from '#server/seed-house.ts';
import { type TestWriteSide, testWriteSide } from '#write-api/testing/write-side.ts';
import type { DemoDeps } from './deps.ts';
import { seedDemo } from './seed.ts';
import { sketched } from './testing/sketched.ts';

let side: TestWriteSide;

const sketchedDeps = (): DemoDeps => ({ ...demoDeps(side.deps), draw: sketched });

beforeEach(async () => {
  side = await testWriteSide({ ownStore: true });
});

afterEach(() => side.close());

/** Reads all events up to the one that completes the demo. */
async function untilCompleted(): Promise<StoredEvent[]> {
  const all: StoredEvent[] = [];
  const { signal } = new AbortController();
  for await (const batch of subscribeInBatches(side.deps.streams.client, { after: null, signal })) {
    for (const event of batch) {
      all.push(event);
      if (event.type === 'DemoSeedCompleted') return all;
    }
  }
  return all;
}

const seed = Math.floor(Math.random() * 1e9);

test(`an interrupted seeding reaches the same end, with no reactions left (seed ${seed})`, {
  timeout: 400_000,
}, async () => {
  for (const [index, part] of [0.1, 0.5, 0.8].entries()) {
    const stopping = new AbortController();
    let calls = 0;
    const stopAt = Math.floor(part * 500) + ((seed >>> index) % 40);
    const deps = sketchedDeps();
    const counted: DemoDeps = {
      ...deps,
      signal: stopping.signal,
      takeClaims: async (...asked) => {
        if (++calls > stopAt) throw new Error('interrupted');
        return deps.takeClaims(...asked);
      },
    };
    await seedDemo(counted).catch(() => undefined);
  }
  const stopping = new AbortController();
  const running = seedDemo({ ...sketchedDeps(), signal: stopping.signal }).catch(() => undefined);
  for await (const batch of subscribeInBatches(side.deps.streams.client, {
    after: null,
    signal: new AbortController().signal,
  })) {
    if (batch.some(({ stream }) => stream.startsWith('tryset_item-'))) break;
  }
  stopping.abort();
  await running;
  expect(await seedDemo(sketchedDeps())).toBe(true);
  const seeded = await untilCompleted();
  const byStream = new Map<string, string[]>();
  for (const { stream, type, id } of seeded) {
    const told = byStream.get(stream) ?? [];
    expect(told).not.toContain(id);
    told.push(id);
    byStream.set(stream, told);
    expect(type).not.toBe('TrysetRequestExpired');
  }
  const trysets = [...byStream.keys()].filter((stream) => stream.startsWith('tryset-'));
  expect(trysets.length).toBeGreaterThan(300);
  for (const stream of trysets) {
    for await (const { data, type } of readStream(side.deps.streams.client, stream)) {
      if (type !== 'TrysetRequested') continue;
      const { items } = data as { items: { trysetItemId: number; stockItemId: number }[] };
      for (const { trysetItemId } of items) expect(byStream.has(`tryset_item-${trysetItemId}`)).toBe(true);
    }
  }
  await expectNothingToReactTo(seeded);

  expect(await seedDemo(sketchedDeps())).toBe(false);
  expect(await untilCompleted()).toHaveLength(seeded.length);
});

/** Runs the reactor over the seeded events and expects no new events. */
async function expectNothingToReactTo(seeded: readonly StoredEvent[]): Promise<void> {
  const followed = seeded.filter(({ stream }) => /^(stock_item|tryset_item|tryset|product)-/.test(stream));
  await side.reacted();
  const failed = await side.deps.db.selectFrom('write.reaction_failures').selectAll().execute();
  expect(failed).toEqual([]);
  expect(side.failures).toEqual([]);
  const types = new Set(followed.map(({ type }) => type));
  expect(types).not.toContain('StockItemHolderRefused');
  expect(types).not.toContain('TrysetRequestExpired');
  // Open items must have future deadlines, and free garments must allow requests.
  const deadlines = await side.deps.db.selectFrom('write.deadlines').select('key').execute();
  expect(deadlines.length).toBeGreaterThan(10);
  const free = await side.deps.db
    .selectFrom('write.stock_candidates')
    .select('stock_item_id')
    .where('is_free', '=', true)
    .execute();
  expect(free.length).toBeGreaterThan(50);
}
