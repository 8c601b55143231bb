import type { rentalGroups as rentalGroupsEn } from '../en/rental-groups.ts';
import type { Texts } from '../texts.ts';

export const rentalGroups: Texts<typeof rentalGroupsEn> = {
  toSend: '발송 대기',
  out: '대여 중',
  inReturn: '반납 중',
  deferred: '반납 보류',
  failed: '배송·반납 실패',
};
