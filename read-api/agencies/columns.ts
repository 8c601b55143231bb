import type { ColumnNames } from '../kit/csv/columns.ts';

/** Column names of this area's files; `sharedColumns` has the others. */
export const agencyColumns = {
  agency: { en: 'Agency', ko: '에이전시', ja: '代理店' },
  contacts: { en: 'Contacts', ko: '담당자', ja: '担当者' },
  members: { en: 'Members', ko: '회원', ja: '会員' },
  position: { en: 'Position', ko: '직책', ja: '役職' },
  web_address: { en: 'Web address', ko: '웹 주소', ja: 'ウェブアドレス' },
} as const satisfies ColumnNames;
