import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

export const languages = ['ko', 'en', 'ja'] as const;
export type Language = (typeof languages)[number];

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** `own`: the time zone of the person's device. `korea`: Asia/Seoul, whichever place they are at. */
export const zoneChoices = ['own', 'korea'] as const;
export type ZoneChoice = (typeof zoneChoices)[number];

interface Preferences {
  language: Language;
  theme: ThemeChoice;
  zone: ZoneChoice;
}

/** The first of the person's languages that the dashboard speaks; Korean where it speaks none of them. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = languages.find((known) => tag.toLowerCase().split('-')[0] === known);
    if (language !== undefined) return language;
  }
  return 'ko';
}

export const preferences = createStore<Preferences>()(
  persist(
    () => ({ language: languageFor(navigator.languages), theme: 'system', zone: 'own' }) as Preferences,
    {
      name: 'tryset.preferences',
    },
  ),
);

export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useStore(preferences, (state) => state[name]);
}
