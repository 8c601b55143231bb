import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { readFonts, type Weight } from '../../labels/draw/fonts.ts';
import { linesOf } from '../../labels/draw/text.ts';
import { type Paper, type PaperColumn, paperRight } from './paper.ts';
import { penOf } from './pen.ts';
import { withoutSubstitutions } from './without-substitutions.ts';

const margin = 40;
const bottom = 790;
const amountsEnd = 330;
const rowHeight = 14;
const cellSize = 8;

/** Draws a paper as a PDF whose text can be copied. It embeds only the glyphs that occur. */
export async function paperPdf(paper: Paper): Promise<Buffer> {
  const { language, title, brandName, heads, sums, columns, rows, pageWord, createdTime } = paper;
  const fonts = await readFonts([JSON.stringify(paper)]);
  const info = { Title: title, CreationDate: new Date(createdTime), Producer: 'tryset', Creator: 'tryset' };
  const pdf = new PDFDocument({
    autoFirstPage: false,
    size: 'A4',
    margin: 0,
    lang: language,
    info,
    displayTitle: true,
  });
  for (const [name, file] of fonts.files) pdf.registerFont(name, withoutSubstitutions(file));
  const whole = buffer(pdf);
  const { write, writeRight, measure } = penOf(pdf, fonts);
  let y = margin;
  let pages = 0;

  newPage();
  write(title, 'bold', 18, margin, y);
  down(30);
  write(brandName, 'bold', 12, margin, y);
  down(20);
  for (const text of heads) {
    write(text, 'regular', 9, margin, y);
    down(13);
  }
  down(8);
  for (const group of sums) {
    for (const { name, amount } of group) {
      write(name, 'regular', 10, margin, y);
      writeRight(amount, 'bold', 10, amountsEnd, y);
      down(16);
    }
    down(8);
  }
  const titles = columns.map((column) => column.title);
  row(titles, 'bold');
  for (const cells of rows) {
    if (y + rowHeight > bottom) {
      newPage();
      row(titles, 'bold');
    }
    row(cells, 'regular');
  }
  pdf.end();
  return whole;

  function newPage(): void {
    pdf.addPage();
    pages += 1;
    y = margin;
    writeRight(`${pageWord} ${pages}`, 'regular', cellSize, paperRight, bottom + 10);
  }

  function down(height: number): void {
    y += height;
    if (y > bottom) newPage();
  }

  function row(cells: readonly string[], weight: Weight): void {
    for (const [index, column] of columns.entries()) {
      const text = cut(cells[index] ?? '', column, weight);
      if (column.isRight) writeRight(text, weight, cellSize, column.edge, y);
      else write(text, weight, cellSize, column.edge, y);
    }
    y += rowHeight;
  }

  function cut(text: string, { width }: PaperColumn, weight: Weight): string {
    if (width === undefined) return text;
    const written = fonts.writable(text).text;
    const [shown = ''] = linesOf(written, width, 1, (part) => measure(part, weight, cellSize));
    return shown;
  }
}
