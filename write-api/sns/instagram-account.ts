import Type from 'typebox';
import { Value } from 'typebox/value';
import { discover, type InstagramOptions, unreadable } from './instagram-ask.ts';
import { ownFacts } from './instagram-login.ts';
import { figuresOf, newestPosts, Posts, postFields, profileOf, Told, toldFields } from './instagram-told.ts';
import type { Account, AccountFacts } from './sns.ts';

const Discovered = Type.Object({
  business_discovery: Type.Object({
    ...Told.properties,
    /** The same one that an account's own token tells as `user_id`. */
    id: Type.String(),
    /** Left out where there are no posts. */
    media: Type.Optional(Posts),
  }),
});

/**
 * An account as Instagram tells of it: by the member's own token with who follows it, else as far as it shows itself to others. An
 * account that is private or no professional one is shown to nobody else.
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
  const wanted = `id,${toldFields},media.limit(${newestPosts}){${postFields}}`;
  const found = await discover(options, { account: username, wanted }, signal);
  if (found === null) return null;
  if (!Value.Check(Discovered, found)) throw unreadable('business_discovery');
  const { id, media = { data: [] }, ...told } = found.business_discovery;
  return { profile: profileOf(id, told), figures: figuresOf(told, media) };
}
