import type { Fonts, Weight } from '../../labels/draw/fonts.ts';

/** Writes texts on a page. Runs of several fonts share a baseline. */
export function penOf(pdf: PDFKit.PDFDocument, fonts: Fonts) {
  const widths = new Map<string, number>();

  function widthOf(name: string, part: string, size: number): number {
    const key = `${name}:${size}:${part}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = pdf.font(name).fontSize(size).widthOfString(part);
    widths.set(key, width);
    return width;
  }
  const partsOf = (text: string, weight: Weight, size: number) =>
    fonts.runsOf(text).map(({ font, text: part }) => {
      const name = font === 'japanese' ? `japanese ${weight}` : weight;
      return { name, part, width: widthOf(name, part, size) };
    });
  const ascenderOf = (name: string, size: number) => (fonts.ascenders.get(name) ?? 0) * size;
  const measure = (text: string, weight: Weight, size: number) =>
    partsOf(text, weight, size).reduce((width, part) => width + part.width, 0);

  function write(text: string, weight: Weight, size: number, x: number, y: number): void {
    const line = ascenderOf(weight, size);
    let at = x;
    for (const { name, part, width } of partsOf(fonts.writable(text).text, weight, size)) {
      const top = y + line - ascenderOf(name, size);
      pdf.font(name).fontSize(size).text(part, at, top, { lineBreak: false });
      at += width;
    }
  }

  return {
    measure,
    write,
    /** Writes a text that ends at `end`. */
    writeRight(text: string, weight: Weight, size: number, end: number, y: number): void {
      write(text, weight, size, end - measure(text, weight, size), y);
    },
  };
}
