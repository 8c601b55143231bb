import bwip from 'bwip-js/node';
import type { LabelSymbol } from '#domain/labels/label-kinds.ts';
import type { Box } from './papers.ts';

/** The black boxes of a symbol, in modules from its upper left corner, without the quiet zone. */
export interface DrawnSymbol {
  width: number;
  height: number;
  bars: readonly Box[];
}

/** The symbol for a text. A Code 128 is one module high and is stretched later; its text must be printable ASCII. */
export function symbolOf(kind: LabelSymbol, code: string): DrawnSymbol {
  // A QR code uses medium error correction: it survives a crease and keeps modules large enough for small labels.
  const [drawn] = bwip.raw({ bcid: kind === 'qr' ? 'qrcode' : kind, text: code });
  if (drawn === undefined) throw new Error(`no symbol for ${code}`);
  return 'pixs' in drawn ? matrix(drawn.pixs, drawn.pixx) : stripes(drawn.sbs);
}

/** Merges black neighbours of a row into one bar. */
function matrix(modules: readonly number[], width: number): DrawnSymbol {
  const bars: Box[] = [];
  modules.forEach((isBlack, at) => {
    if (isBlack === 0) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    const last = bars.at(-1);
    if (last !== undefined && last.y === y && last.x + last.width === x) last.width += 1;
    else bars.push({ x, y, width: 1, height: 1 });
  });
  return { width, height: modules.length / width, bars };
}

/** @param widths alternating widths of bars and spaces */
function stripes(widths: readonly number[]): DrawnSymbol {
  const bars: Box[] = [];
  let x = 0;
  widths.forEach((width, at) => {
    if (at % 2 === 0) bars.push({ x, y: 0, width, height: 1 });
    x += width;
  });
  return { width: x, height: 1, bars };
}
