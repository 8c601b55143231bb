import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { LabelFormat, LabelSymbol } from '#domain/labels/label-kinds.ts';
import type { Language } from '#domain/words/languages.ts';
import type { Label } from '../label.ts';
import { checkLetters } from './code128.ts';
import { type Fonts, readFonts } from './fonts.ts';
import { drawLabel, type Pen } from './label-drawing.ts';
import { papers, placesOf } from './papers.ts';
import { symbolOf } from './symbol.ts';

export interface Printing {
  format: LabelFormat;
  symbol: LabelSymbol;
  language: Language;
  copies: number;
  /** The place of the first label on its page, from 0. */
  start: number;
  title: string;
  now: Date;
}

/**
 * Labels as a PDF whose text can be selected, with only those letters of the fonts that are used.
 *
 * @throws {NotAsCode128} for the first label that cannot be read as Code 128.
 */
export async function labelsPdf(labels: readonly Label[], printing: Printing): Promise<Buffer> {
  const { format, symbol: kind, language, copies, start, title, now } = printing;
  if (kind === 'code128') for (const { code } of labels) checkLetters(code);
  const paper = papers[format];
  const fonts = await readFonts();
  const size = paper.page;
  const info = { Title: title, CreationDate: now, Producer: 'tryset', Creator: 'tryset' };
  const pdf = new PDFDocument({
    autoFirstPage: false,
    size,
    margin: 0,
    lang: language,
    info,
    displayTitle: true,
  });
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const whole = buffer(pdf);
  const pen = penOf(pdf);
  const places = placesOf(format, start, labels.length * copies);
  let page = -1;
  for (const [at, label] of labels.entries()) {
    const symbol = symbolOf(kind, label.code);
    const written = writable(label, fonts);
    for (const place of places.slice(at * copies, (at + 1) * copies)) {
      if (place.page !== page) pdf.addPage();
      page = place.page;
      drawLabel(pen, paper, written, kind, symbol, place.box);
    }
  }
  pdf.end();
  return whole;
}

function writable({ code, title, lines }: Label, fonts: Fonts): Label {
  return {
    code: fonts.writable(code),
    title: title && fonts.writable(title),
    lines: lines.map(fonts.writable),
  };
}

function penOf(pdf: PDFKit.PDFDocument): Pen {
  return {
    measure: (text, weight, size) => pdf.font(weight).fontSize(size).widthOfString(text),
    write(text, weight, size, x, y) {
      pdf.font(weight).fontSize(size).text(text, x, y, { lineBreak: false });
    },
    fill(boxes) {
      for (const { x, y, width, height } of boxes) pdf.rect(x, y, width, height);
      pdf.fill('black');
    },
  };
}
