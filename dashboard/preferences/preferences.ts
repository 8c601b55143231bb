import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type Language, languageFor } from './language-for.ts';

export { type Language, languages } from './language-for.ts';

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
