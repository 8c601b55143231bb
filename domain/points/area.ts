import type { Area } from '../area.ts';

/** Its streams are named by members, of whose histories they are a part. */
export const pointsArea = {
  kinds: [],
  references: {},
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
