import type { LookReactions } from '#read-api/looks/contract.ts';

export type Count = LookReactions['data'][number];

const reactions = ['likeCount', 'commentCount', 'viewCount', 'followers'] as const;
export type Reaction = (typeof reactions)[number];

/** What was counted by an instant; all of it where that is null. */
export function countedUntil(counts: readonly Count[], time: string | null): Count[] {
  return counts.filter((count) => time === null || count.time <= time);
}

/** Which reactions the network ever told of. */
export function told(counts: readonly Count[]): Reaction[] {
  return reactions.filter((each) => counts.some((count) => count[each] !== null));
}
