import type { ColumnNames } from '../kit/csv/columns.ts';

/** What the columns of its files are called, apart from what all areas share. */
export const staffColumns = {
  staff_roles: { en: 'Roles', ko: '역할', ja: '役割' },
  is_invited: { en: 'Invited', ko: '초대됨', ja: '招待中' },
} as const satisfies ColumnNames;
