import { afterAll, beforeAll } from 'vitest';
import { aSeed, seeded, upTo } from '#projections/testing/random.ts';
import { type Options, type TestWriteSide, testWriteSide, type WriteRole } from './write-side.ts';

type CallBy<Result> = (role: WriteRole) => Promise<Result>;

interface TwoRoles {
  readonly side: TestWriteSide;
  /** The second write role. */
  readonly other: WriteRole;
  /** The seed of the delays, for test names. */
  seed: number;
  /** Runs `ask` this many times at once, alternating between the two roles. */
  atOnce<Result>(count: number, ask: (role: WriteRole, index: number) => Promise<Result>): Promise<Result[]>;
  /**
   * Makes a call by each role: in round 0 in their order, in round 1 in the other order, and later at once. Returns the answers in
   * the order of the calls.
   */
  crossed<Result>(round: number, one: CallBy<Result>, other: CallBy<Result>): Promise<[Result, Result]>;
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
    async crossed(round, first, second) {
      if (round === 0) return [await first(side), await second(other)];
      if (round > 1) return Promise.all([first(side), second(other)]);
      const answer = await second(other);
      return [await first(side), answer];
    },
  };
}
