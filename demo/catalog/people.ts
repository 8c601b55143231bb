import type { MemberGender, MemberGrade, MemberRole } from '#domain/members/member-kinds.ts';
import type { Person } from '#domain/members/person.ts';
import type { Region } from '#domain/regions.ts';
import { countries } from './countries.ts';

/** A fictional member: no real person has this combination of name, address and number. */
export interface DemoMember {
  username: string;
  gender: MemberGender;
  regionId: Region;
  role: MemberRole;
  grade: MemberGrade;
  bio: string | null;
  person: Person & { name: string; phone: string };
  /** The member's delivery address in one line. */
  address: string;
}

/** Whether the member may request trysets; all other members wait for approval or are banned. */
export function rents({ role }: Pick<DemoMember, 'role'>): boolean {
  return role === 'curator' || role === 'influencer';
}

/** Roles of the members who follow those that rent. */
const others: readonly MemberRole[] = ['applying_only', 'applying_only', 'applying_only', 'normal', 'banned'];

/** Creates `count` renting members, a fifth of them in Japan, then a few who do not rent. Deterministic for `random`. */
export function demoMembers(count: number, random: () => number): DemoMember[] {
  const all = membersWith(count + others.length, random);
  return all.map((member, index) => {
    const role = others[index - count];
    return role === undefined ? member : { ...member, role, grade: 'white' };
  });
}

function membersWith(count: number, random: () => number): DemoMember[] {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const regionId: Region = index % 5 === 4 ? 'JAPAN' : 'KOREA';
    const country = countries[regionId];
    const [family = '', familyLatin = ''] = pick(country.families).split(' ');
    const [own = '', ownLatin = ''] = pick(country.given).split(' ');
    const [postcode, street] = pick(country.places);
    const username = `${ownLatin}.${familyLatin}${10 + index}`;
    const room = country.room(`${1 + Math.floor(random() * 20)}0${1 + Math.floor(random() * 6)}`);
    return {
      username,
      gender: country.men.includes(own) ? 'male' : 'female',
      regionId,
      role: random() < 0.6 ? 'curator' : 'influencer',
      grade: pick<MemberGrade>(['white', 'white', 'gray', 'red', 'black', 'partner']),
      bio: pick(country.bios),
      person: {
        name: country.fullName(family, own),
        email: `${username}@members.example`,
        phone: country.phone(String(1000 + index)),
        birthday: `19${88 + Math.floor(random() * 12)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}`,
        address: { postcode, address1: street, address2: room },
      },
      address: country.oneLine(postcode, street, room),
    };
  });
}
