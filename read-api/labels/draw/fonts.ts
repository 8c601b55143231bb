import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { composedKana } from '#domain/text/plain.ts';

/** One family that has all of Hangul, the kana and more than seven thousand kanji beside Latin. */
const folder = 'pretendard-jp/dist/public/static/alternative/PretendardJP-';
/** One with the rarer kanji of names, and with signs such as those of companies: 17,000 in all. */
const rarePackage = '@embedpdf/fonts-jp';

export type Weight = 'regular' | 'bold';
/** The names of fonts for the drawing library: each weight of the family, and of the one with rare signs. */
export type FontName = Weight | `rare ${Weight}`;

/** A stretch of a text that one font writes. */
export interface Run {
  font: 'usual' | 'rare';
  text: string;
}

export interface Fonts {
  files: ReadonlyMap<FontName, Buffer>;
  /** How high letters stand over their line, as a part of their size. */
  ascenders: ReadonlyMap<string, number>;
  /** The text as these can write it. A sign that neither has is a square. */
  writable(text: string): { text: string; isWhole: boolean };
  /** A writable text by the fonts that write it. */
  runsOf(text: string): Run[];
}

const { resolve } = createRequire(import.meta.url);
const rareFolder = new URL('../fonts/NotoSansJP-', `file://${resolve(rarePackage)}`);

/** Reads some eleven megabytes, and nine more where these texts have rare signs. They go with the thread that draws. */
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
  let rare: Font | null = null;
  if (texts.some((text) => signsOf(text).some((sign) => !has(usual, sign)))) {
    const [rareRegular, rareBold] = await Promise.all([
      readFile(new URL(`${rareFolder.href}Regular.otf`)),
      readFile(new URL(`${rareFolder.href}Bold.otf`)),
    ]);
    files.set('rare regular', rareRegular).set('rare bold', rareBold);
    rare = fontOf(rareRegular);
  }
  const isRare = (sign: string) => !has(usual, sign) && rare !== null && has(rare, sign);
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
      const signs = signsOf(text).map((sign) => (has(usual, sign) || isRare(sign) ? sign : null));
      return { text: signs.map((sign) => sign ?? '□').join(''), isWhole: !signs.includes(null) };
    },
    runsOf(text) {
      const runs: Run[] = [];
      for (const sign of text) {
        const font = isRare(sign) ? 'rare' : 'usual';
        const last = runs.at(-1);
        if (last?.font === font) last.text += sign;
        else runs.push({ font, text: sign });
      }
      return runs;
    },
  };
}

/** Some devices write Hangul in its parts, which the fonts have only put together, and kana half as wide. */
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
