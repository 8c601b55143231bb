import { type LabelFormat, labelsOnPage } from '#domain/labels/label-kinds.ts';

const mm = 72 / 25.4;

/** A rectangle, in points from the page's upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A format's page and labels, in points. */
export interface Paper {
  page: [width: number, height: number];
  /** Box of the label at this position of a page, counted from 0, row by row. */
  place(at: number): Box;
  /** Margin at each edge of a label, as printers and cutters are inexact. */
  edge: number;
  /** Maximum font sizes of the code and of the other lines. */
  letters: { code: number; line: number };
}

function single(width: number, height: number, edge: number, letters: Paper['letters']): Paper {
  const box = { x: 0, y: 0, width: width * mm, height: height * mm };
  return { page: [box.width, box.height], place: () => box, edge: edge * mm, letters };
}

/** A sheet of twenty-one labels of 63.5 × 38.1 mm, sold in Korea, Japan and Europe. */
const sheet: Paper = {
  page: [210 * mm, 297 * mm],
  place(at) {
    const column = at % 3;
    const row = Math.floor(at / 3);
    const [width, height] = [63.5 * mm, 38.1 * mm];
    return { x: (7.2 + column * 66.05) * mm, y: 15.15 * mm + row * height, width, height };
  },
  edge: 3 * mm,
  letters: { code: 16, line: 8 },
};

export const papers: Readonly<Record<LabelFormat, Paper>> = {
  '62x29': single(62, 29, 2, { code: 15, line: 7 }),
  a6: single(105, 148, 8, { code: 40, line: 16 }),
  a4: sheet,
};

/** Pages and boxes of labels that begin at a position of the first page, counted from 0. */
export function placesOf(format: LabelFormat, start: number, amount: number): { page: number; box: Box }[] {
  const onPage = labelsOnPage[format];
  return Array.from({ length: amount }, (_, n) => {
    const at = start + n;
    return { page: Math.floor(at / onPage), box: papers[format].place(at % onPage) };
  });
}
