import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { LabelFormat, LabelSymbol } from '#domain/labels/label-kinds.ts';
import type { Language } from '#domain/words/languages.ts';
import type { Label } from '../label.ts';
import { checkLetters } from './code128.ts';
import { type Fonts, readFonts, type Weight } from './fonts.ts';
import { drawLabel, type Pen } from './label-drawing.ts';
import { papers, placesOf } from './papers.ts';
import { symbolOf } from './symbol.ts';

export interface Printing {
  format: LabelFormat;
  symbol: LabelSymbol;
  language: Language;
  copies: number;
  /** Position of the first label on its page, from 0. */
  start: number;
  title: string;
  now: Date;
}

export interface Printed {
  pdf: Buffer;
  /** Codes of labels with a character that no font has; it prints as a square. */
  notWhole: readonly string[];
}

/**
 * Draws labels as a PDF with selectable text, embedding only the font glyphs used.
 *
 * @throws {NotAsCode128} for the first label that does not fit Code 128.
 */
export async function labelsPdf(labels: readonly Label[], printing: Printing): Promise<Printed> {
  const { format, symbol: kind, language, copies, start, title, now } = printing;
  if (kind === 'code128') for (const { code } of labels) checkLetters(code);
  const paper = papers[format];
  const fonts = await readFonts(labels.flatMap(({ code, title, lines }) => [code, title ?? '', ...lines]));
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
  for (const [name, file] of fonts.files) pdf.registerFont(name, file);
  const whole = buffer(pdf);
  const pen = penOf(pdf, fonts);
  const notWhole = new Set<string>();
  const places = placesOf(format, start, labels.length * copies);
  let page = -1;
  for (const [at, label] of labels.entries()) {
    const symbol = symbolOf(kind, label.code);
    const { written, isWhole } = writable(label, fonts);
    if (!isWhole) notWhole.add(label.code);
    for (const place of places.slice(at * copies, (at + 1) * copies)) {
      if (place.page !== page) pdf.addPage();
      page = place.page;
      drawLabel(pen, paper, written, kind, symbol, place.box);
    }
  }
  pdf.end();
  return { pdf: await whole, notWhole: [...notWhole] };
}

function writable({ code, title, lines }: Label, fonts: Fonts): { written: Label; isWhole: boolean } {
  const [ofCode, ofTitle, ofLines] = [
    fonts.writable(code),
    title === null ? null : fonts.writable(title),
    lines.map(fonts.writable),
  ];
  return {
    written: {
      code: ofCode.text,
      title: ofTitle?.text ?? null,
      lines: ofLines.map(({ text }) => text),
    },
    isWhole: [ofCode, ...ofLines].every(({ isWhole }) => isWhole) && ofTitle?.isWhole !== false,
  };
}

function penOf(pdf: PDFKit.PDFDocument, fonts: Fonts): Pen {
  const partsOf = (text: string, weight: Weight, size: number) =>
    fonts.runsOf(text).map(({ font, text: part }) => {
      const name = font === 'japanese' ? `japanese ${weight}` : weight;
      return { name, part, width: pdf.font(name).fontSize(size).widthOfString(part) };
    });
  const ascenderOf = (name: string, size: number) => (fonts.ascenders.get(name) ?? 0) * size;
  return {
    measure: (text, weight, size) =>
      partsOf(text, weight, size).reduce((width, part) => width + part.width, 0),
    write(text, weight, size, x, y) {
      // Moves each run down to a shared baseline, as fonts differ in ascender height.
      const line = ascenderOf(weight, size);
      let at = x;
      for (const { name, part, width } of partsOf(text, weight, size)) {
        const top = y + line - ascenderOf(name, size);
        pdf.font(name).fontSize(size).text(part, at, top, { lineBreak: false });
        at += width;
      }
    },
    fill(boxes) {
      for (const { x, y, width, height } of boxes) pdf.rect(x, y, width, height);
      pdf.fill('black');
    },
  };
}
