import type { MemberCommand } from '#domain/members/member.ts';
import type { MemberDescription, MemberFields, SystemSetting } from '#domain/members/member-events.ts';
import type { MemberGrade, MemberRole } from '#domain/members/member-kinds.ts';
import { initialMember, type MemberState } from '#domain/members/member-state.ts';
import { type Person, type PostalAddress, personKey } from '#domain/members/person.ts';
import type { MasterDeps } from '../auth/deps.ts';
import { type Claim, emailClaim, phoneClaim } from '../kit/commands/claim-values.ts';
import { pick } from '../kit/masters/fields.ts';
import { fromWire } from '../kit/masters/names.ts';
import { resealed } from '../kit/masters/resealed.ts';

export type UserBody = Readonly<Record<string, unknown>>;

const fieldNames = [
  'gender',
  'regionId',
  'bio',
  'isPublic',
] as const satisfies readonly (keyof MemberFields)[];
const defaults = pick({ ...initialMember }, fieldNames) as unknown as MemberFields;
const nobody: Person = { name: null, email: null, phone: null, birthday: null, address: null };
const nowhere: PostalAddress = { postcode: null, address1: null, address2: null };

/** A replaced member: what the body leaves out is as with a new one. Role, grade, settings and what staff note stay unless named. */
export function whole(body: UserBody): UserBody {
  return {
    gender: defaults.gender,
    region_id: defaults.regionId,
    bio: defaults.bio,
    is_public: defaults.isPublic,
    real_name: null,
    birthday: null,
    phone: null,
    email: null,
    address: null,
    ...body,
  };
}

/** The description of a new member, whose username is sealed with the personal data; staff register curators unless they say otherwise. */
export function newMember(
  userId: number,
  personal: MemberDescription['personal'],
  body: UserBody,
): MemberDescription {
  const { role = 'curator', grade = 'white' } = body as { role?: MemberRole; grade?: MemberGrade };
  return {
    userId,
    username: null,
    role,
    grade,
    ...defaults,
    ...fieldsOf(body),
    personal,
    systemSetting: { ...initialMember.systemSetting, ...settingOf(body) },
  };
}

/** The commands for what a body says of a member, the personal data aside. */
export function memberCommands(body: UserBody): MemberCommand[] {
  const { role, grade } = body as { role?: MemberRole; grade?: MemberGrade };
  const latestLostAndFound = body.latest_lost_and_found as string | null | undefined;
  return [
    { action: 'revise', fields: fieldsOf(body) },
    { action: 'revise_system_setting', fields: settingOf(body) },
    ...(role === undefined ? [] : [{ action: 'change_role' as const, role }]),
    ...(grade === undefined ? [] : [{ action: 'change_grade' as const, grade }]),
    ...(latestLostAndFound === undefined
      ? []
      : [{ action: 'note_lost_and_found' as const, latestLostAndFound }]),
  ];
}

/** The member's personal data with what a body says of them, sealed, and the claims that come and go with it. */
export async function personOf(deps: MasterDeps, userId: number, member: MemberState, body: UserBody) {
  const { sealed, before, after } = await resealed<Person>(
    deps,
    personKey('user', userId),
    member.personal,
    (now) => {
      const person = { ...(now ?? nobody), ...saidOfPerson(body) };
      return Object.values(person).every((value) => value === null) ? null : person;
    },
  );
  return {
    personal: sealed,
    taken: claimsOf(after).filter((claim) => !has(claimsOf(before), claim)),
    givenUp: claimsOf(before).filter((claim) => !has(claimsOf(after), claim)),
  };
}

function claimsOf(person: Person | null): Claim[] {
  return [
    ...(person?.email ? [emailClaim(person.email)] : []),
    ...(person?.phone ? [phoneClaim(person.phone)] : []),
  ];
}

function has(claims: readonly Claim[], { kind, value }: Claim): boolean {
  return claims.some((each) => each.kind === kind && each.value === value);
}

function saidOfPerson(body: UserBody): Partial<Person> {
  const said = pick(body, ['birthday', 'phone', 'email']);
  const address = body.address as Record<string, unknown> | null | undefined;
  return {
    ...said,
    ...(body.username !== undefined && { username: body.username as string }),
    ...(body.real_name !== undefined && { name: body.real_name as string | null }),
    ...(address !== undefined && { address: address && { ...nowhere, ...fromWire(address) } }),
  };
}

function fieldsOf(body: UserBody): Partial<MemberFields> {
  return pick(fromWire(body), fieldNames);
}

function settingOf(body: UserBody): Partial<SystemSetting> {
  return fromWire((body.system_setting ?? {}) as Record<string, unknown>);
}
