import type { ColumnNames } from '../kit/csv/columns.ts';

/** Column names of this area's files; `sharedColumns` has the others. */
export const staffColumns = {
  staff_roles: { en: 'Roles', ko: '역할', ja: '役割' },
  is_invited: { en: 'Invited', ko: '초대됨', ja: '招待中' },
} as const satisfies ColumnNames;
