/** Random decisions, deterministic for the same source of random numbers. */
export interface Chance {
  /** Returns a number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** Returns true with this probability in percent. */
  percent(share: number): boolean;
  pick<T>(all: readonly T[]): T;
  /** Returns all elements in random order. */
  shuffled<T>(all: readonly T[]): T[];
  random(): number;
}

export function chanceOf(random: () => number): Chance {
  return {
    random,
    between: (low, high) => low + random() * (high - low),
    percent: (share) => random() * 100 < share,
    pick: (all) => all[Math.floor(random() * all.length)] as (typeof all)[number],
    shuffled(all) {
      const copy = [...all];
      for (let last = copy.length - 1; last > 0; last--) {
        const other = Math.floor(random() * (last + 1));
        [copy[last], copy[other]] = [copy[other] as (typeof all)[number], copy[last] as (typeof all)[number]];
      }
      return copy;
    },
  };
}
