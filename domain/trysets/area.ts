import type { Area } from '../area.ts';

export const trysetsArea = {
  kinds: ['tryset'],
  references: { trysetId: 'tryset' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
