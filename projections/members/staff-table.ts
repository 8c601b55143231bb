import type { StaffState } from '#domain/members/staff.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A staff account. Name, phone and e-mail are in `private.people` under `staff:<id>`. */
export interface StaffRow extends Omit<StaffState, 'staffId' | 'personal' | 'identity' | 'proposal'> {
  id: number;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const staffTable: Table<StaffRow> = table<StaffRow>('read.staff', 'id', {
  id: 'integer',
  username: 'text',
  status: 'text',
  roles: 'text[]',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
