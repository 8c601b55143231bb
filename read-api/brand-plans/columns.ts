import { brandPlanWords as en } from '#domain/brand-plans/words/en.ts';
import { brandPlanWords as ja } from '#domain/brand-plans/words/ja.ts';
import { brandPlanWords as ko } from '#domain/brand-plans/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Column names of the plans' files: those of its fields. */
export const brandPlanColumns = {
  ...columnNames({ en, ja, ko }),
  price_korea: { en: 'Price in Korea', ko: '한국 가격', ja: '韓国での価格' },
  price_japan: { en: 'Price in Japan', ko: '일본 가격', ja: '日本での価格' },
  brand_count: { en: 'Brands', ko: '브랜드 수', ja: 'ブランド数' },
} as const;
