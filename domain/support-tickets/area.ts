import type { Area } from '../area.ts';

export const supportTicketsArea = {
  kinds: ['support_ticket'],
  references: { staffId: 'staff' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
