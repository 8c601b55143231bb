import type { Area } from '../area.ts';

/** Comments are events in the streams of their entities, and name accounts. */
export const commentsArea = {
  kinds: ['staff', 'brand_admin'],
  references: { staffIds: 'staff', brandAdminIds: 'brand_admin' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
