import type { KeptDifference } from '../tables/kept-difference.ts';
import type { OperationResult } from '../tables/operations.ts';
import type { Difference } from '../verify/difference.ts';

/** Maximum differences kept per operation; the command line prints all of them. */
export const keptAtMost = 1_000;
/** Maximum length of a kept value as JSON, in characters; longer values are cut. */
const longestValue = 2_000;

/** The differences that a verification found or a repair corrected. */
export interface Found {
  differences: number;
  kept: KeptDifference[];
  result: OperationResult;
}

/** Counts differences and keeps the first ones. */
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
