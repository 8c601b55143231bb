import Type, { type Static } from 'typebox';
import { type SocialProvider, socialProviders } from '#domain/members/member-kinds.ts';
import { OneOf } from '#http/contract.ts';
import { invalidRequest, unauthenticated } from '#http/errors.ts';
import type { SocialAccount } from '../accounts/linked-social.ts';
import { methodUnavailable, providerAway } from '../identity/errors.ts';
import { ProviderAway } from '../identity/provider.ts';
import { type Social, SocialRefusal } from './social.ts';

const Shown = Type.String({ minLength: 1, maxLength: 4_000 });

/**
 * The fields of a social proof, exactly one of which is given. `code` comes with the provider's redirect; `token` is one that
 * the provider issued to one of our apps.
 */
export const SocialShown = { code: Type.Optional(Shown), token: Type.Optional(Shown) };

export const SocialProofBody = Type.Object(
  { provider: OneOf(socialProviders), ...SocialShown },
  { additionalProperties: false },
);
export type SocialProofBody = Static<typeof SocialProofBody>;

/**
 * Returns the social account that the caller proves to own. Throws 400 if both or neither of the fields are given, 401
 * `auth.social_invalid`, 422 `auth.method_unavailable` and 503 `auth.provider_away`.
 */
export async function shownAccount(
  social: Social,
  provider: SocialProvider,
  { code, token }: { code?: string | undefined; token?: string | undefined },
): Promise<SocialAccount> {
  const accountOf = social[provider];
  if (accountOf === undefined) throw methodUnavailable(provider);
  const proof = code === undefined ? token !== undefined && { token } : token === undefined && { code };
  if (proof === false) {
    throw invalidRequest([{ in: 'body', name: 'code', message: 'give either code or token' }]);
  }
  try {
    return { provider, account: await accountOf(proof) };
  } catch (error) {
    if (error instanceof ProviderAway) throw providerAway(error.message);
    if (error instanceof SocialRefusal) throw unauthenticated('auth.social_invalid', error.message);
    throw error;
  }
}
