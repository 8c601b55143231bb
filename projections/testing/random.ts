/** Returns numbers from 0 (inclusive) to 1 (exclusive); the same seed gives the same sequence. */
export type Random = () => number;

/** Creates a mulberry32 generator: small, and good enough to shuffle tests. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a fresh seed, or the seed in the environment variable `TEST_SEED` to reproduce a failure. */
export function aSeed(): number {
  const given = Number(process.env.TEST_SEED);
  return Number.isInteger(given) && given > 0 ? given : Math.floor(Math.random() * 2 ** 31);
}

/** Returns a whole number from 0 (inclusive) to the limit (exclusive). */
export function upTo(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

export function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[upTo(random, choices.length)];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
}
