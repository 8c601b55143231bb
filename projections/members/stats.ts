import type { Stat } from '../kit/counters/stat.ts';
import { type UserRow, usersTable } from './tables.ts';

/** Members by role, without those who were forgotten or never came. */
export const usersByRole: Stat<UserRow> = {
  name: 'users_by_role',
  table: usersTable,
  buckets: ({ status, role }) =>
    status === 'registered' || status === 'leaving' ? [{ scope: 0, bucket: role }] : [],
};
