import { createStore } from 'zustand/vanilla';

/** Name of the entity on the open page, from the page's heading; null if the page shows no single entity. */
export const openThing = createStore<{ name: string | null }>()(() => ({ name: null }));

interface Titled {
  /** Name of the page's entity; null if the page shows no single entity. */
  thing: string | null;
  room: string | null;
  managerTitle: string;
  brand: { name: string | null; nameKo: string | null } | null;
}

/**
 * The browser tab's title, such as `S0000012 · Stock item · [Brand] Tryset manager`. The name of the open entity comes first,
 * since a narrow tab shows only the beginning. The brand has its English name, or its Korean one if that is missing.
 */
export function pageTitle({ thing, room, managerTitle, brand }: Titled): string {
  const name = brand?.name || brand?.nameKo;
  const manager = name ? `[${name}] ${managerTitle}` : managerTitle;
  return [thing === room ? null : thing, room, manager].filter(Boolean).join(' · ');
}
