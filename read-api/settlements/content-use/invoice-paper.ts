import { businessDayOf } from '#domain/business-day.ts';
import type { LookUseType } from '#domain/look-uses/use-kinds.ts';
import { later } from '#domain/reacting.ts';
import type { House } from '#domain/settlements/house.ts';
import type { Language } from '#domain/words/languages.ts';
import type { BrandMonth } from '../contract.ts';
import { numbered, type Paper, type PaperColumn, paperRight } from '../paper/paper.ts';
import { houseLines } from '../statement/house-lines.ts';
import type { StatementLine } from '../statement/statement-paper.ts';
import { type StatementWords, statementWords } from '../statement/words.ts';
import { type ContentUseWords, contentUseWords } from './words.ts';

/** A line of the content_use side, with the use that it charges; null if it comes from an earlier month. */
export interface ContentUseLine extends Omit<StatementLine, 'label' | 'commissionRate' | 'brandPayment'> {
  use: { type: LookUseType; lookId: number; startDate: string; endDate: string | null } | null;
}

/** A month's content uses. `sums` has the currencies with such lines. */
export interface ContentUses {
  language: Language;
  house: House;
  brandName: string;
  month: string;
  isOpen: boolean;
  sums: BrandMonth['sums'];
  lines: readonly ContentUseLine[];
  /** The ISO instant of the month's last change. */
  updatedTime: string;
}

/** Returns the paper that charges a month's content uses, in its language. Equal months give equal papers. */
export function contentUsePaper(uses: ContentUses): Paper {
  const { language, house, brandName, month, isOpen, sums, lines, updatedTime } = uses;
  const words = contentUseWords[language];
  const shared = statementWords[language];
  const invoices = sums.flatMap(({ invoice }) => {
    if (invoice === null) return [];
    // The payment is due at the end of its last day, which is the start of the next one.
    return [words.invoice(invoice.brandInvoiceId, businessDayOf(later(invoice.dueTime, -1)))];
  });
  return {
    language,
    title: `${words.title} ${month}`,
    brandName,
    heads: [...houseLines(house, language), ...invoices, ...(isOpen ? [shared.isOpen] : [])],
    sums: sums.map(({ currency, contentUse, contentUseTax, isContentUseCarried }) => [
      {
        name: isContentUseCarried ? `${words.total} (${shared.carried})` : words.total,
        amount: `${numbered(contentUse)} ${currency}`,
      },
      { name: words.tax, amount: `${numbered(contentUseTax)} ${currency}` },
    ]),
    columns: columnsOf(shared),
    rows: lines.map((line) => cellsOf(line, words, shared)),
    pageWord: shared.page,
    createdTime: updatedTime,
  };
}

function columnsOf({ columns }: StatementWords): PaperColumn[] {
  return [
    { title: columns.number, edge: 66, isRight: true },
    { title: columns.day, edge: 74, isRight: false },
    { title: columns.item, edge: 128, isRight: false, width: 290 },
    { title: columns.amount, edge: 490, isRight: true },
    { title: columns.tax, edge: paperRight, isRight: true },
  ];
}

function cellsOf(line: ContentUseLine, words: ContentUseWords, shared: StatementWords): string[] {
  const { number, kind, id, step, use, currency, amount, tax, occurredTime } = line;
  const source = `${shared.sources[kind]} ${id} · ${shared.steps[step]}`;
  const days = use === null ? '' : `${use.startDate} – ${use.endDate ?? words.forEver}`;
  const item =
    use === null ? source : `${source} · ${words.ofLook(words.types[use.type], use.lookId)} · ${days}`;
  return [
    String(number),
    businessDayOf(occurredTime),
    item,
    `${numbered(amount)} ${currency}`,
    numbered(tax),
  ];
}
