import { type MemberGender, memberGenders } from '#domain/members/member-kinds.ts';
import { OneOf } from '#http/contract.ts';
import { SomeOf } from '#http/filters.ts';

/** `any` turns the gender filter off. */
const asked = [...memberGenders, 'any'] as const;
type Asked = (typeof asked)[number];

/** Filter by a member's gender: one value, or several separated by commas. */
export const GenderParam = OneOf(asked);
export const GendersParam = SomeOf(asked);

export function genderOf(gender: Asked | undefined): MemberGender | undefined {
  return gender === 'any' ? undefined : gender;
}

/** The genders to filter by; undefined if the filter is missing or `any`. */
export function gendersOf(given: readonly Asked[] | undefined): MemberGender[] | undefined {
  if (given === undefined || given.includes('any')) return undefined;
  return given.flatMap((gender) => genderOf(gender) ?? []);
}
