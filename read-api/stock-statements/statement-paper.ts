import type { House } from '#domain/settlements/house.ts';
import { shownStockStatuses } from '#domain/stock/stock-status.ts';
import { words as en } from '#domain/words/en.ts';
import { words as ja } from '#domain/words/ja.ts';
import { words as ko } from '#domain/words/ko.ts';
import type { Language } from '#domain/words/languages.ts';
import { numbered, type Paper, type PaperColumn, paperRight } from '../settlements/paper/paper.ts';
import { houseLines } from '../settlements/statement/house-lines.ts';
import type { StockStatement } from './statement.ts';
import { type StockStatementWords, stockStatementWords } from './words.ts';

const statusWords = { en, ko, ja } as const;

interface Shown {
  language: Language;
  house: House;
  /** Null: of all brands. */
  brandName: string | null;
  /** The instant of the drawing. */
  now: string;
}

/** Returns the paper of a statement of stock: what came and went, the statuses at both ends, and a row for each product. */
export function stockStatementPaper(
  { month, isOpen, lastDay, difference, rows }: StockStatement,
  { language, house, brandName, now }: Shown,
): Paper {
  const words = stockStatementWords[language];
  const { entered, left, matrix } = difference;
  const sumOf = (side: 'fromStatus' | 'toStatus', status?: string) =>
    matrix
      .filter((cell) => cell[side] !== null && (status === undefined || cell[side] === status))
      .reduce((sum, { count }) => sum + count, 0);
  const flows = { opening: sumOf('fromStatus'), entered, left, closing: sumOf('toStatus') };
  return {
    language,
    title: `${words.title} ${month}`,
    brandName: brandName ?? words.allBrands,
    heads: [
      ...houseLines(house, language),
      `${month}-01 – ${lastDay} (UTC+9)`,
      ...(isOpen ? [words.isOpen] : []),
    ],
    sums: [
      (['opening', 'entered', 'left', 'closing'] as const).map((name) => ({
        name: words.sums[name],
        amount: numbered(flows[name]),
      })),
      shownStockStatuses.flatMap((status) => {
        const [before, after] = [sumOf('fromStatus', status), sumOf('toStatus', status)];
        if (before === 0 && after === 0) return [];
        const name = statusWords[language].stockStatus[status];
        return [{ name, amount: `${numbered(before)} → ${numbered(after)}` }];
      }),
    ],
    columns: columnsOf(words),
    rows: rows.map(({ productCode, product, opening, entered: came, left: went, closing }) => [
      productCode ?? '',
      product ?? '',
      ...[opening, came, went, closing].map(numbered),
    ]),
    pageWord: words.page,
    createdTime: now,
  };
}

function columnsOf({ columns }: StockStatementWords): PaperColumn[] {
  return [
    { title: columns.code, edge: 40, isRight: false, width: 90 },
    { title: columns.product, edge: 136, isRight: false, width: 190 },
    { title: columns.opening, edge: 384, isRight: true },
    { title: columns.entered, edge: 438, isRight: true },
    { title: columns.left, edge: 492, isRight: true },
    { title: columns.closing, edge: paperRight, isRight: true },
  ];
}
