import type { Area } from '../area.ts';

/** Its events stand in the streams of what they are about. */
export const commentsArea = {
  kinds: [],
  references: {},
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
