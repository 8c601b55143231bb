import {
  BACKWARDS,
  END,
  FORWARDS,
  type ReadAllOptions,
  START,
  StreamNotFoundError,
} from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect, events, failure, startTestStore, type TestStore } from './testing/event-store.ts';

// More than one page, so that every case uses paging.
const COUNT = 200;

let t: TestStore;
beforeAll(async () => {
  t = await startTestStore();
  await t.client.appendToStream('first', events(COUNT));
  await t.client.appendToStream('second', events(COUNT));
});
afterAll(() => t.stop());

const numbers = (from: number, to: number): bigint[] => {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => BigInt(from + step * index));
};

describe('a stream', () => {
  test.each([
    ['from its start', { fromRevision: START }, numbers(0, 199)],
    ['from a revision, inclusive', { fromRevision: 150n }, numbers(150, 199)],
    ['from beyond its end', { fromRevision: 200n }, []],
    ['forwards from its end', { fromRevision: END }, []],
    ['up to a maximum count', { fromRevision: 10n, maxCount: 100 }, numbers(10, 109)],
    ['backwards from its end', { direction: BACKWARDS, fromRevision: END }, numbers(199, 0)],
    ['backwards from a revision, inclusive', { direction: BACKWARDS, fromRevision: 120n }, numbers(120, 0)],
    ['backwards from beyond', { direction: BACKWARDS, fromRevision: 999n, maxCount: 2 }, numbers(199, 198)],
    ['the last one', { direction: BACKWARDS, fromRevision: END, maxCount: 1 }, [199n]],
  ] as const)('%s', async (_, options, expected) => {
    const read = await collect(t.client.readStream('second', options));
    expect(read.map(({ event }) => event?.revision)).toEqual(expected);
    expect(read.every(({ event }) => event?.streamId === 'second')).toBe(true);
  });

  test('reports a stream that never existed as not found', async () => {
    for (const direction of [FORWARDS, BACKWARDS] as const) {
      const error = await failure(collect(t.client.readStream('없는 stream', { direction })));
      expect(error).toBeInstanceOf(StreamNotFoundError);
      expect(error).toMatchObject({ streamName: '없는 stream' });
    }
  });
});

describe('$all', () => {
  const positions = async (options: Parameters<typeof t.client.readAll>[0]): Promise<bigint[]> =>
    (await collect(t.client.readAll(options))).flatMap(({ event }) => event?.position.commit ?? []);
  // The number of the store's own events, with which every log begins.
  const OWN = 3;
  const at = (commit: bigint) => ({ commit, prepare: commit });
  // The positions of the events, by their place in the log, from 1.
  let places: bigint[];
  beforeAll(async () => {
    places = (await positions({})).slice(OWN - 1);
  });
  const place = (index: number) => at(places[index] ?? -1n);

  test.each([
    ['from the start', () => ({ fromPosition: START }), numbers(1, 400), OWN],
    [
      'from the first position there is',
      () => ({ fromPosition: at(0n), maxCount: OWN + 3 }),
      numbers(1, 3),
      OWN,
    ],
    ['from a position, inclusive', () => ({ fromPosition: place(390) }), numbers(390, 400)],
    ['from beyond the end', () => ({ fromPosition: at(18446744073709551615n) }), []],
    ['forwards from the end', () => ({ fromPosition: END }), []],
    ['up to a maximum count', () => ({ maxCount: OWN + 150 }), numbers(1, 150), OWN],
    [
      'backwards from the end',
      () => ({ direction: BACKWARDS, fromPosition: END, maxCount: 400 }),
      numbers(400, 1),
    ],
    [
      'backwards from a position, it not included',
      () => ({ direction: BACKWARDS, fromPosition: place(5), maxCount: 4 }),
      numbers(4, 1),
    ],
    ['backwards from the start', () => ({ direction: BACKWARDS, fromPosition: START }), []],
  ] as [string, () => ReadAllOptions, bigint[], number?][])('%s', async (_, options, expected, own = 0) => {
    const read = (await positions(options())).slice(own);
    expect(read).toEqual(expected.map((index) => places[Number(index)]));
  });

  test('gives each event its stream, revision and position', async () => {
    const [last] = await collect(t.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
    expect(last?.event).toMatchObject({ streamId: 'second', revision: 199n, position: place(400) });
    expect(last?.commitPosition).toBe(places[400]);
  });
});
