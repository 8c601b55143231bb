import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { CourierCode } from '#domain/couriers.ts';
import { type Language, languages } from '#domain/words/languages.ts';
import { languageFor } from './language-for.ts';

export { type Language, languages };

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** `own`: the time zone of the person's device. `korea`: Asia/Seoul, wherever the person is. */
export const zoneChoices = ['own', 'korea'] as const;
export type ZoneChoice = (typeof zoneChoices)[number];

interface Preferences {
  language: Language;
  theme: ThemeChoice;
  zone: ZoneChoice;
  /** The page that opens first; null for the usual start page. */
  startRoom: string | null;
  /** The courier of the parcels that the person packed last. */
  courier: CourierCode;
  /** Whether the person closed the notice that the admin pages are being improved. A closed notice never returns. */
  hasClosedNotice: boolean;
  /** Whether the person closed the introduction to the most frequent tasks. A closed introduction never returns. */
  hasSeenFirstSteps: boolean;
}

export const preferences = createStore<Preferences>()(
  persist(
    (): Preferences => ({
      language: languageFor(navigator.languages),
      theme: 'system',
      zone: 'own',
      startRoom: null,
      courier: 'CJ_LOGISTICS',
      hasClosedNotice: false,
      hasSeenFirstSteps: false,
    }),
    {
      name: 'tryset.preferences',
    },
  ),
);

export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useStore(preferences, (state) => state[name]);
}
