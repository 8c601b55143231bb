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
 * The browser tab's title, such as `[Brand] Tryset manager · Stock item · S0000012`. The brand has its English name, or its
 * Korean one if that is missing.
 */
export function pageTitle({ thing, room, managerTitle, brand }: Titled): string {
  const name = brand?.name || brand?.nameKo;
  const manager = name ? `[${name}] ${managerTitle}` : managerTitle;
  return [manager, room, thing === room ? null : thing].filter(Boolean).join(' · ');
}
