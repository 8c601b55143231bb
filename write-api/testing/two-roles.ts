import { afterAll, beforeAll } from 'vitest';
import { aSeed, seeded, upTo } from '#projections/testing/random.ts';
import { type Options, type TestWriteSide, testWriteSide, type WriteRole } from './write-side.ts';

interface TwoRoles {
  readonly side: TestWriteSide;
  /** The second write role. */
  readonly other: WriteRole;
  /** The seed of the delays, for test names. */
  seed: number;
  /** Runs `ask` this many times at once, alternating between the two roles. */
  atOnce<Result>(count: number, ask: (role: WriteRole, index: number) => Promise<Result>): Promise<Result[]>;
}

/**
 * Opens two write roles on one store while the file's tests run. The store's answers come up to `latestMs` late and overtake
 * each other.
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
