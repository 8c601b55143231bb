import Type, { type Static } from 'typebox';
import { staffRoles } from '#domain/staff-role-kinds.ts';
import { languages } from '#domain/words/languages.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import { Username } from '../auth/account-rules.ts';
import { longestPassword } from '../auth/passwords.ts';
import { allOptional, Email, optionalName, Phone } from '../kit/changes/fields.ts';

const strict = { additionalProperties: false };
const language = Type.Optional(OneOf(languages));
const roles = Type.Array(OneOf(staffRoles), { minItems: 1, maxItems: staffRoles.length, uniqueItems: true });

export const NewStaffBody = Type.Object(
  {
    username: Username,
    /** The address that receives the invitation. */
    email: Email,
    roles,
    ...allOptional({ name: optionalName, phone: Nullable(Phone) }),
    /** The language of the e-mail; Korean if omitted. */
    language,
  },
  strict,
);
export type NewStaffBody = Static<typeof NewStaffBody>;

export const StaffChanges = Type.Object(
  allOptional({
    name: optionalName,
    email: Nullable(Email),
    phone: Nullable(Phone),
    roles,
    /** The current password; required if staff change their own address. */
    current_password: Type.String({ minLength: 1, maxLength: longestPassword }),
  }),
  strict,
);
export type StaffChanges = Static<typeof StaffChanges>;

export const InvitationBody = Type.Object({ language }, strict);
