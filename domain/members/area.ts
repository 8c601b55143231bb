import type { Area } from '../area.ts';

export const membersArea = {
  kinds: ['user'],
  references: { userId: 'user', exclusiveCuratorIds: 'user' },
  referencesOf: {},
  persons: ['user', 'staff'],
  upcasters: {
    // Since version 2 the username is null and sealed with the personal data. Older events keep it readable.
    MemberRegistered: { 1: (data) => data },
  },
} as const satisfies Area;
