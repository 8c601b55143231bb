import type { Area } from '../area.ts';

export const looksArea = {
  kinds: ['look'],
  references: { lookId: 'look' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
