import type { Area } from '../area.ts';

export const supportTicketsArea = {
  kinds: ['support_ticket'],
  references: {},
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
