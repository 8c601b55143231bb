import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { businessDayOf } from '#domain/business-day.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { LineSource, LineStep } from '#domain/settlements/month-kinds.ts';
import type { Language } from '#domain/words/languages.ts';
import { readFonts } from '../../labels/draw/fonts.ts';
import { linesOf } from '../../labels/draw/text.ts';
import type { BrandMonth } from '../contract.ts';
import type { House } from './house.ts';
import { penOf } from './pen.ts';
import { statementWords } from './words.ts';

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

const margin = 40;
const bottom = 790;
const right = 555;
const rowHeight = 14;
/** The left or, for numbers, the right edge of each column. */
const edges = { number: 66, day: 74, item: 128, amount: 372, tax: 428, rate: 476, payment: right };
const itemWidth = 180;

/** Draws a statement as a PDF whose text can be copied. It embeds only the glyphs that occur. */
export async function statementPdf(statement: Statement): Promise<Buffer> {
  const { language, house, brandName, month, isOpen, sums, lines, now } = statement;
  const words = statementWords[language];
  const texts = [
    JSON.stringify(words),
    JSON.stringify(house),
    brandName,
    ...lines.map(({ label }) => label ?? ''),
  ];
  const fonts = await readFonts(texts);
  const title = `${words.title} ${month}`;
  const info = { Title: title, CreationDate: new Date(now), Producer: 'tryset', Creator: 'tryset' };
  const pdf = new PDFDocument({
    autoFirstPage: false,
    size: 'A4',
    margin: 0,
    lang: language,
    info,
    displayTitle: true,
  });
  for (const [name, file] of fonts.files) pdf.registerFont(name, file);
  const whole = buffer(pdf);
  const { write, writeRight, measure } = penOf(pdf, fonts);
  let y = margin;
  let pages = 0;

  function newPage(): void {
    pdf.addPage();
    pages += 1;
    y = margin;
    writeRight(`${words.page} ${pages}`, 'regular', 8, right, bottom + 10);
  }
  function down(height: number): void {
    y += height;
    if (y > bottom) newPage();
  }

  newPage();
  write(title, 'bold', 18, margin, y);
  down(30);
  write(brandName, 'bold', 12, margin, y);
  down(20);
  for (const text of houseLines(statement)) {
    write(text, 'regular', 9, margin, y);
    down(13);
  }
  if (isOpen) {
    write(words.isOpen, 'regular', 9, margin, y);
    down(13);
  }
  down(8);
  for (const sum of sums) {
    for (const [name, amount] of Object.entries(sumRows(sum))) {
      if (amount === null) continue;
      const isCarried =
        (name === 'payable' && sum.isSaleCarried) || (name === 'contentUse' && sum.isContentUseCarried);
      const of = words.sums[name as keyof typeof words.sums];
      write(isCarried ? `${of} (${words.carried})` : of, 'regular', 10, margin, y);
      writeRight(`${numbered(amount)} ${sum.currency}`, 'bold', 10, 330, y);
      down(16);
    }
    down(8);
  }
  heading();
  for (const line of lines) {
    if (y + rowHeight > bottom) {
      newPage();
      heading();
    }
    row(line);
  }
  pdf.end();
  return whole;

  function heading(): void {
    const { number, day, item, amount, tax, rate, payment } = words.columns;
    writeRight(number, 'bold', 8, edges.number, y);
    write(day, 'bold', 8, edges.day, y);
    write(item, 'bold', 8, edges.item, y);
    writeRight(amount, 'bold', 8, edges.amount, y);
    writeRight(tax, 'bold', 8, edges.tax, y);
    writeRight(rate, 'bold', 8, edges.rate, y);
    writeRight(payment, 'bold', 8, edges.payment, y);
    y += rowHeight;
  }

  function row(line: StatementLine): void {
    const { number, kind, id, step, label, currency, amount, tax, commissionRate, brandPayment } = line;
    const source = `${words.sources[kind]} ${id} · ${words.steps[step]}`;
    const item = fonts.writable(label === null ? source : `${label} · ${source}`).text;
    const [shown = ''] = linesOf(item, itemWidth, 1, (part) => measure(part, 'regular', 8));
    writeRight(String(number), 'regular', 8, edges.number, y);
    write(businessDayOf(line.occurredTime), 'regular', 8, edges.day, y);
    write(shown, 'regular', 8, edges.item, y);
    writeRight(`${numbered(amount)} ${currency}`, 'regular', 8, edges.amount, y);
    writeRight(numbered(tax), 'regular', 8, edges.tax, y);
    if (commissionRate !== null) writeRight(`${commissionRate} %`, 'regular', 8, edges.rate, y);
    writeRight(numbered(brandPayment), 'regular', 8, edges.payment, y);
    y += rowHeight;
  }
}

/** The house as the statement's head names it. Only the Japanese one has Japan's registration number. */
function houseLines({ house, language }: Pick<Statement, 'house' | 'language'>): string[] {
  const words = statementWords[language];
  const named = (name: string, value: string | null) => (value === null ? [] : [`${name}: ${value}`]);
  return [
    ...[house.name, house.address].filter((text) => text !== null),
    ...named(words.businessNumber, house.businessNumber),
    ...named(words.mailOrderNumber, house.mailOrderNumber),
    ...(language === 'ja' ? named(words.registrationNumber, house.registrationNumber) : []),
  ];
}

function sumRows(sum: Statement['sums'][number]) {
  const { sales, salesTax: tax, commission, commissionTax, payable, contentUse, contentUseTax } = sum;
  return { sales, tax, commission, commissionTax, payable, contentUse, contentUseTax };
}

const numbers = new Intl.NumberFormat('en-US');
const numbered = (amount: number) => numbers.format(amount);
