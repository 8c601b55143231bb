import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../preferences/preferences.ts';

// Each language is a file of its own: only what is spoken is loaded.
const texts = {
  ko: () => import('./ko/index.ts').then((module) => module.ko),
  en: () => import('./en/index.ts').then((module) => module.en),
  ja: () => import('./ja/index.ts').then((module) => module.ja),
};

i18next.use(initReactI18next).init({
  lng: 'cimode',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  resources: {},
});

/** Loads a language where it is not there yet and speaks it from then on. */
export async function speak(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await texts[language]());
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
