import { cashWords as en } from '#domain/cash/words/en.ts';
import { cashWords as ja } from '#domain/cash/words/ja.ts';
import { cashWords as ko } from '#domain/cash/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

const own = columnNames({ en, ja, ko });

/** Column names of the file of cash entries. */
export const cashColumns = {
  ...own,
  of_kind: { en: 'From', ko: '근거', ja: '発生元' },
  of_id: { en: 'No. of the source', ko: '근거 번호', ja: '発生元番号' },
  turn: { en: 'Turn', ko: '차수', ja: '回数' },
} as const;
