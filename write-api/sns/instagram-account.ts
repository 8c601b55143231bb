import Type from 'typebox';
import { Value } from 'typebox/value';
import { discover, type InstagramOptions, unreadable } from './instagram-ask.ts';
import {
  accountFields,
  figuresOf,
  newestPosts,
  Posts,
  postFields,
  profileOf,
  Told,
} from './instagram-fields.ts';
import { ownFacts } from './instagram-login.ts';
import type { Account, AccountFacts } from './sns.ts';

const Discovered = Type.Object({
  business_discovery: Type.Object({
    ...Told.properties,
    /** The account's id. With the account's own token, Instagram returns the same id as `user_id`. */
    id: Type.String(),
    /** The newest posts; missing if the account has none. */
    media: Type.Optional(Posts),
  }),
});

/**
 * Reads an account from Instagram. With the member's own token the facts include the followers; otherwise they are public
 * facts only. Accounts that are private or not professional can be read only with their own token.
 */
export async function instagramAccount(
  options: InstagramOptions,
  account: Account,
  signal?: AbortSignal,
): Promise<AccountFacts | null> {
  return (await ownFacts(options, account, signal)) ?? shownFacts(options, account, signal);
}

async function shownFacts(
  options: InstagramOptions,
  { username }: Account,
  signal: AbortSignal | undefined,
): Promise<AccountFacts | null> {
  const wanted = `id,${accountFields},media.limit(${newestPosts}){${postFields}}`;
  const found = await discover(options, { account: username, wanted }, signal);
  if (found === null) return null;
  if (!Value.Check(Discovered, found)) throw unreadable('business_discovery');
  const { id, media = { data: [] }, ...told } = found.business_discovery;
  return { profile: profileOf(id, told), figures: figuresOf(told, media) };
}
