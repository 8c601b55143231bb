import { businessDay } from '#domain/business-day.ts';
import { ageOn, youngest } from '#domain/members/age.ts';
import {
  identifiedUser,
  type MemberGender,
  type MemberGrade,
  type MemberRole,
  memberGenders,
  memberGrades,
  roleNamed,
} from '#domain/members/member-kinds.ts';
import type { Person } from '#domain/members/person.ts';
import { type Region, regions } from '#domain/regions.ts';
import { emailAtMost, parseEmail } from '#domain/text/email.ts';
import { e164Of } from '#domain/text/phone.ts';
import { plain } from '#domain/text/plain.ts';
import { isUsername } from '#domain/username.ts';
import type { Columns, CsvRow } from '../csv.ts';
import { parseDay, parseInstant } from '../dates.ts';

/**
 * The roles of an imported member. A member who was banned on the other platform is imported as prepared, and then
 * banned with a reason.
 */
export const importedRoles = [
  'PRE_CREATED',
  'applying_only',
  'normal',
  'influencer',
  'curator',
] as const satisfies readonly MemberRole[];

/** One member of the file. Missing values are null. */
export interface PastMember {
  line: number;
  ref: string;
  /**
   * ISO instant of joining: noon in Seoul if the file has only the day, null if it has no day. Null means the time of
   * the import.
   */
  joinedAt: string | null;
  isDayOnly: boolean;
  role: (typeof importedRoles)[number];
  grade: MemberGrade;
  gender: MemberGender | null;
  regionId: Region;
  bio: string | null;
  isPublic: boolean;
  person: Person & { username: string };
}

/** The reasons for rejecting a row. The first one that applies is reported. */
export const memberRejectionCodes = [
  'import.missing_field',
  'import.bad_ref',
  'import.bad_username',
  'import.bad_date',
  'import.bad_role',
  'import.bad_grade',
  'import.bad_gender',
  'import.bad_region',
  'import.bad_flag',
  'import.bad_email',
  'import.bad_phone',
  'import.bad_birthday',
  'import.too_young',
  'import.bad_link',
  'import.too_long',
  'import.duplicate_ref',
  'import.duplicate_username',
  'import.duplicate_email',
  'import.duplicate_phone',
  'import.username_taken',
  'import.email_taken',
  'import.phone_taken',
  'import.changed',
  'import.given_up',
] as const;
export type MemberRejectionCode = (typeof memberRejectionCodes)[number];

export interface MemberRejection {
  line: number;
  /** The row's ref; null if it has none, or if the ref is an e-mail address. */
  ref: string | null;
  code: MemberRejectionCode;
}

export const memberColumns: Columns = {
  required: ['member_ref', 'username'],
  optional: [
    'joined_on',
    'role',
    'grade',
    'gender',
    'region',
    'bio',
    'is_public',
    'real_name',
    'email',
    'phone',
    'birthday',
    'postcode',
    'address_1',
    'address_2',
    'links',
    'invitation_code',
  ],
};

/** Noon in Seoul and Tokyo, in hours UTC, so that the day is the same in all three zones. */
const noon = 3;
/** Limits of the API for a member. */
const atMost = { text: 200, bio: 5_000, link: 2_000, links: 10, code: 50 } as const;

/** The log stores a ref unsealed, so it must not be a person's address. */
export const isRef = (text: string) => text.length <= atMost.text && !text.includes('@');

/** Returns the member of a row, or the reason for its rejection. `now` is the ISO instant of the import. */
export function parseMember({ line, cells }: CsvRow, now: string): PastMember | MemberRejectionCode {
  const typed = (name: string) => cells[name] || null;
  const text = (name: string) => plain(cells[name] ?? '') || null;
  const [ref, username, joinedOn] = [typed('member_ref'), text('username'), text('joined_on')];
  if (ref === null || username === null) return 'import.missing_field';
  if (!isRef(ref)) return 'import.bad_ref';
  if (!isUsername(username)) return 'import.bad_username';
  const joinedAt = joinedOn === null ? null : parseInstant(joinedOn, noon);
  if (joinedOn !== null && (joinedAt === null || joinedAt > now)) return 'import.bad_date';
  const role = oneOf([...importedRoles, identifiedUser], text('role'), 'PRE_CREATED');
  if (role === undefined) return 'import.bad_role';
  const grade = oneOf(memberGrades, text('grade'), 'white');
  if (grade === undefined) return 'import.bad_grade';
  const gender = oneOf(memberGenders, text('gender'), null);
  if (gender === undefined) return 'import.bad_gender';
  const regionId = oneOf(regions, text('region'), 'KOREA');
  if (regionId === undefined) return 'import.bad_region';
  const isPublic = oneOf(['true', 'false'], text('is_public'), 'false');
  if (isPublic === undefined) return 'import.bad_flag';
  const person = personIn({ typed, text }, regionId, now);
  if (typeof person === 'string') return person;
  const bio = typed('bio');
  if ((bio ?? '').length > atMost.bio) return 'import.too_long';
  return {
    line,
    ref,
    joinedAt,
    isDayOnly: joinedOn?.length === 'YYYY-MM-DD'.length,
    role: roleNamed(role),
    grade,
    gender,
    regionId,
    bio,
    isPublic: isPublic === 'true',
    person: { username, ...person },
  };
}

/** Reads a row's cells: as typed, for texts that people read, or normalized to plain text. */
type Texts = Readonly<Record<'typed' | 'text', (name: string) => string | null>>;

function personIn({ typed, text }: Texts, region: Region, now: string): Person | MemberRejectionCode {
  const [name, birthday] = [typed('real_name'), text('birthday')];
  const email = emailIn(text('email'));
  if (email === undefined) return 'import.bad_email';
  const said = text('phone');
  const phone = said && e164Of(said, region);
  if (said !== null && phone === null) return 'import.bad_phone';
  const today = businessDay(new Date(now));
  if (birthday && (parseDay(birthday) === null || birthday > today)) return 'import.bad_birthday';
  if (birthday && ageOn(birthday, today) < youngest) return 'import.too_young';
  const links = [...new Set((text('links') ?? '').split(/\s+/).filter((link) => link !== ''))];
  if (!links.every((link) => /^https?:\/\/\S+$/i.test(link))) return 'import.bad_link';
  const invitationCode = text('invitation_code');
  const [postcode, address1, address2] = [text('postcode'), typed('address_1'), typed('address_2')];
  const isTooLong =
    [name, postcode, address1, address2].some((each) => (each ?? '').length > atMost.text) ||
    (invitationCode ?? '').length > atMost.code ||
    links.length > atMost.links ||
    links.some((link) => link.length > atMost.link);
  if (isTooLong) return 'import.too_long';
  return {
    name,
    email,
    birthday,
    phone,
    address: postcode || address1 || address2 ? { postcode, address1, address2 } : null,
    ...(links.length > 0 && { links }),
    ...(invitationCode !== null && { invitationCode }),
  };
}

/** Parses an e-mail address; null for an empty text, undefined for an invalid one. */
function emailIn(text: string | null): string | null | undefined {
  if (text === null) return null;
  const parsed = parseEmail(text);
  return 'address' in parsed && text.length <= emailAtMost ? parsed.address : undefined;
}

/** Finds the value of a closed list, ignoring case; undefined for an unknown value. */
function oneOf<Value extends string, None>(
  values: readonly Value[],
  text: string | null,
  none: None,
): Value | None | undefined {
  if (text === null) return none;
  return values.find((each) => each.toLowerCase() === text.toLowerCase());
}
