import type { Area } from '../area.ts';

export const invitationsArea = {
  kinds: ['invitation'],
  references: { invitationId: 'invitation' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
