import type { Area } from '../area.ts';

export const membersArea = {
  kinds: ['user'],
  references: { userId: 'user', exclusiveCuratorIds: 'user' },
  referencesOf: {},
  persons: ['user', 'staff'],
  upcasters: {
    // Since version 2 the username is sealed with the personal data, and null; where it stands readable it stays so.
    MemberRegistered: { 1: (data) => data },
  },
} as const satisfies Area;
