import type { Area } from '../area.ts';

export const feedbackArea = {
  kinds: ['brand_feedback'],
  references: { brandFeedbackId: 'brand_feedback' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
