import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type CountingDesk, emptyDesk, restored } from './desk-state.ts';

/** The desk's state in session storage: a reload continues the work, and each tab is a desk of its own. */
export const deskStore = createStore<CountingDesk>()(
  persist(() => emptyDesk, {
    name: 'tryset.stocktake',
    storage: createJSONStorage(() => sessionStorage),
    version: 1,
    merge: (stored) => restored(stored),
  }),
);
