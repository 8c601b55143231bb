import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { PackingDesk } from './desk-state.ts';
import { emptyDesk, restored } from './stored-desk.ts';

/** The desk's state in session storage: a reload continues the work, and each tab is a desk of its own. */
export const deskStore = createStore<PackingDesk>()(
  persist(() => emptyDesk, {
    name: 'tryset.packing',
    storage: createJSONStorage(() => sessionStorage),
    version: 1,
    merge: (stored) => restored(stored),
  }),
);
