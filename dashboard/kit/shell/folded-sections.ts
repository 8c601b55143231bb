import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Section } from '../areas/room.ts';

/** The folded sections of the navigation, stored in this browser. */
interface Folded {
  sections: readonly Section[];
}

const folded = createStore<Folded>()(
  persist((): Folded => ({ sections: [] }), { name: 'tryset.navigation' }),
);

export const useIsFolded = (section: Section): boolean =>
  useStore(folded, ({ sections }) => sections.includes(section));

/** Folds or unfolds a section. */
export function fold(section: Section, isFolded: boolean): void {
  folded.setState(({ sections }) => {
    const others = sections.filter((each) => each !== section);
    return { sections: isFolded ? [...others, section] : others };
  });
}
