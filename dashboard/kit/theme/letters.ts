import type { Language } from '../preferences/preferences.ts';
import { appFace, displayFace, japaneseFace } from './tokens.ts';

// All files of fonts are requested with the first line that runs: the first has Latin and Hangul, the second Japanese, the
// third is for titles.
const faces = {
  [appFace]: import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
  [japaneseFace]: import('@fontsource-variable/noto-sans-jp/wght.css'),
  [displayFace]: import('@fontsource-variable/bricolage-grotesque/index.css'),
};
for (const face of Object.values(faces)) face.catch(() => undefined);

/** The longest that a page waits for letters, in ms. */
const patience = 3_000;

/** Of the parts in which a font comes, those that every page of the language needs. */
const first: Record<Language, string> = { en: 'Aa0', ko: 'Aa0가', ja: 'Aa0あ' };

/**
 * Resolves when the letters that every page begins with are there: a page that changed them afterwards would jump. Where
 * they do not come, it resolves as well, and the page is shown in the device's own.
 */
export async function letters(language: Language): Promise<void> {
  const needed = [language === 'ja' ? japaneseFace : appFace, displayFace] as const;
  const coming = needed.map(async (face) => {
    await faces[face];
    await document.fonts.load(`1rem ${face}`, first[language]);
  });
  const enough = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.allSettled(coming), enough]);
}
