import { collaborationWords as en } from '#domain/collaborations/words/en.ts';
import { collaborationWords as ja } from '#domain/collaborations/words/ja.ts';
import { collaborationWords as ko } from '#domain/collaborations/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Names of the columns of both files. */
export const collaborationColumns = {
  ...columnNames({ en, ja, ko }),
  brand: { en: 'Brand', ko: '브랜드', ja: 'ブランド' },
  collaboration: { en: 'Name', ko: '이름', ja: '名前' },
  is_look_tagged: { en: 'Look posted', ko: '룩 게시', ja: 'ルック投稿' },
  given_points: { en: 'Points given', ko: '지급 포인트', ja: '付与ポイント' },
  given_cash: { en: 'Cash given', ko: '지급 현금', ja: '付与現金' },
  currency: { en: 'Currency', ko: '통화', ja: '通貨' },
  username: { en: 'Username', ko: '사용자 이름', ja: 'ユーザー名' },
  real_name: { en: 'Real name', ko: '실명', ja: '本名', isPersonal: true },
  phone: { en: 'Phone', ko: '전화번호', ja: '電話番号', isPersonal: true, isPhone: true },
  reason: { en: 'Reason', ko: '사유', ja: '理由' },
} as const;
