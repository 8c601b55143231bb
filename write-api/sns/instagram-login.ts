import Type from 'typebox';
import { Value } from 'typebox/value';
import type { SnsProfile } from '#domain/members/sns-account.ts';
import { type Access, askInstagram, type InstagramOptions, told, unreadable } from './instagram-ask.ts';
import {
  accountFields,
  figuresOf,
  newestPosts,
  Posts,
  postFields,
  profileOf,
  Told,
} from './instagram-fields.ts';
import { followerGroups } from './instagram-followers.ts';
import { type Account, type AccountFacts, SnsFailure } from './sns.ts';

/** The answer about a token's owner. `id` differs per application; `user_id` is the account's. */
const Me = Type.Object({ ...Told.properties, user_id: Type.String() });

/**
 * Returns the owner of a token, from the Instagram API with Instagram Login. Null if Instagram no longer accepts the
 * token.
 */
export async function instagramOwner(
  { loginUrl }: InstagramOptions,
  token: string,
  signal?: AbortSignal,
): Promise<SnsProfile | null> {
  const me = await meOf({ url: loginUrl, token }, signal).catch(noneIfRefused);
  return me === null ? null : profileOf(me.user_id, me);
}

/**
 * Returns the facts that an account's own token can read. Null if there is no token, Instagram no longer accepts it, or it
 * belongs to another account.
 */
export async function ownFacts(
  { loginUrl }: InstagramOptions,
  { token, ...account }: Account,
  signal?: AbortSignal,
): Promise<AccountFacts | null> {
  return token === null ? null : factsByToken({ url: loginUrl, token }, account, signal).catch(noneIfRefused);
}

async function factsByToken(
  own: Access,
  { username, internalId }: Omit<Account, 'token'>,
  signal: AbortSignal | undefined,
): Promise<AccountFacts | null> {
  const me = await meOf(own, signal);
  const isIt = me.user_id === internalId || me.username === username;
  if (!isIt) return null;
  const [posts, groups] = await Promise.all([
    postsOf(own, signal),
    followerGroups(own, me.followers_count ?? null, signal),
  ]);
  return { profile: profileOf(me.user_id, me), figures: { ...figuresOf(me, posts), ...groups } };
}

/**
 * Reads the owner of a token:
 * https://developers.facebook.com/documentation/instagram-platform/instagram-api-with-instagram-login/get-started
 */
async function meOf(own: Access, signal: AbortSignal | undefined) {
  const me = told(await askInstagram(own, 'me', { fields: `user_id,${accountFields}` }, signal));
  if (!Value.Check(Me, me)) throw unreadable('me');
  return me;
}

async function postsOf(own: Access, signal: AbortSignal | undefined) {
  const asked = { fields: postFields, limit: `${newestPosts}` };
  const posts = told(await askInstagram(own, 'me/media', asked, signal));
  if (!Value.Check(Posts, posts)) throw unreadable('me/media');
  return posts;
}

function noneIfRefused(error: unknown): null {
  if (error instanceof SnsFailure && error.problem === 'not_authorized') return null;
  throw error;
}
