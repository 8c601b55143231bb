import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

interface KeyPreference {
  isOn: boolean;
}

/** Single-letter keys can be switched off, for people who dictate or press keys by accident: WCAG 2.1.4. */
export const keyPreference = createStore<KeyPreference>()(
  persist((): KeyPreference => ({ isOn: true }), { name: 'tryset.keys' }),
);

export function useKeysOn(): boolean {
  return useStore(keyPreference, ({ isOn }) => isOn);
}
