import type { Language } from '../preferences/preferences.ts';
import { appFace, displayFace, japaneseFace } from './tokens.ts';

// Requested as soon as this module runs: fonts for Latin and Hangul, for Japanese, and for titles.
const faces = {
  [appFace]: import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
  [japaneseFace]: import('@fontsource-variable/noto-sans-jp/wght.css'),
  [displayFace]: import('@fontsource-variable/bricolage-grotesque/index.css'),
};
for (const face of Object.values(faces)) face.catch(() => undefined);

/** Maximum time that a page waits for its fonts, in ms. */
const patience = 3_000;

/** Sample characters. They load the subsets of a font that every page of the language needs. */
const first: Record<Language, string> = { en: 'Aa0', ko: 'Aa0가', ja: 'Aa0あ' };

/**
 * Resolves when the language's first font subsets are loaded, since a later change of fonts would shift the layout. Never
 * rejects: after a failure or 3 s the page uses the device's own fonts.
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
