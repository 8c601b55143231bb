import { system } from '#domain/actor.ts';
import { businessDay } from '#domain/business-day.ts';
import { claimTaken } from '#domain/claims.ts';
import { ageOn, youngest } from '#domain/members/age.ts';
import { type MemberCommand, member } from '#domain/members/member.ts';
import { personKey } from '#domain/members/person.ts';
import { unprocessable } from '#http/errors.ts';
import { requireAccountRules } from '../auth/account-rules.ts';
import { addCredential } from '../auth/credentials.ts';
import type { SignInDeps } from '../auth/deps.ts';
import { makeChange } from '../kit/changes/change.ts';
import { emailClaim, phoneClaim, usernameClaim } from '../kit/commands/claim-values.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { refusalError } from '../kit/commands/request.ts';
import { newMember } from '../members/member-commands.ts';
import { usernameOf } from '../members/username.ts';
import { holderOfPhone } from '../phones/find-username.ts';
import { provenPhone } from '../phones/phone-checks.ts';
import type { MemberSignedUp, MemberSignUpBody } from './contract.ts';
import { requireTerms } from './require-terms.ts';
import { provenSignUp, signUpOver } from './sign-ups.ts';

/**
 * Somebody asks to be a member, with an address and a phone that were shown to be theirs. All tries with one token are one command:
 * whoever was cut off comes again. 422 `sign_up.over`, `sign_up.code_wrong`, `sign_up.too_young`, `phone.over`, `terms.in_the_way`, what a
 * username or password may not be; 409 `claim.username_taken`, `claim.email_taken`, `claim.phone_taken`.
 */
export async function signUpMember(deps: SignInDeps, said: MemberSignUpBody): Promise<MemberSignedUp> {
  const signUp = await provenSignUp(deps, said, 'user');
  const { username, password } = said;
  requireAccountRules(username, password);
  requireTerms(said.agreed_terms);
  requireAge(said.birthday, deps.clock());
  const commandId = derivedCommandId(signUp.id, 'sign_up');
  const command = { commandId, correlationId: signUp.id, causationId: signUp.id, receivedAt: deps.clock() };
  const { user: [id] = [] } = await deps.ids.forCommand(
    { user: 1 },
    { ...command, bodyHash: signUp.id, actor: system },
  );
  if (id === undefined) throw new Error('no id was given');
  const before = (await deps.streams.refresh(member, id)).state;
  if (before.status === 'expired') throw signUpOver();
  if (before.status !== 'none') {
    return { isApplied: true, id, username: (await usernameOf(deps.sealing, before)) ?? username };
  }
  const proven = await provenPhone(deps, said.phone_token, 'sign_up');
  if ((await holderOfPhone(deps, proven)) !== null) throw refusalError(claimTaken('phone'));
  const personal = await deps.seal(personKey('user', id), {
    ...{ username, name: said.real_name, email: signUp.email, phone: proven.phone },
    ...{ birthday: said.birthday, address: null },
    ...(said.links && { links: said.links }),
    ...(said.invitation_code !== undefined && { invitationCode: said.invitation_code }),
  });
  const { gender = null, region_id: regionId } = said;
  const commands: MemberCommand[] = [
    { action: 'register', ...newMember(id, personal, { role: 'applying_only', gender, regionId }) },
    { action: 'agree_to_terms', agreed: said.agreed_terms },
  ];
  const taken = [usernameClaim(username), emailClaim(signUp.email), phoneClaim(proven.phone)];
  const change = { decider: member, id, commands, name: 'sign_up' };
  const context = { ...command, actor: { label: 'user', id } as const };
  await makeChange(
    deps,
    {
      ...change,
      claims: { by: { category: 'user', id }, taken, givenUp: [] },
      before: () => addCredential(deps, { kind: 'user', id }, username, password),
    },
    { context },
  );
  return { isApplied: true, id, username };
}

/** 422 `sign_up.too_young`: by the day where members live (UTC+9). */
function requireAge(birthday: string, at: string): void {
  if (ageOn(birthday, businessDay(new Date(at))) >= youngest) return;
  throw unprocessable('sign_up.too_young', `members are ${youngest} years old at least`, { youngest });
}
