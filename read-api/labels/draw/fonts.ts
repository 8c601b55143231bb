import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** One family that has all of Hangul, the kana and more than seven thousand kanji beside Latin. */
const folder = 'pretendard-jp/dist/public/static/alternative/PretendardJP-';

export interface Fonts {
  regular: Buffer;
  bold: Buffer;
  /** The text as these can write it: what they have no letter for is a square. */
  writable(text: string): string;
}

/** Reads some eleven megabytes, which go with the thread that draws. */
export async function readFonts(): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url);
  const [regular, bold] = await Promise.all([
    readFile(resolve(`${folder}Regular.ttf`)),
    readFile(resolve(`${folder}Bold.ttf`)),
  ]);
  const font = create(regular);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('the file of the labels’ font holds several');
  return { regular, bold, writable: (text) => writableIn(font, text) };
}

function writableIn(font: Font, text: string): string {
  // Some devices write Hangul in its parts, which the font has only put together.
  const signs = [...text.normalize('NFC').replaceAll(/\s+/g, ' ')];
  return signs.map((sign) => (font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : '□')).join('');
}
