import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  { paths: /^\/v1\/users/, known: ({ house }) => ({ id: house.member.id }) },
];
