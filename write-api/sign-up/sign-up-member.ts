import { businessDay } from '#domain/business-day.ts';
import { type Claim, sameClaim } from '#domain/claim-values.ts';
import { claimTaken } from '#domain/claims.ts';
import { ageOn, youngest } from '#domain/members/age.ts';
import { type MemberCommand, member } from '#domain/members/member.ts';
import { type Person, personKey } from '#domain/members/person.ts';
import { claimsOfPerson } from '#domain/members/person-claims.ts';
import type { Sealed } from '#domain/sealed.ts';
import { keptPhone } from '#domain/text/phone.ts';
import { unprocessable } from '#http/errors.ts';
import { linkedSocial, type SocialAccount, socialClaims } from '../accounts/linked-social.ts';
import { provenSignUp } from '../accounts/sign-ups.ts';
import { usernameOf } from '../accounts/username.ts';
import { requireAccountRules } from '../auth/account-rules.ts';
import { addCredential } from '../auth/credentials.ts';
import type { SignInDeps } from '../auth/deps.ts';
import { makeChange } from '../kit/changes/change.ts';
import { resealed } from '../kit/changes/resealed.ts';
import { refusalError } from '../kit/commands/request.ts';
import { newMember } from '../members/member-commands.ts';
import { holderOfPhone } from '../phones/find-username.ts';
import { provenPhone } from '../phones/phone-checks.ts';
import { accountOfSignUp } from '../social/sign-ups.ts';
import { type Applicant, applicantOf } from './applicant.ts';
import type { MemberSignedUp, MemberSignUpBody } from './contract.ts';
import { requireTerms } from './require-terms.ts';

/**
 * A member applies with a proven address and a proven phone. A prepared or declined member stays the same member. All requests
 * with one token are one command, so that a cut-off applicant can retry. Throws 422 `sign_up.over`, `sign_up.code_wrong`,
 * `sign_up.too_young`, `phone.over`, `auth.social_over` and `terms.in_the_way`, 422 for the rules of usernames and passwords,
 * and 409 `claim.username_taken`, `claim.email_taken`, `claim.phone_taken` and `claim.social_taken`.
 */
export async function signUpMember(deps: SignInDeps, said: MemberSignUpBody): Promise<MemberSignedUp> {
  const signUp = await provenSignUp(deps, said, 'user');
  const { username, password } = said;
  requireAccountRules(username, password);
  requireTerms(said.agreed_terms);
  requireAge(said.birthday, deps.clock());
  const applicant = await applicantOf(deps, signUp);
  const { id, state, isRepeat, context } = applicant;
  if (isRepeat) {
    return { isApplied: true, id, username: (await usernameOf(deps.sealing, state)) ?? username };
  }
  const proven = await provenPhone(deps, said.phone_token, 'sign_up');
  const holder = await holderOfPhone(deps, proven);
  if (holder !== null && (holder.category !== 'user' || holder.id !== id)) {
    throw refusalError(claimTaken('phone'));
  }
  const { sealed, before, after } = await resealed<Person>(
    deps,
    personKey('user', id),
    state.personal,
    (now) => ({
      address: null,
      ...now,
      username,
      name: said.real_name,
      email: signUp.email,
      phone: keptPhone(proven.phone, proven.region),
      birthday: said.birthday,
      ...(said.links && { links: said.links }),
      ...(said.invitation_code !== undefined && { invitationCode: said.invitation_code }),
    }),
  );
  const shown = said.social_token === undefined ? null : await accountOfSignUp(deps, said.social_token);
  const linking = shown === null ? [] : await linkingOf(deps, applicant, shown);
  const [had, has] = [claimsOfPerson(before, state.regionId), claimsOfPerson(after, said.region_id)];
  const without = (claims: readonly Claim[], others: readonly Claim[]) =>
    claims.filter((claim) => !others.some((other) => sameClaim(claim, other)));
  const claims = {
    by: { category: 'user' as const, id },
    taken: [...without(has, had), ...(shown === null ? [] : socialClaims([shown]))],
    givenUp: without(had, has),
  };
  await makeChange(
    deps,
    {
      decider: member,
      id,
      commands: [...commandsOf(applicant, said, sealed), ...linking],
      name: 'sign_up',
      claims,
      before: () => addCredential(deps, { kind: 'user', id }, username, password),
    },
    { context },
  );
  return { isApplied: true, id, username };
}

function commandsOf(
  { id, state }: Applicant,
  { gender = null, region_id: regionId, agreed_terms: agreed }: MemberSignUpBody,
  personal: Sealed | null,
): MemberCommand[] {
  const agreeing: MemberCommand = { action: 'agree_to_terms', agreed };
  if (state.status === 'none') {
    const described = newMember(id, personal, { role: 'applying_only', gender, regionId });
    return [{ action: 'register', ...described }, agreeing];
  }
  return [
    { action: 'apply' },
    { action: 'revise', fields: { gender, regionId } },
    { action: 'set_personal_data', personal },
    agreeing,
  ];
}

/** Returns the command that links the proven social account; none if an earlier application linked it. */
async function linkingOf(
  deps: SignInDeps,
  { id, state }: Applicant,
  { provider, account }: SocialAccount,
): Promise<MemberCommand[]> {
  const linked = await linkedSocial(deps.sealing, id, state);
  if (linked.some((each) => each.provider === provider && each.account === account)) return [];
  return [{ action: 'link_social', provider, account: await deps.seal(personKey('user', id), account) }];
}

/** Throws 422 `sign_up.too_young`, by the current day in Korea and Japan (UTC+9). */
function requireAge(birthday: string, at: string): void {
  if (ageOn(birthday, businessDay(new Date(at))) >= youngest) return;
  throw unprocessable('sign_up.too_young', `members must be at least ${youngest} years old`, { youngest });
}
