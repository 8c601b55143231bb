import type { Stat } from '../kit/counters/stat.ts';
import { type MemberRow, membersTable } from './tables.ts';

/** Counts members by role, without forgotten members and those who never signed up. */
export const membersByRole: Stat<MemberRow> = {
  name: 'users_by_role',
  table: membersTable,
  buckets: ({ status, role }) =>
    status === 'registered' || status === 'leaving' ? [{ scope: 0, bucket: role }] : [],
};
