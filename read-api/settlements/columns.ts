import { settlementWords as en } from '#domain/settlements/words/en.ts';
import { settlementWords as ja } from '#domain/settlements/words/ja.ts';
import { settlementWords as ko } from '#domain/settlements/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

const own = columnNames({ en, ja, ko });

/** Column names of the files of months and of their lines. */
export const monthColumns = {
  ...own,
  sales_krw: { en: 'Sales, KRW', ko: '판매액(KRW)', ja: '販売額（KRW）' },
  commission_krw: { en: 'Commission, KRW', ko: '수수료(KRW)', ja: '手数料（KRW）' },
  payable_krw: { en: 'To pay, KRW', ko: '지급액(KRW)', ja: '支払額（KRW）' },
  content_use_krw: { en: 'Content uses, KRW', ko: '콘텐츠 사용료(KRW)', ja: 'コンテンツ利用料（KRW）' },
  sales_jpy: { en: 'Sales, JPY', ko: '판매액(JPY)', ja: '販売額（JPY）' },
  commission_jpy: { en: 'Commission, JPY', ko: '수수료(JPY)', ja: '手数料（JPY）' },
  payable_jpy: { en: 'To pay, JPY', ko: '지급액(JPY)', ja: '支払額（JPY）' },
  content_use_jpy: { en: 'Content uses, JPY', ko: '콘텐츠 사용료(JPY)', ja: 'コンテンツ利用料（JPY）' },
  closes_time: { en: 'Closes', ko: '마감 예정', ja: '締め予定' },
  of_kind: { en: 'From', ko: '근거', ja: '発生元' },
  of_id: { en: 'No. of the source', ko: '근거 번호', ja: '発生元番号' },
  step: { en: 'Step', ko: '내용', ja: '内容' },
} as const;
