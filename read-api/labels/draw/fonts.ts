import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { composedKana } from '#domain/text/plain.ts';

/** A font family with Latin, all of Hangul and the kana, but no kanji. */
const folder = 'pretendard/dist/public/static/alternative/Pretendard-';
/**
 * A font family with kana, kanji (also rare ones in names) and symbols such as those of companies: 17,000 characters.
 */
const japanesePackage = '@embedpdf/fonts-jp';

export type Weight = 'regular' | 'bold';
/** Font names for the drawing library: each weight of the usual and of the Japanese family. */
export type FontName = Weight | `japanese ${Weight}`;

/** A part of a text that is written in one font. */
export interface Run {
  font: 'usual' | 'japanese';
  text: string;
}

export interface Fonts {
  files: ReadonlyMap<FontName, Buffer>;
  /** Ascender height by font, as a fraction of the font size. */
  ascenders: ReadonlyMap<string, number>;
  /** Replaces characters that neither font has by a square. */
  writable(text: string): { text: string; isWhole: boolean };
  /** Splits a writable text by font. */
  runsOf(text: string): Run[];
}

const { resolve } = createRequire(import.meta.url);
const japaneseFolder = new URL('../fonts/NotoSansJP-', `file://${resolve(japanesePackage)}`);
const isKana = (sign: string) => /[\u3040-\u30ff]/.test(sign);

/** Loads about 5 MB of fonts, and 9 MB more if the texts have kanji or symbols. The drawing thread's exit frees them. */
export async function readFonts(texts: readonly string[]): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    readFile(resolve(`${folder}Regular.ttf`)),
    readFile(resolve(`${folder}Bold.ttf`)),
  ]);
  const files = new Map<FontName, Buffer>([
    ['regular', regular],
    ['bold', bold],
  ]);
  const usual = fontOf(regular);
  let japanese: Font | null = null;
  if (texts.some((text) => signsOf(text).some((sign) => !has(usual, sign)))) {
    const [japaneseRegular, japaneseBold] = await Promise.all([
      readFile(new URL(`${japaneseFolder.href}Regular.otf`)),
      readFile(new URL(`${japaneseFolder.href}Bold.otf`)),
    ]);
    files.set('japanese regular', japaneseRegular).set('japanese bold', japaneseBold);
    japanese = fontOf(japaneseRegular);
  }
  // In a text with kanji, kana use the kanji's family, so that a word has one design.
  const isJapanese = (sign: string) =>
    japanese !== null && has(japanese, sign) && (isKana(sign) || !has(usual, sign));
  const ascenders = new Map(
    [...files].map(([name, file]) => {
      const { ascent, unitsPerEm } = fontOf(file);
      return [name, ascent / unitsPerEm] as const;
    }),
  );
  return {
    files,
    ascenders,
    writable(text) {
      const signs = signsOf(text).map((sign) => (has(usual, sign) || isJapanese(sign) ? sign : null));
      return { text: signs.map((sign) => sign ?? '□').join(''), isWhole: !signs.includes(null) };
    },
    runsOf(text) {
      const runs: Run[] = [];
      for (const sign of text) {
        const font = isJapanese(sign) ? 'japanese' : 'usual';
        const last = runs.at(-1);
        if (last?.font === font) last.text += sign;
        else runs.push({ font, text: sign });
      }
      return runs;
    },
  };
}

/** Composes decomposed Hangul and half-width kana, which the fonts lack. */
function signsOf(text: string): string[] {
  return [...composedKana(text).normalize('NFC').replaceAll(/\s+/g, ' ')];
}

function has(font: Font, sign: string): boolean {
  return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}

function fontOf(file: Buffer): Font {
  const font = create(file);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('the file of the labels’ font holds several');
  return font;
}
