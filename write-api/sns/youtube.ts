import Type from 'typebox';
import { Value } from 'typebox/value';
import { postOf } from '#domain/looks/link.ts';
import { type Answer, ask, restMs } from './ask.ts';
import { gonePost, noPost, type Post, type PostFacts, SnsFailure } from './sns.ts';

export interface YoutubeOptions {
  /** `https://www.googleapis.com`. */
  url: string;
  apiKey: string;
}

/** Counts are texts; the owner may hide likes, comments and subscribers. */
const Count = Type.Optional(Type.String({ pattern: '^[0-9]+$' }));

const Videos = Type.Object({
  items: Type.Array(
    Type.Object({
      snippet: Type.Object({ channelId: Type.String() }),
      statistics: Type.Object({ viewCount: Count, likeCount: Count, commentCount: Count }),
      paidProductPlacementDetails: Type.Optional(
        Type.Object({ hasPaidProductPlacement: Type.Optional(Type.Boolean()) }),
      ),
    }),
  ),
});

const Channels = Type.Object({
  items: Type.Optional(
    Type.Array(
      Type.Object({
        statistics: Type.Object({
          subscriberCount: Count,
          hiddenSubscriberCount: Type.Optional(Type.Boolean()),
        }),
      }),
    ),
  ),
});

/** https://developers.google.com/youtube/v3/docs/errors */
const Refusal = Type.Object({
  error: Type.Object({
    message: Type.Optional(Type.String()),
    errors: Type.Optional(Type.Array(Type.Object({ reason: Type.Optional(Type.String()) }))),
  }),
});

/** The day's quota begins anew at midnight in California: nobody is served before. */
const untilQuotaMs = 3_600_000;
const overQuota = new Set(['quotaExceeded', 'dailyLimitExceeded']);
const tooFast = new Set(['rateLimitExceeded', 'userRateLimitExceeded']);

/** Videos as the YouTube Data API v3 tells of them: two calls, two units of the day's quota. A private video looks like a deleted one. */
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
    ...{ isValid: true, isDeleted: false },
    like: count(statistics.likeCount),
    comment: count(statistics.commentCount),
    view: count(statistics.viewCount),
    followers: channel?.hiddenSubscriberCount === true ? null : count(channel?.subscriberCount),
    isMarkedPaid: paid?.hasPaidProductPlacement ?? null,
  };
}

async function list(
  { url, apiKey }: YoutubeOptions,
  what: 'videos' | 'channels',
  asked: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const address = new URL(`/youtube/v3/${what}`, url);
  address.search = new URLSearchParams(asked).toString();
  const answer = await ask(address, { 'x-goog-api-key': apiKey }, signal);
  if (answer.status === 200) return answer.body;
  throw refused(answer);
}

function refused({ status, headers, body }: Answer): SnsFailure {
  const { error = null } = Value.Check(Refusal, body) ? body : {};
  const reasons = error?.errors?.map(({ reason = '' }) => reason) ?? [];
  const why = `YouTube answered ${status} ${reasons.join(' ')}`.trim();
  const rest = restMs(headers);
  if (reasons.some((reason) => overQuota.has(reason))) {
    return new SnsFailure('rate_limited', why, rest ?? untilQuotaMs);
  }
  if (status === 429 || reasons.some((reason) => tooFast.has(reason))) {
    return new SnsFailure('rate_limited', why, rest);
  }
  // A key that is wrong is told as 400 `badRequest` with the reason `API_KEY_INVALID` in its details.
  if (status === 400 || status === 401 || status === 403) return new SnsFailure('not_authorized', why);
  return new SnsFailure(status >= 500 ? 'unreachable' : 'unreadable', why, rest);
}

function count(said: string | undefined): number | null {
  return said === undefined ? null : Number(said);
}

function unreadable(what: string): SnsFailure {
  return new SnsFailure('unreadable', `YouTube's answer to ${what}.list is of another shape`);
}
