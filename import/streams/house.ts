import type { Actor } from '#domain/actor.ts';

/** Staff of the house without a name, since the file has none. */
export const house: Actor = { label: 'staff', id: null };
