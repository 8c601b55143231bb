import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  {
    // Only a confirmed call creates a notice.
    paths: /^\/v1\/inbox\/notices$/,
    known: ({ house }) => ({ ids: [house.member.id], confirm: true }),
  },
];
