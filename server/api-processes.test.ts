import { expect, test } from 'vitest';
import { apiProcesses, thingOf } from './api-processes.ts';

const urls = ['http://write-1:8080', 'http://write-2:8080', 'http://write-3:8080'];
const things = Array.from({ length: 300 }, (_, index) => `/v1/stocks/${index}`);

function processes(ready: ReadonlySet<string> = new Set(urls)) {
  const told: [string, boolean][] = [];
  const own = apiProcesses(
    urls,
    async (url) => ready.has(url),
    (url, isUp) => told.push([url, isUp]),
  );
  return { own, told };
}

test('sends a thing to one process, and spreads things over all', () => {
  const { own } = processes();
  const shares = Map.groupBy(things, (thing) => own.of(thing));
  expect(things.map((thing) => own.of(thing))).toEqual(things.map((thing) => own.of(thing)));
  expect(shares.size).toBe(3);
  for (const share of shares.values()) expect(share.length).toBeGreaterThan(60);
});

test('moves only the things of a process that is gone, and back when it returns', async () => {
  const ready = new Set(urls);
  const { own, told } = processes(ready);
  const before = new Map(things.map((thing) => [thing, own.of(thing)]));
  const [gone = '', ...others] = urls;
  own.fail(gone);
  own.fail(gone);
  own.fail('http://read-1:8080');
  for (const thing of things) {
    const process = own.of(thing);
    if (before.get(thing) === gone) expect(others).toContain(process);
    else expect(process).toBe(before.get(thing));
  }
  expect(own.count()).toEqual({ ready: 2, all: 3 });
  await own.look();
  for (const thing of things) expect(own.of(thing)).toBe(before.get(thing));
  expect(told).toEqual([
    [gone, false],
    [gone, true],
  ]);
});

test('asks the first process when none is ready, so that it answers why', async () => {
  const { own } = processes(new Set());
  const first = own.of('/v1/stocks/7');
  await own.look();
  expect(own.count().ready).toBe(0);
  expect(own.of('/v1/stocks/7')).toBe(first);
});

test.each([
  ['/v2/trysets/items/31/accept?x=/v1/stocks/7', '/v2/trysets/items/31'],
  ['/v1/support-tickets/5/pictures', '/v1/support-tickets/5'],
  ['/v2/brand_subscriptions/12', '/v2/brand_subscriptions/12'],
  ['/v1/users/self/points', '/v1/users/self/points'],
  ['/v1/brands?limit=1', '/v1/brands'],
])('%s is about %s', (url, thing) => {
  expect(thingOf(url)).toBe(thing);
});
