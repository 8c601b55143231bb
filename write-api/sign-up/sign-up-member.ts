import { businessDay } from '#domain/business-day.ts';
import { changedClaims } from '#domain/claim-values.ts';
import { ageOn, youngest } from '#domain/members/age.ts';
import { member } from '#domain/members/member.ts';
import { claimsOfPerson } from '#domain/members/person-claims.ts';
import { unprocessable } from '#http/errors.ts';
import { provenSignUp } from '../accounts/sign-ups.ts';
import { usernameOf } from '../accounts/username.ts';
import { requireAccountRules } from '../auth/account-rules.ts';
import { addCredential } from '../auth/credentials.ts';
import type { WriteDeps } from '../deps.ts';
import { invitedBy } from '../invitations/invited-by.ts';
import { makeChange } from '../kit/changes/change.ts';
import { beginRegionChange } from '../members/change-region.ts';
import { applicantOf } from './applicant.ts';
import { applying, personOfApplicant } from './applying-member.ts';
import type { MemberSignedUp, MemberSignUpBody } from './contract.ts';
import { freePhone, socialLinkOf } from './member-proofs.ts';
import { requireTerms } from './require-terms.ts';

/**
 * Records a member's application with a verified address and phone. A member whom staff prepared or declined stays the same
 * member. All requests with one token are one command, so that the applicant can retry after a crash. Throws 422
 * `sign_up.over`, `sign_up.code_wrong`, `sign_up.too_young`, `phone.over`, `auth.social_over` and `terms.in_the_way`, 422 for
 * the rules of usernames and passwords, and the errors of `invitedBy`. Throws 409 `claim.username_taken`, `claim.email_taken`,
 * `claim.phone_taken`, `claim.social_taken` and `user.region_in_use`, and `claim.invitation_use_taken` if another sign-up uses
 * the invitation.
 */
export async function signUpMember(deps: WriteDeps, said: MemberSignUpBody): Promise<MemberSignedUp> {
  const { email, ...signUp } = await provenSignUp(deps, said, 'user');
  const { username, password } = said;
  requireAccountRules(username, password);
  requireTerms(said.agreed_terms);
  requireAge(said.birthday, deps.clock());
  const applicant = await applicantOf(deps, { ...signUp, email });
  const { id, state, isRepeat, context } = applicant;
  if (isRepeat) {
    return { isApplied: true, id, username: (await usernameOf(deps.sealing, state)) ?? username };
  }
  const phone = await freePhone(deps, said.phone_token, id);
  const { sealed, before, after } = await personOfApplicant(deps, applicant, said, { email, phone });
  const link = await socialLinkOf(deps, applicant, said.social_token);
  const invited = await invitedBy(deps, said.invitation_code);
  const { taken, givenUp } = changedClaims(
    claimsOfPerson(before, state.regionId),
    claimsOfPerson(after, said.region_id),
  );
  const isNew = state.status === 'none';
  const moving = await beginRegionChange(deps, applicant, state, isNew ? undefined : said.region_id);
  const change = {
    decider: member,
    id,
    commands: [...applying(applicant, said, sealed, moving.commands), ...link.commands, ...invited.commands],
    name: 'sign_up',
    claims: {
      by: { category: 'user', id } as const,
      taken: [...taken, ...link.claims, ...invited.claims],
      givenUp,
    },
    before: () => addCredential(deps, { kind: 'user', id }, username, password),
  };
  await makeChange(deps, change, { context });
  return { isApplied: true, id, username };
}

/** Throws 422 `sign_up.too_young` if the applicant is too young on the current day in Korea and Japan (UTC+9). */
function requireAge(birthday: string, at: string): void {
  if (ageOn(birthday, businessDay(new Date(at))) >= youngest) return;
  throw unprocessable('sign_up.too_young', `members must be at least ${youngest} years old`, { youngest });
}
