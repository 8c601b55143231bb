import type { Claim } from '#domain/claim-values.ts';
import { claimTaken } from '#domain/claims.ts';
import type { MemberCommand } from '#domain/members/member.ts';
import { personKey } from '#domain/members/person.ts';
import { linkedSocial, socialClaims } from '../accounts/linked-social.ts';
import type { WriteDeps } from '../deps.ts';
import { refusalError } from '../kit/commands/request.ts';
import { holderOfPhone } from '../phones/find-username.ts';
import { type ProvenPhone, provenPhone } from '../phones/phone-checks.ts';
import { accountOfSignUp } from '../social/sign-ups.ts';
import type { Applicant } from './applicant.ts';

/** Returns the verified phone, if no other member has it. Throws 422 `phone.over` and 409 `claim.phone_taken`. */
export async function freePhone(deps: WriteDeps, token: string, userId: number): Promise<ProvenPhone> {
  const phone = await provenPhone(deps, token, 'sign_up');
  const holder = await holderOfPhone(deps, phone);
  if (holder !== null && (holder.category !== 'user' || holder.id !== userId)) {
    throw refusalError(claimTaken('phone'));
  }
  return phone;
}

interface SocialLink {
  commands: readonly MemberCommand[];
  claims: readonly Claim[];
}

/**
 * Returns the command that links the verified social account to the applicant. None is needed if an earlier application linked
 * it. Throws 422 `auth.social_over`.
 */
export async function socialLinkOf(
  deps: WriteDeps,
  { id, state }: Applicant,
  token: string | undefined,
): Promise<SocialLink> {
  if (token === undefined) return { commands: [], claims: [] };
  const shown = await accountOfSignUp(deps, token);
  const claims = socialClaims([shown]);
  const { provider, account } = shown;
  const linked = await linkedSocial(deps.sealing, id, state);
  if (linked.some((each) => each.provider === provider && each.account === account)) {
    return { commands: [], claims };
  }
  const sealed = await deps.seal(personKey('user', id), account);
  return { commands: [{ action: 'link_social', provider, account: sealed }], claims };
}
