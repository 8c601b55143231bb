import type { LabelSymbol } from '#domain/labels/label-kinds.ts';
import type { Label } from '../label.ts';
import { moduleWidth, quietModules } from './code128.ts';
import type { Weight } from './fonts.ts';
import type { Box, Paper } from './papers.ts';
import type { DrawnSymbol } from './symbol.ts';
import { linesOf } from './text.ts';

/** Drawing functions for labels. */
export interface Pen {
  /** Returns the width of a text in points. */
  measure(text: string, weight: Weight, size: number): number;
  write(text: string, weight: Weight, size: number, x: number, y: number): void;
  /** Fills these boxes in black. */
  fill(boxes: readonly Box[]): void;
}

const lineHeight = 1.3;

/**
 * Draws a label into its box.
 *
 * @throws {NotAsCode128} if the label's code is too long for this paper.
 */
export function drawLabel(
  pen: Pen,
  { edge, letters }: Pick<Paper, 'edge' | 'letters'>,
  label: Label,
  kind: LabelSymbol,
  symbol: DrawnSymbol,
  box: Box,
): void {
  const inner = inset(box, edge);
  const [symbolBox, text] =
    kind === 'qr' ? besideMatrix(inner, symbol) : aboveStripes(inner, label.code, symbol, letters.code);
  pen.fill(symbol.bars.map((bar) => scaled(bar, symbol, symbolBox)));
  // Bars leave little height for text, so Code 128 labels print the code smaller.
  const largest = kind === 'qr' ? letters.code : letters.code * 0.85;
  if (label.title === null && label.lines.length === 0) writeAlone(pen, largest, label.code, text);
  else writeLines(pen, { ...letters, code: largest }, label, text);
}

/** Places a QR code at full height on the left, or on top on upright paper. The text gets the remaining space. */
function besideMatrix(inner: Box, { width: modules }: DrawnSymbol): [symbol: Box, text: Box] {
  const { x, y, width, height } = inner;
  const isUpright = height > width;
  const side = isUpright ? width * 0.62 : Math.min(height, width * 0.4);
  const used = side + (side / modules) * quietModules.qr;
  if (isUpright) {
    return [
      { x, y, width: side, height: side },
      { x, y: y + used, width, height: height - used },
    ];
  }
  return [
    { x, y: y + (height - side) / 2, width: side, height: side },
    { x: x + used, y, width: width - used, height },
  ];
}

/** Places a Code 128 centred at the bottom, up to the width that scanners read easily. */
function aboveStripes(
  inner: Box,
  code: string,
  { width: modules }: DrawnSymbol,
  letters: number,
): [symbol: Box, text: Box] {
  const width = modules * Math.min(moduleWidth(code, modules, inner.width), letters * 0.09);
  const height = inner.height * 0.32;
  const y = inner.y + inner.height - height;
  const symbol = { x: inner.x + (inner.width - width) / 2, y, width, height };
  return [symbol, { ...inner, height: inner.height - height - 2 }];
}

/** Draws a code without other text: as large as fits, vertically centred. */
function writeAlone(pen: Pen, largest: number, code: string, box: Box): void {
  const size = sizeOf(pen, code, Math.min(largest * 2.6, box.height / lineHeight), box.width);
  pen.write(code, 'bold', size, box.x, box.y + (box.height - size * lineHeight) / 2);
}

function writeLines(pen: Pen, letters: Paper['letters'], { code, title, lines }: Label, box: Box): void {
  const size = sizeOf(pen, code, letters.code, box.width);
  pen.write(code, 'bold', size, box.x, box.y);
  const texts = [
    ...(title === null ? [] : [{ text: title, weight: 'bold' as const, size: letters.line * 1.15 }]),
    ...lines.map((text) => ({ text, weight: 'regular' as const, size: letters.line })),
  ];
  const broken = (atMost: number) =>
    texts.flatMap(({ text, weight, size }) =>
      linesOf(text, box.width, atMost, (part) => pen.measure(part, weight, size)).map((line) => ({
        line,
        weight,
        size,
      })),
    );
  const room = box.height - size * lineHeight;
  const heightOf = (all: ReturnType<typeof broken>) =>
    all.reduce((height, { size }) => height + size * lineHeight, 0);
  const two = broken(2);
  let y = box.y + size * lineHeight;
  for (const { line, weight, size } of heightOf(two) > room ? broken(1) : two) {
    if (y + size > box.y + box.height) return;
    pen.write(line, weight, size, box.x, y);
    y += size * lineHeight;
  }
}

/** The font size at which a code fits on one line, as a code is never cut. */
function sizeOf(pen: Pen, code: string, largest: number, width: number): number {
  return Math.min(largest, (largest * width) / pen.measure(code, 'bold', largest));
}

function inset({ x, y, width, height }: Box, edge: number): Box {
  return { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
}

function scaled(bar: Box, symbol: DrawnSymbol, box: Box): Box {
  const [across, down] = [box.width / symbol.width, box.height / symbol.height];
  return {
    x: box.x + bar.x * across,
    y: box.y + bar.y * down,
    width: bar.width * across,
    height: bar.height * down,
  };
}
