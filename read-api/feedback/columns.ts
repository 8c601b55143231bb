import { feedbackWords as en } from '#domain/feedback/words/en.ts';
import { feedbackWords as ja } from '#domain/feedback/words/ja.ts';
import { feedbackWords as ko } from '#domain/feedback/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Column names of the file of feedback: those of its fields, and of the points that were given. */
export const feedbackColumns = {
  ...columnNames({ en, ja, ko }),
  brand: { en: 'Brand', ko: '브랜드', ja: 'ブランド' },
  username: { en: 'Username', ko: '사용자 이름', ja: 'ユーザー名' },
  given_points: { en: 'Points given', ko: '지급 포인트', ja: '付与ポイント' },
  reason: { en: 'Reason', ko: '사유', ja: '理由' },
} as const;
