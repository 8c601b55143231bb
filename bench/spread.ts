/** The spread of a figure over its runs, in the figure's own unit. */
export interface Spread {
  runs: number;
  min: number;
  median: number;
  p99: number;
  max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { runs: sorted.length, min: at(0), median: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 };
}

/** Milliseconds of each of `runs` runs. A warm-up before them and the preparation of each run do not count. */
export async function timed(
  runs: number,
  warmUp: number,
  work: (run: number) => Promise<void>,
  before: () => Promise<void> = async () => undefined,
): Promise<Spread> {
  for (let run = 0; run < warmUp; run++) await work(run);
  const values: number[] = [];
  for (let run = 0; run < runs; run++) {
    await before();
    const began = performance.now();
    await work(warmUp + run);
    values.push(performance.now() - began);
  }
  return spreadOf(values);
}
