import type { Area } from '../area.ts';

/** Its events stand in the streams of what they are about, and name accounts. */
export const commentsArea = {
  kinds: ['staff', 'brand_admin'],
  references: { staffIds: 'staff', brandAdminIds: 'brand_admin' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
