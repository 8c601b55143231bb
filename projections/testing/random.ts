/** A source of numbers from 0 up to, but not with, 1: the same for the same seed. */
export type Random = () => number;

/** The mulberry32 generator: small, and good enough to shuffle tests. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A seed of this run's own, or the one that `TEST_SEED` in the environment names, to play a failure again. */
export function aSeed(): number {
  const given = Number(process.env.TEST_SEED);
  return Number.isInteger(given) && given > 0 ? given : Math.floor(Math.random() * 2 ** 31);
}

/** A whole number from 0 up to, but not with, the limit. */
export function upTo(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

export function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[upTo(random, choices.length)];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
}
