import type { KeptDifference } from '../tables/kept-difference.ts';
import type { OperationResult } from '../tables/operations.ts';
import type { Difference } from '../verify/difference.ts';

/** The maximum number of stored differences per operation. The command line prints all differences. */
export const keptAtMost = 1_000;
/** The maximum length of a stored value as JSON, in characters; longer values are cut. */
const longestValue = 2_000;

/** What a verification found or a repair corrected. */
export interface Found {
  differences: number;
  kept: KeptDifference[];
  result: OperationResult;
}

/** Counts all differences but stores only the first ones. */
export class Findings {
  readonly kept: KeptDifference[] = [];
  differences = 0;

  readonly tell = (difference: Difference): void => {
    this.differences += 1;
    if (this.kept.length < keptAtMost) this.kept.push(keptDifference(difference));
  };

  found(result: OperationResult): Found {
    return { differences: this.differences, kept: this.kept, result };
  }
}

function keptDifference(difference: Difference): KeptDifference {
  const { before, after, ...rest } = difference;
  const named = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  );
  return { ...named, before: bounded(before), after: bounded(after) } as KeptDifference;
}

function bounded(value: unknown): unknown {
  const text = JSON.stringify(value ?? null, (_, each) => (typeof each === 'bigint' ? String(each) : each));
  return text.length <= longestValue ? JSON.parse(text) : `${text.slice(0, longestValue)}…`;
}
