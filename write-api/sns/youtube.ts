import Type from 'typebox';
import { Value } from 'typebox/value';
import { postOf } from '#domain/looks/link.ts';
import { gonePost, noPost, type Post, type PostFacts } from './sns.ts';
import { list, unreadable, type YoutubeOptions } from './youtube-ask.ts';
import { ChannelStatistics, count, followersOf, VideoStatistics } from './youtube-counts.ts';

const Videos = Type.Object({
  items: Type.Array(
    Type.Object({
      snippet: Type.Object({ channelId: Type.String() }),
      statistics: VideoStatistics,
      paidProductPlacementDetails: Type.Optional(
        Type.Object({ hasPaidProductPlacement: Type.Optional(Type.Boolean()) }),
      ),
    }),
  ),
});

const Channels = Type.Object({
  items: Type.Optional(Type.Array(Type.Object({ statistics: ChannelStatistics }))),
});

/**
 * Reads a video from the YouTube Data API v3: two calls, two units of the daily quota. A private video looks like a deleted
 * one.
 */
export async function youtubeFacts(
  options: YoutubeOptions,
  { link }: Post,
  signal?: AbortSignal,
): Promise<PostFacts> {
  const post = postOf(link, 'Youtube');
  if (post === null) return noPost;
  const parts = 'snippet,statistics,paidProductPlacementDetails';
  const videos = await list(options, 'videos', { part: parts, id: post.id }, signal);
  if (!Value.Check(Videos, videos)) throw unreadable('videos');
  const [video] = videos.items;
  if (video === undefined) return gonePost;
  const { snippet, statistics, paidProductPlacementDetails: paid } = video;
  const channels = await list(options, 'channels', { part: 'statistics', id: snippet.channelId }, signal);
  if (!Value.Check(Channels, channels)) throw unreadable('channels');
  const channel = channels.items?.[0]?.statistics;
  return {
    isValid: true,
    isDeleted: false,
    like: count(statistics.likeCount),
    comment: count(statistics.commentCount),
    view: count(statistics.viewCount),
    followers: channel === undefined ? null : followersOf(channel),
    isMarkedPaid: paid?.hasPaidProductPlacement ?? null,
  };
}
