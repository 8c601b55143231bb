import type { LookSnsType } from './look-kinds.ts';

/** Scores by follower count: each score applies below this number of followers or subscribers. */
type Steps = readonly (readonly [below: number, score: number])[];

const steps: Readonly<Record<Exclude<LookSnsType, 'Blog'>, Steps>> = {
  Instagram: [
    [10_000, 1],
    [50_000, 2],
    [100_000, 3],
    [500_000, 5],
    [Number.POSITIVE_INFINITY, 8],
  ],
  Youtube: [
    [10_000, 3],
    [100_000, 6],
    [Number.POSITIVE_INFINITY, 12],
  ],
};

/**
 * Returns the score of a certified post for its brand, by follower count; null if the count is unknown. A blog post always
 * counts 1.
 */
export function contentUnitScore(snsType: LookSnsType, followers: number | null): number | null {
  if (snsType === 'Blog') return 1;
  if (followers === null) return null;
  return steps[snsType].find(([below]) => followers < below)?.[1] ?? null;
}
