import { lookUseWords as en } from '#domain/look-uses/words/en.ts';
import { lookUseWords as ja } from '#domain/look-uses/words/ja.ts';
import { lookUseWords as ko } from '#domain/look-uses/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Names of the file's columns. */
export const lookUseColumns = {
  ...columnNames({ en, ja, ko }),
  type: { en: en.useType, ko: ko.useType, ja: ja.useType },
  use_start_date: { en: en.startDate, ko: ko.startDate, ja: ja.startDate },
  use_end_date: { en: en.endDate, ko: ko.endDate, ja: ja.endDate },
  brand: { en: 'Brand', ko: '브랜드', ja: 'ブランド' },
  username: { en: 'Username', ko: '사용자 이름', ja: 'ユーザー名' },
  payment_status: { en: en.payment, ko: ko.payment, ja: ja.payment },
  reason: { en: 'Reason', ko: '사유', ja: '理由' },
} as const;
