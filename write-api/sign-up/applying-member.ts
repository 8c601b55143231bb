import type { MemberCommand } from '#domain/members/member.ts';
import { type Person, personKey } from '#domain/members/person.ts';
import type { Sealed } from '#domain/sealed.ts';
import { keptPhone } from '#domain/text/phone.ts';
import type { WriteDeps } from '../deps.ts';
import { resealed } from '../kit/changes/resealed.ts';
import { newMember } from '../members/member-commands.ts';
import type { ProvenPhone } from '../phones/phone-checks.ts';
import type { Applicant } from './applicant.ts';
import type { MemberSignUpBody } from './contract.ts';

/**
 * Returns the applicant's personal data, completed by the application and sealed. The address of a member whom staff prepared
 * stays.
 */
export function personOfApplicant(
  deps: WriteDeps,
  { id, state }: Applicant,
  said: MemberSignUpBody,
  { email, phone }: { email: string; phone: ProvenPhone },
) {
  return resealed<Person>(deps, personKey('user', id), state.personal, (now) => ({
    address: null,
    ...now,
    username: said.username,
    name: said.real_name,
    email,
    phone: keptPhone(phone.phone, phone.region),
    birthday: said.birthday,
    ...(said.links && { links: said.links }),
    ...(said.invitation_code !== undefined && { invitationCode: said.invitation_code }),
  }));
}

/**
 * Returns the commands of an application: they register a new member, or change a prepared one. `moving` changes the region of
 * the latter.
 */
export function applying(
  { id, state }: Applicant,
  { gender = null, region_id: regionId, agreed_terms: agreed }: MemberSignUpBody,
  personal: Sealed | null,
  moving: readonly MemberCommand[],
): MemberCommand[] {
  const agreeing: MemberCommand = { action: 'agree_to_terms', agreed };
  if (state.status === 'none') {
    const described = newMember(id, personal, { role: 'applying_only', gender, regionId });
    return [{ action: 'register', ...described }, agreeing];
  }
  return [
    { action: 'apply' },
    { action: 'revise', fields: { gender } },
    ...moving,
    { action: 'set_personal_data', personal },
    agreeing,
  ];
}
