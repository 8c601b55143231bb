import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { noFigures, type SnsProfile, snsUsername } from '#domain/members/sns-account.ts';
import { ask } from './ask.ts';
import { average, engagementRate } from './averages.ts';
import type { Account, AccountFacts, Channel as FoundChannel } from './sns.ts';
import { list, listAddress, told, unreadable, type YoutubeOptions } from './youtube-ask.ts';
import { ChannelStatistics, count, followersOf, VideoStatistics } from './youtube-counts.ts';

/** The form of a channel: https://developers.google.com/youtube/v3/docs/channels */
const Channel = Type.Object({
  id: Type.String(),
  snippet: Type.Object({
    title: Type.String(),
    description: Type.Optional(Type.String()),
    /** The channel's handle, with a leading `@`. */
    customUrl: Type.Optional(Type.String()),
  }),
});

/** The answer about channels. The API omits the list itself if there is no channel. */
const NamedChannels = Type.Object({ items: Type.Optional(Type.Array(Channel)) });

const Channels = Type.Object({
  items: Type.Optional(
    Type.Array(
      Type.Object({
        ...Channel.properties,
        statistics: ChannelStatistics,
        contentDetails: Type.Object({ relatedPlaylists: Type.Object({ uploads: Type.String() }) }),
      }),
    ),
  ),
});

const Uploads = Type.Object({
  items: Type.Array(Type.Object({ contentDetails: Type.Object({ videoId: Type.String() }) })),
});

const Videos = Type.Object({ items: Type.Array(Type.Object({ statistics: VideoStatistics })) });

const newest = 25;

/**
 * Reads a channel and its newest videos from the YouTube Data API v3: three calls, three units of the daily quota. Uses
 * the channel's id if known, else its handle. https://developers.google.com/youtube/v3/docs/channels/list
 */
export async function youtubeAccount(
  options: YoutubeOptions,
  { username, internalId }: Account,
  signal?: AbortSignal,
): Promise<AccountFacts | null> {
  const part = 'snippet,statistics,contentDetails';
  const [by, name] = internalId === null ? ['forHandle', `@${username}`] : ['id', internalId];
  const channels = await list(options, 'channels', { part, [by]: name }, signal);
  if (channels === null) return null;
  if (!Value.Check(Channels, channels)) throw unreadable('channels');
  const channel = channels.items?.[0];
  if (channel === undefined) return null;
  const { statistics, contentDetails } = channel;
  const videos = await newestVideos(options, contentDetails.relatedPlaylists.uploads, signal);
  const averages = averagesOf(videos);
  const followers = followersOf(statistics);
  const figures = {
    ...noFigures,
    ...averages,
    followers,
    isFollowerCountHidden: statistics.hiddenSubscriberCount ?? null,
    posts: count(statistics.videoCount),
    views: count(statistics.viewCount),
    engagementRate: engagementRate(averages, followers),
  };
  return { profile: profileOf(channel, username), figures };
}

/** Returns the owner of a Google OAuth token; null if Google no longer accepts the token, or its user has no channel. */
export async function youtubeOwner(
  options: Pick<YoutubeOptions, 'url'>,
  token: string,
  signal?: AbortSignal,
): Promise<SnsProfile | null> {
  const address = listAddress(options, 'channels', { part: 'snippet', mine: 'true' });
  const answer = await ask(address, { authorization: `Bearer ${token}` }, signal);
  if (answer.status === 401) return null;
  const channels = told(answer);
  const channel = firstOf(channels);
  return channel === undefined ? null : profileOf(channel, channel.id);
}

/**
 * Finds a channel by its handle, else by the username that older channels have: one or two units of the daily quota. A search
 * by text costs a hundred and may find another channel. https://developers.google.com/youtube/v3/docs/channels/list
 */
export async function youtubeChannel(
  options: YoutubeOptions,
  name: string,
  signal?: AbortSignal,
): Promise<FoundChannel | null> {
  const handle = snsUsername('Youtube', name);
  const ways: Record<string, string>[] = [];
  if (handle !== null) ways.push({ forHandle: `@${handle}` });
  if (/^[A-Za-z0-9]+$/.test(name)) ways.push({ forUsername: name });
  for (const by of ways) {
    const channels = await list(options, 'channels', { part: 'snippet', ...by }, signal);
    const channel = channels === null ? undefined : firstOf(channels);
    if (channel !== undefined) return profileOf(channel, channel.id);
  }
  return null;
}

function firstOf(channels: unknown): Static<typeof Channel> | undefined {
  if (!Value.Check(NamedChannels, channels)) throw unreadable('channels');
  return channels.items?.[0];
}

function profileOf({ id, snippet }: Static<typeof Channel>, otherwise: string): FoundChannel {
  const { title, description, customUrl = '' } = snippet;
  const username = snsUsername('Youtube', customUrl) ?? otherwise;
  return { username, internalId: id, title, description: description || null };
}

/** Returns the channel's newest videos. A channel without videos names a playlist that does not exist. */
async function newestVideos(options: YoutubeOptions, playlistId: string, signal: AbortSignal | undefined) {
  const asked = { part: 'contentDetails', playlistId, maxResults: `${newest}` };
  const uploads = (await list(options, 'playlistItems', asked, signal)) ?? { items: [] };
  if (!Value.Check(Uploads, uploads)) throw unreadable('playlistItems');
  if (uploads.items.length === 0) return [];
  const id = uploads.items.map(({ contentDetails }) => contentDetails.videoId).join(',');
  const videos = await list(options, 'videos', { part: 'statistics', id }, signal);
  if (!Value.Check(Videos, videos)) throw unreadable('videos');
  return videos.items.map(({ statistics }) => statistics);
}

function averagesOf(videos: readonly Static<typeof VideoStatistics>[]) {
  return {
    averageLikes: average(videos.map(({ likeCount }) => count(likeCount))),
    averageViews: average(videos.map(({ viewCount }) => count(viewCount))),
    averageComments: average(videos.map(({ commentCount }) => count(commentCount))),
  };
}
