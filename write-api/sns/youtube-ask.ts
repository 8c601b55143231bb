import Type from 'typebox';
import { Value } from 'typebox/value';
import { type Answer, ask, restMs } from './ask.ts';
import { SnsFailure } from './sns.ts';

export interface YoutubeOptions {
  /** The address of the API: `https://www.googleapis.com`. */
  url: string;
  apiKey: string;
}

/** The form of an error answer: https://developers.google.com/youtube/v3/docs/errors */
const Refusal = Type.Object({
  error: Type.Object({
    message: Type.Optional(Type.String()),
    errors: Type.Optional(Type.Array(Type.Object({ reason: Type.Optional(Type.String()) }))),
  }),
});

/**
 * The pause in ms after the daily quota is used up. The quota resets at midnight in California, so we try once an hour until
 * then.
 */
const untilQuotaMs = 3_600_000;
const overQuota = new Set(['quotaExceeded', 'dailyLimitExceeded']);
const tooFast = new Set(['rateLimitExceeded', 'userRateLimitExceeded']);
const notThere = new Set(['channelNotFound', 'playlistNotFound']);

type List = 'videos' | 'channels' | 'playlistItems';

/**
 * Lists items from the YouTube Data API v3, for one unit of the daily quota; null if the channel or playlist does not exist.
 * Throws an `SnsFailure` if the API refuses.
 */
export async function list(
  options: YoutubeOptions,
  what: List,
  asked: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const headers = { 'x-goog-api-key': options.apiKey };
  const answer = await ask(listAddress(options, what, asked), headers, signal);
  return reasonsOf(answer).some((reason) => notThere.has(reason)) ? null : told(answer);
}

export function listAddress(
  { url }: Pick<YoutubeOptions, 'url'>,
  what: List,
  asked: Record<string, string>,
): URL {
  const address = new URL(`/youtube/v3/${what}`, url);
  address.search = new URLSearchParams(asked).toString();
  return address;
}

/** Returns the body of an answer. Throws an `SnsFailure` if it is a refusal. */
export function told(answer: Answer): unknown {
  if (answer.status === 200) return answer.body;
  throw refused(answer);
}

export function unreadable(what: List): SnsFailure {
  return new SnsFailure('unreadable', `YouTube’s answer to ${what}.list has an unknown format`);
}

function refused(answer: Answer): SnsFailure {
  const { status, headers } = answer;
  const reasons = reasonsOf(answer);
  const why = `YouTube answered ${status} ${reasons.join(' ')}`.trim();
  const rest = restMs(headers);
  if (reasons.some((reason) => overQuota.has(reason))) {
    return new SnsFailure('rate_limited', why, rest ?? untilQuotaMs);
  }
  if (status === 429 || reasons.some((reason) => tooFast.has(reason))) {
    return new SnsFailure('rate_limited', why, rest);
  }
  // The API answers a wrong key with 400 `badRequest`, with the reason `API_KEY_INVALID` in the details.
  if (status === 400 || status === 401 || status === 403) return new SnsFailure('not_authorized', why);
  return new SnsFailure(status >= 500 ? 'unreachable' : 'unreadable', why, rest);
}

function reasonsOf({ body }: Answer): string[] {
  const { error = null } = Value.Check(Refusal, body) ? body : {};
  return error?.errors?.map(({ reason = '' }) => reason) ?? [];
}
