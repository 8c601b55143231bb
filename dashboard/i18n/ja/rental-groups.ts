import type { rentalGroups as rentalGroupsEn } from '../en/rental-groups.ts';
import type { Texts } from '../texts.ts';

export const rentalGroups: Texts<typeof rentalGroupsEn> = {
  toSend: '発送待ち',
  out: '貸出中',
  inReturn: '返却中',
  deferred: '返却保留',
  failed: '配送・返却の失敗',
};
