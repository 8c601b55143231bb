import Type, { type Static } from 'typebox';
import { type StaffRole, staffRoles } from '#domain/staff-role-kinds.ts';
import { OneOf } from '#http/contract.ts';
import {
  type EveryRow,
  Flag,
  idFields,
  OptionalText,
  readable,
  Text,
  timeFields,
} from '../kit/readable/fields.ts';
import { staffColumns } from './columns.ts';

/** A staff account with its name and contact data. */
export interface ColleagueRow extends EveryRow {
  username: string;
  status: string;
  roles: readonly StaffRole[];
  name: string | null;
  email: string | null;
  phone: string | null;
}

export const staffFields = readable<ColleagueRow>()(staffColumns, {
  ...idFields,
  username: { is: Text, of: (row) => row.username, csv: 'username' },
  name: { is: OptionalText, of: (row) => row.name, csv: 'name' },
  email: { is: OptionalText, of: (row) => row.email, csv: 'email' },
  phone: { is: OptionalText, of: (row) => row.phone, csv: 'phone' },
  /** Roles of the staff account, in the order of the role list. */
  roles: {
    is: Type.Array(OneOf(staffRoles)),
    of: (row) => [...row.roles],
    csv: 'staff_roles',
    codes: 'staffRole',
  },
  /** Whether the account was invited and has not chosen a password yet, so that it cannot sign in. */
  isInvited: { is: Flag, of: (row) => row.status === 'invited', csv: 'is_invited' },
  ...timeFields,
});

export const Colleague = staffFields.shape;
export type Colleague = Static<typeof Colleague>;
