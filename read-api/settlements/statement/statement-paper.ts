import { businessDayOf } from '#domain/business-day.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { House } from '#domain/settlements/house.ts';
import type { LineSource, LineStep } from '#domain/settlements/month-kinds.ts';
import type { Language } from '#domain/words/languages.ts';
import type { BrandMonth } from '../contract.ts';
import { numbered, type Paper, type PaperColumn, paperRight } from '../paper/paper.ts';
import { houseLines } from './house-lines.ts';
import { type StatementWords, statementWords } from './words.ts';

/** A line as a statement shows it. */
export interface StatementLine {
  number: number;
  kind: LineSource;
  id: number;
  step: LineStep;
  label: string | null;
  currency: Currency;
  amount: number;
  tax: number;
  commissionRate: number | null;
  brandPayment: number;
  occurredTime: string;
}

export interface Statement {
  language: Language;
  house: House;
  brandName: string;
  month: string;
  isOpen: boolean;
  sums: BrandMonth['sums'];
  lines: readonly StatementLine[];
  /** The instant of the drawing. */
  now: string;
}

/** Returns the paper of a statement, in its language. */
export function statementPaper(statement: Statement): Paper {
  const { language, house, brandName, month, isOpen, sums, lines, now } = statement;
  const words = statementWords[language];
  return {
    language,
    title: `${words.title} ${month}`,
    brandName,
    heads: [...houseLines(house, language), ...(isOpen ? [words.isOpen] : [])],
    sums: sums.map((sum) => sumsOf(sum, words)),
    columns: columnsOf(words),
    rows: lines.map((line) => cellsOf(line, words)),
    pageWord: words.page,
    createdTime: now,
  };
}

function sumsOf(sum: Statement['sums'][number], words: StatementWords) {
  const { sales, salesTax: tax, commission, commissionTax, payable, contentUse, contentUseTax } = sum;
  const amounts = { sales, tax, commission, commissionTax, payable, contentUse, contentUseTax };
  const isCarried = { payable: sum.isSaleCarried, contentUse: sum.isContentUseCarried };
  return (Object.keys(amounts) as (keyof typeof amounts)[]).flatMap((key) => {
    const amount = amounts[key];
    if (amount === null) return [];
    const carried = (key === 'payable' || key === 'contentUse') && isCarried[key];
    const name = words.sums[key];
    return [
      {
        name: carried ? `${name} (${words.carried})` : name,
        amount: `${numbered(amount)} ${sum.currency}`,
      },
    ];
  });
}

function columnsOf({ columns }: StatementWords): PaperColumn[] {
  return [
    { title: columns.number, edge: 66, isRight: true },
    { title: columns.day, edge: 74, isRight: false },
    { title: columns.item, edge: 128, isRight: false, width: 180 },
    { title: columns.amount, edge: 372, isRight: true },
    { title: columns.tax, edge: 428, isRight: true },
    { title: columns.rate, edge: 476, isRight: true },
    { title: columns.payment, edge: paperRight, isRight: true },
  ];
}

function cellsOf(line: StatementLine, words: StatementWords): string[] {
  const { number, kind, id, step, label, currency, amount, tax, commissionRate, brandPayment } = line;
  const source = `${words.sources[kind]} ${id} · ${words.steps[step]}`;
  return [
    String(number),
    businessDayOf(line.occurredTime),
    label === null ? source : `${label} · ${source}`,
    `${numbered(amount)} ${currency}`,
    numbered(tax),
    commissionRate === null ? '' : `${commissionRate} %`,
    numbered(brandPayment),
  ];
}
