import { type Claim, changedClaims, emailClaim, phoneClaim } from '#domain/claim-values.ts';
import type { MemberCommand } from '#domain/members/member.ts';
import type { MemberDescription, MemberFields } from '#domain/members/member-events.ts';
import { roleNamed } from '#domain/members/member-kinds.ts';
import { initialMember, type MemberState } from '#domain/members/member-state.ts';
import { type Person, type PostalAddress, personKey } from '#domain/members/person.ts';
import { commandToRole } from '#domain/members/role-transitions.ts';
import type { Region } from '#domain/regions.ts';
import { keptPhone } from '#domain/text/phone.ts';
import type { WriteDeps } from '../deps.ts';
import { pick, taken } from '../kit/changes/fields.ts';
import { resealed } from '../kit/changes/resealed.ts';
import type { MemberSaid } from './bodies.ts';

const fields = { gender: true, regionId: true, bio: true, isPublic: true } as const satisfies Record<
  keyof MemberFields,
  true
>;
/** The base of the field lists for `taken`: a new field of the body does not compile until it is listed here. */
const noField = {
  gender: false,
  regionId: false,
  bio: false,
  isPublic: false,
  usePointsForPlan: false,
  realName: false,
  birthday: false,
  phone: false,
  email: false,
  address: false,
  role: false,
  grade: false,
  systemSetting: false,
  latestLostAndFound: false,
  reason: false,
} as const satisfies Record<keyof MemberSaid, false>;
const fieldNames = Object.keys(fields) as (keyof MemberFields)[];
const defaults: MemberFields = pick(initialMember, fieldNames);
const nobody: Person = { name: null, email: null, phone: null, birthday: null, address: null };
const nowhere: PostalAddress = { postcode: null, address1: null, address2: null };

/**
 * Returns the body with the values of a new member for missing fields. Role, grade, wishes, settings and staff's notes stay
 * unless the body has them.
 */
export function whole(said: MemberSaid): MemberSaid {
  return { ...defaults, realName: null, birthday: null, phone: null, email: null, address: null, ...said };
}

/**
 * Returns the description of a new member; the role is curator if the body has none. The username is sealed with the personal
 * data.
 */
export function newMember(
  userId: number,
  personal: MemberDescription['personal'],
  said: MemberSaid,
): MemberDescription {
  const { role = 'curator', grade = 'white', systemSetting } = said;
  return {
    userId,
    username: null,
    role: roleNamed(role),
    grade,
    ...defaults,
    ...taken(said, { ...noField, ...fields }),
    personal,
    systemSetting: { ...initialMember.systemSetting, ...systemSetting },
  };
}

/** Returns the commands for the body's fields, except personal data and the region. */
export function memberCommands(state: MemberState, said: MemberSaid): MemberCommand[] {
  const { role = state.role, grade, latestLostAndFound, systemSetting } = said;
  const onRole = commandToRole(state, roleNamed(role));
  return [
    {
      action: 'revise',
      fields: taken(said, { ...noField, ...fields, regionId: false, usePointsForPlan: true }),
    },
    ...(systemSetting === undefined
      ? []
      : [{ action: 'revise_system_setting' as const, fields: systemSetting }]),
    ...(onRole === null ? [] : [onRole]),
    ...(grade === undefined ? [] : [{ action: 'change_grade' as const, grade }]),
    ...(latestLostAndFound === undefined
      ? []
      : [{ action: 'note_lost_and_found' as const, latestLostAndFound }]),
  ];
}

/** Returns the changed personal data, sealed, with the claims that the change takes and gives up. */
export async function personOf(
  deps: Pick<WriteDeps, 'seal' | 'sealing'>,
  userId: number,
  member: MemberState,
  said: MemberSaid & { username?: string },
) {
  const region = said.regionId ?? member.regionId;
  const { sealed, before, after } = await resealed<Person>(
    deps,
    personKey('user', userId),
    member.personal,
    (now) => {
      const person = { ...(now ?? nobody), ...saidOfPerson(said, region) };
      return Object.values(person).every((value) => value === null) ? null : person;
    },
  );
  return {
    personal: sealed,
    ...changedClaims(claimsOf(before, member.regionId), claimsOf(after, region)),
  };
}

function claimsOf(person: Person | null, region: Region): Claim[] {
  return [
    ...(person?.email ? [emailClaim(person.email)] : []),
    ...(person?.phone ? [phoneClaim(person.phone, region)] : []),
  ];
}

function saidOfPerson(said: MemberSaid & { username?: string }, region: Region): Partial<Person> {
  const { username, realName, address, phone } = said;
  return {
    ...taken(said, {
      ...noField,
      birthday: true,
      email: true,
      username: false,
    }),
    ...(phone !== undefined && { phone: phone && keptPhone(phone, region) }),
    ...(username !== undefined && { username }),
    ...(realName !== undefined && { name: realName }),
    ...(address !== undefined && { address: address && { ...nowhere, ...address } }),
  };
}
