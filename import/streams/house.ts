import type { Actor } from '#domain/actor.ts';

/** The actor of imported events: staff without a name, since the file names none. */
export const house: Actor = { label: 'staff', id: null };
