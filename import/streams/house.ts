import type { Actor } from '#domain/actor.ts';

/** The house, without saying which of its people: the file does not tell. */
export const house: Actor = { label: 'staff', id: null };
