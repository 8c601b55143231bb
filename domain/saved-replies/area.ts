import type { Area } from '../area.ts';

export const savedRepliesArea = {
  kinds: ['saved_reply'],
  references: {},
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
