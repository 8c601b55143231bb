import Type from 'typebox';
import { Value } from 'typebox/value';
import { postOf } from '#domain/looks/link.ts';
import { type Answer, ask, restMs } from './ask.ts';
import { gonePost, noPost, nothingTold, type Post, type PostFacts, SnsFailure } from './sns.ts';

export interface InstagramOptions {
  /** `https://graph.facebook.com/v24.0`. */
  url: string;
  /** The platform's own professional account, which asks about others. */
  userId: string;
  token: string;
}

const Media = Type.Object({
  permalink: Type.Optional(Type.String()),
  timestamp: Type.String(),
  /** Left out where the owner hides it. */
  like_count: Type.Optional(Type.Integer()),
  comments_count: Type.Optional(Type.Integer()),
});

const Discovered = Type.Object({
  business_discovery: Type.Object({
    followers_count: Type.Optional(Type.Integer()),
    media: Type.Optional(
      Type.Object({
        data: Type.Array(Media),
        paging: Type.Optional(
          Type.Object({ cursors: Type.Optional(Type.Object({ after: Type.Optional(Type.String()) })) }),
        ),
      }),
    ),
  }),
});

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
const Refusal = Type.Object({
  error: Type.Object({
    message: Type.Optional(Type.String()),
    code: Type.Integer(),
    error_subcode: Type.Optional(Type.Integer()),
  }),
});

const tokenGone = new Set([102, 190]);
const tooMany = new Set([4, 17, 32, 613, 80002]);
/** `Invalid user id`: an account of this name is private, no professional one, or none at all. */
const notDiscovered = 110;

const pageSize = 50;
const pagesAtMost = 6;
/** So long before it was told to us a post may have been made. */
const lookBackMs = 14 * 86_400_000;

/**
 * Posts as the Instagram Graph API tells of them: it finds those of professional accounts, by the account's name, among its newest.
 * Where the address names no account, and of private ones, nothing is told; views are never.
 */
export async function instagramFacts(
  options: InstagramOptions,
  post: Post,
  signal?: AbortSignal,
): Promise<PostFacts> {
  const wanted = postOf(post.link, 'Instagram');
  if (wanted === null) return noPost;
  const unknown = { ...nothingTold, isValid: true };
  if (wanted.account === null) return unknown;
  const oldest = Date.parse(post.postedAt) - lookBackMs;
  let after: string | null = null;
  for (let page = 0; page < pagesAtMost; page += 1) {
    const found = await discover(options, { account: wanted.account, after }, signal);
    if (found === null) return unknown;
    const { followers_count: followers = null, media } = found;
    const seen = media?.data ?? [];
    const it = seen.find(({ permalink = '' }) => postOf(permalink, 'Instagram')?.id === wanted.id);
    if (it !== undefined) {
      const { like_count: like = null, comments_count: comment = null } = it;
      return { ...unknown, isDeleted: false, like, comment, followers };
    }
    after = media?.paging?.cursors?.after ?? null;
    const isPast = seen.some(({ timestamp }) => Date.parse(timestamp) < oldest);
    if (isPast || after === null) return gonePost;
  }
  return unknown;
}

async function discover(
  { url, userId, token }: InstagramOptions,
  { account, after }: { account: string; after: string | null },
  signal: AbortSignal | undefined,
) {
  const address = new URL(`${url.replace(/\/$/, '')}/${userId}`);
  const place = after === null ? '' : `.after(${after})`;
  const media = `media${place}.limit(${pageSize}){permalink,timestamp,like_count,comments_count}`;
  const fields = `business_discovery.username(${account}){followers_count,${media}}`;
  address.search = new URLSearchParams({ fields }).toString();
  const answer = await ask(address, { authorization: `Bearer ${token}` }, signal);
  if (answer.status !== 200) {
    if (codeOf(answer) === notDiscovered) return null;
    throw refused(answer);
  }
  if (!Value.Check(Discovered, answer.body)) {
    throw new SnsFailure('unreadable', "Instagram's answer to business_discovery is of another shape");
  }
  return answer.body.business_discovery;
}

function codeOf({ body }: Answer): number | null {
  return Value.Check(Refusal, body) ? body.error.code : null;
}

function refused(answer: Answer): SnsFailure {
  const { status, headers } = answer;
  const code = codeOf(answer);
  const why = `Instagram answered ${status}${code === null ? '' : ` code ${code}`}`;
  if (status === 429 || (code !== null && tooMany.has(code))) {
    return new SnsFailure('rate_limited', why, restMs(headers) ?? regainMs(headers));
  }
  if (status === 401 || (code !== null && tokenGone.has(code))) return new SnsFailure('not_authorized', why);
  return new SnsFailure(status >= 500 ? 'unreachable' : 'unreadable', why, restMs(headers));
}

const Usage = Type.Record(
  Type.String(),
  Type.Array(Type.Object({ estimated_time_to_regain_access: Type.Optional(Type.Number()) })),
);

/** When access comes back, as `x-business-use-case-usage` tells it in minutes, in ms; null where it does not. */
function regainMs(headers: Headers): number | null {
  const said = headers.get('x-business-use-case-usage');
  const usage: unknown = said === null ? null : parsed(said);
  if (!Value.Check(Usage, usage)) return null;
  const minutes = Object.values(usage)
    .flat()
    .map((each) => each.estimated_time_to_regain_access ?? 0);
  const longest = Math.max(0, ...minutes);
  return longest === 0 ? null : longest * 60_000;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
