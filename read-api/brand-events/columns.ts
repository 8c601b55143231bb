import { brandEventWords as en } from '#domain/brand-events/words/en.ts';
import { brandEventWords as ja } from '#domain/brand-events/words/ja.ts';
import { brandEventWords as ko } from '#domain/brand-events/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Names of the columns of both files. */
export const brandEventColumns = {
  ...columnNames({ en, ja, ko }),
  brand: { en: 'Brand', ko: '브랜드', ja: 'ブランド' },
  seats_taken: { en: en.seats, ko: ko.seats, ja: ja.seats },
  currency: { en: 'Currency', ko: '통화', ja: '通貨' },
  username: { en: 'Username', ko: '사용자 이름', ja: 'ユーザー名' },
  real_name: { en: 'Real name', ko: '실명', ja: '本名', isPersonal: true },
  phone: { en: 'Phone', ko: '전화번호', ja: '電話番号', isPersonal: true, isPhone: true },
  reason: { en: 'Reason', ko: '사유', ja: '理由' },
} as const;
