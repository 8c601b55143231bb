import { useSyncExternalStore } from 'react';
import translator, { onLanguage } from './translator.ts';

/** The hook of react-i18next, for the translator. Components render again after a change of language. */
export function useTranslation() {
  const language = useSyncExternalStore(onLanguage, () => translator.language);
  return { t: translator.getFixedT(language), i18n: translator };
}

/** Has no effect: the hook needs no plugin, as there is one translator. */
export const initReactI18next = {};
