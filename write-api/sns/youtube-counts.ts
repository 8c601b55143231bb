import Type, { type Static } from 'typebox';

/** A count, which the API returns as a string. The owner may hide likes, comments and subscribers. */
const Count = Type.Optional(Type.String({ pattern: '^[0-9]+$' }));

export const VideoStatistics = Type.Object({ viewCount: Count, likeCount: Count, commentCount: Count });

export const ChannelStatistics = Type.Object({
  subscriberCount: Count,
  hiddenSubscriberCount: Type.Optional(Type.Boolean()),
  videoCount: Count,
  viewCount: Count,
});

/** Returns a count as a number; null if the owner hides it. */
export function count(said: string | undefined): number | null {
  return said === undefined ? null : Number(said);
}

/** Returns the subscribers of a channel; null if the owner hides them. */
export function followersOf(statistics: Static<typeof ChannelStatistics>): number | null {
  return statistics.hiddenSubscriberCount === true ? null : count(statistics.subscriberCount);
}
