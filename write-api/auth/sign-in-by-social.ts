import { socialClaim } from '#domain/claim-values.ts';
import { member } from '#domain/members/member.ts';
import type { SocialProvider } from '#domain/members/member-kinds.ts';
import { ApiError, unauthenticated } from '#http/errors.ts';
import { linkedSocial, type SocialAccount } from '../accounts/linked-social.ts';
import type { WriteDeps } from '../deps.ts';
import { shownAccount } from '../social/proof.ts';
import { tokenForSignUp } from '../social/sign-ups.ts';
import { type Place, signInWith, type TokenAnswer } from './signed-in.ts';

/** Returns whether a social account is linked to this member now. */
export async function isLinkedToMember(
  { streams, sealing }: Pick<WriteDeps, 'streams' | 'sealing'>,
  id: number,
  { provider, account }: SocialAccount,
): Promise<boolean> {
  const { state } = await streams.refresh(member, id);
  const linked = await linkedSocial(sealing, id, state);
  return linked.some((each) => each.provider === provider && each.account === account);
}

/**
 * Signs a member in with a linked social account. Throws 401 `auth.social_invalid`, 401 `auth.social_unknown` with a
 * `signupToken` if no member has linked the account, and 401 `auth.not_found_user` if the member is banned or has left. Throws
 * 422 `auth.method_unavailable`, 429 and 503 `auth.provider_away`.
 */
export async function signInBySocial(
  deps: WriteDeps,
  { address, device }: Place,
  provider: SocialProvider,
  proof: { code?: string | undefined; token?: string | undefined },
): Promise<TokenAnswer> {
  await deps.attempts.ask(address);
  const shown = await shownAccount(deps.social, provider, proof);
  const holder = await deps.claims.holderOf(
    'social',
    deps.claims.nameOf(socialClaim(provider, shown.account)),
  );
  // The claim alone does not prove the link: the linking request may have crashed after it took the claim.
  if (holder?.category !== 'user' || !(await isLinkedToMember(deps, holder.id, shown))) {
    throw await unknownAccount(deps, shown);
  }
  const { id } = holder;
  const proven = {
    kind: 'user',
    id,
    proof: { by: 'identity', from: provider, isMultiFactor: false },
  } as const;
  const answer = await signInWith(deps, proven, device, () => isLinkedToMember(deps, id, shown));
  if (answer === null) {
    throw unauthenticated('auth.not_found_user', 'the member of this social account cannot sign in');
  }
  return answer;
}

async function unknownAccount(deps: WriteDeps, shown: SocialAccount): Promise<ApiError> {
  const message = 'no member has linked this account: sign in and link it, or sign up with the token';
  const signupToken = await tokenForSignUp(deps, shown);
  // Earlier clients read `signupToken`, current ones `signup_token`.
  return new ApiError(401, 'auth.social_unknown', message, {
    detail: { signupToken, signup_token: signupToken },
  });
}
