import Type from 'typebox';
import { Value } from 'typebox/value';
import { postOf } from '#domain/looks/link.ts';
import { discover, type InstagramOptions, unreadable } from './instagram-ask.ts';
import { gonePost, noPost, nothingTold, type Post, type PostFacts } from './sns.ts';

const Media = Type.Object({
  permalink: Type.Optional(Type.String()),
  timestamp: Type.String(),
  /** The likes of the post; missing if the owner hides them. */
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

const pageSize = 50;
const pagesAtMost = 6;
/** How much older than its report to us a post may be, in ms. */
const lookBackMs = 14 * 86_400_000;

/**
 * Reads a post from the Instagram Graph API, which finds posts of professional accounts by the account's name, among the
 * newest. Nothing is known if the address names no account or the account is private. Views are never known.
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
    const found = await discovered(options, { account: wanted.account, after }, signal);
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

async function discovered(
  options: InstagramOptions,
  { account, after }: { account: string; after: string | null },
  signal: AbortSignal | undefined,
) {
  const place = after === null ? '' : `.after(${after})`;
  const media = `media${place}.limit(${pageSize}){permalink,timestamp,like_count,comments_count}`;
  const found = await discover(options, { account, wanted: `followers_count,${media}` }, signal);
  if (found === null) return null;
  if (!Value.Check(Discovered, found)) throw unreadable('business_discovery');
  return found.business_discovery;
}
