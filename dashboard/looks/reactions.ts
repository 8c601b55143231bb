import type { LookReactions } from '#read-api/looks/contract.ts';

export type Count = LookReactions['data'][number];

const reactions = ['likeCount', 'commentCount', 'viewCount', 'followers'] as const;
export type Reaction = (typeof reactions)[number];

/** The counts taken up to an instant; all of them if the instant is null. */
export function countedUntil(counts: readonly Count[], time: string | null): Count[] {
  return counts.filter((count) => time === null || count.time <= time);
}

/** The kinds of reactions that the network reported at least once. */
export function told(counts: readonly Count[]): Reaction[] {
  return reactions.filter((each) => counts.some((count) => count[each] !== null));
}
