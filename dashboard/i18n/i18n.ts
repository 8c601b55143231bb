import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, preferences } from '../kit/preferences/preferences.ts';
import type { textAreas } from './en/index.ts';
import { speakPlurals } from './plural.ts';

/** A file of texts in each language's folder. */
export type TextArea = keyof typeof textAreas;

i18next.use(initReactI18next).init({
  lng: 'cimode',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  resources: {},
});

speakPlurals(i18next);

type Texts = Record<string, unknown>;
// Without the files that put all areas together for tests: with them, every area would be built twice over.
const files = import.meta.glob<Texts>(['./{en,ja,ko}/*.ts', '!./*/{index,files}.ts']);

function textsOf(language: Language, area: TextArea): Promise<Texts> {
  const file = files[`./${language}/${area}.ts`];
  return file === undefined ? Promise.reject(new Error(`no texts of ${area} in ${language}`)) : file();
}

/** What is on the screen needs these areas, also after the language has changed. */
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

/** Loads these areas' texts in the language that is spoken; a room waits for its own before it is shown. */
export async function needTexts(needed: readonly TextArea[]): Promise<void> {
  for (const area of needed) areas.add(area);
  const { language } = preferences.getState();
  await Promise.all(needed.map((area) => load(language, area)));
}

/** A part of a page that is loaded when it is needed, with the texts that no other part of the page speaks. */
export async function withTexts<Part>(needed: readonly TextArea[], load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), needTexts(needed)]);
  return part;
}

/** Speaks a language from the moment on when its texts are there. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...areas].map((area) => load(language, area)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
