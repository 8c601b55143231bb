import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

interface KeyPreference {
  isOn: boolean;
}

/**
 * Whether single-letter keys are on. People who dictate or press keys by accident can switch them off (WCAG 2.1.4).
 */
export const keyPreference = createStore<KeyPreference>()(
  persist((): KeyPreference => ({ isOn: true }), { name: 'tryset.keys' }),
);

export function useKeysOn(): boolean {
  return useStore(keyPreference, ({ isOn }) => isOn);
}
