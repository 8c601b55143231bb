import type { Area } from '../area.ts';

export const likesArea = {
  kinds: [],
  references: { magazineId: 'magazine' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
