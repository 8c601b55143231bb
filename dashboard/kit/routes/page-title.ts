import { createStore } from 'zustand/vanilla';

/** What the page that is open is about, where it is one thing of many; its heading says it. */
export const openThing = createStore<{ name: string | null }>()(() => ({ name: null }));

interface Titled {
  /** Null where nothing is open, or no more than the room itself. */
  thing: string | null;
  room: string | null;
  managerTitle: string;
  brand: { name: string | null; nameKo: string | null } | null;
}

/**
 * The thing, the room, and the brand's English name (Korean where that is missing) in square brackets before the manager's
 * title: of many tabs only the beginning can be read.
 */
export function pageTitle({ thing, room, managerTitle, brand }: Titled): string {
  const name = brand?.name || brand?.nameKo;
  const manager = name ? `[${name}] ${managerTitle}` : managerTitle;
  return [thing === room ? null : thing, room, manager].filter(Boolean).join(' · ');
}
