import { memberPlanWords as en } from '#domain/member-plans/words/en.ts';
import { memberPlanWords as ja } from '#domain/member-plans/words/ja.ts';
import { memberPlanWords as ko } from '#domain/member-plans/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Column names of the plans' files: those of its fields. */
export const memberPlanColumns = {
  ...columnNames({ en, ja, ko }),
  price_korea: { en: 'Price in Korea', ko: '한국 가격', ja: '韓国での価格' },
  price_japan: { en: 'Price in Japan', ko: '일본 가격', ja: '日本での価格' },
  user_count: { en: 'Members', ko: '회원 수', ja: '会員数' },
} as const;
