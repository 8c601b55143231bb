import { type MemberGender, memberGenders } from '#domain/members/member-kinds.ts';
import { OneOf } from '#http/contract.ts';
import { SomeOf, someOf } from '#http/filters.ts';

/** `any` narrows nothing. */
const asked = [...memberGenders, 'any'] as const;
type Asked = (typeof asked)[number];

/** A member's gender as lists are asked for it: one, or some with commas between them. */
export const GenderParam = OneOf(asked);
export const GendersParam = SomeOf(asked);

export function genderOf(gender: Asked | undefined): MemberGender | undefined {
  return gender === 'any' ? undefined : gender;
}

/** Undefined where the filter is not there or takes any; 400 what is no gender. */
export function gendersOf(name: string, text: string | undefined): MemberGender[] | undefined {
  const given = someOf(name, text, asked);
  if (given === undefined || given.includes('any')) return undefined;
  return given.flatMap((gender) => genderOf(gender) ?? []);
}
