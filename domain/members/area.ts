import type { Area } from '../area.ts';

export const membersArea = {
  kinds: ['user'],
  references: { userId: 'user', exclusiveCuratorIds: 'user' },
  referencesOf: {},
  persons: ['user', 'staff'],
  upcasters: {
    // Since version 2 the username is null and sealed with the personal data. Version 1 events have a readable username.
    MemberRegistered: { 1: (data) => data },
  },
} as const satisfies Area;
