import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, preferences } from '../kit/preferences/preferences.ts';
import type { areaTexts, sharedTexts } from './en/index.ts';
import { textsIn } from './files-of-texts.ts';
import { speakPlurals } from './plural.ts';

/** The name of a file of texts, the same in each language's folder. */
export type TextArea = keyof typeof sharedTexts | keyof typeof areaTexts;

i18next.use(initReactI18next).init({
  lng: 'cimode',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  resources: {},
});

speakPlurals(i18next);

// A language's file lists its texts and has those of each visit.
const languages = {
  en: () => import('./en/joined/files.ts'),
  ko: () => import('./ko/joined/files.ts'),
  ja: () => import('./ja/joined/files.ts'),
} satisfies Record<Language, object>;

async function textsOf(language: Language, area: TextArea): Promise<object> {
  const { files } = await languages[language]();
  return textsIn(files, area);
}

/** The text areas that were requested so far. A change of language loads all of them again. */
const areas = new Set<TextArea>(['shell', 'common']);
const loaded = new Map<string, Promise<void>>();

function load(language: Language, area: TextArea): Promise<void> {
  const key = `${language}/${area}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const loading = textsOf(language, area).then((texts) => {
    i18next.addResourceBundle(language, 'translation', { ...texts }, true, true);
  });
  loading.catch(() => loaded.delete(key));
  loaded.set(key, loading);
  return loading;
}

/** Loads the texts of these areas in the current language. A page waits for its texts before it appears. */
export async function needTexts(needed: readonly TextArea[]): Promise<void> {
  for (const area of needed) areas.add(area);
  const { language } = preferences.getState();
  await Promise.all(needed.map((area) => load(language, area)));
}

/** Loads a part of a page on demand, together with the texts that only this part uses. */
export async function withTexts<Part>(needed: readonly TextArea[], load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), needTexts(needed)]);
  return part;
}

/** Switches the language once its texts are loaded. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...areas].map((area) => load(language, area)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
