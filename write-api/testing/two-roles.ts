import { afterAll, beforeAll } from 'vitest';
import { aSeed, seeded, upTo } from '#projections/testing/random.ts';
import { type Options, type TestWriteSide, testWriteSide, type WriteRole } from './write-side.ts';

interface TwoRoles {
  readonly side: TestWriteSide;
  /** The role beside it. */
  readonly other: WriteRole;
  /** The seed of the lateness, for the names of tests. */
  seed: number;
  /** Each of many at once, in turn through the one and the other role. */
  atOnce<Result>(count: number, ask: (role: WriteRole, index: number) => Promise<Result>): Promise<Result[]>;
}

/**
 * Two write roles over one store, open while the file's tests run. The store's answers come up to so many milliseconds late
 * and overtake each other.
 */
export function twoRoles(latestMs: number, options: Pick<Options, 'ownStore'> = {}): TwoRoles {
  const seed = aSeed();
  const random = seeded(seed);
  const late = () => upTo(random, latestMs);
  let side: TestWriteSide;
  let other: WriteRole;
  beforeAll(async () => {
    side = await testWriteSide({ ...options, late: { read: late, append: late } });
    other = await side.openBeside();
  });
  afterAll(() => side.close());
  return {
    get side() {
      return side;
    },
    get other() {
      return other;
    },
    seed,
    atOnce: (count, ask) =>
      Promise.all(Array.from({ length: count }, (_, index) => ask(index % 2 === 0 ? side : other, index))),
  };
}
