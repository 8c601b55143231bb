import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  { paths: /^\/v1\/stocks/, known: ({ house }) => ({ id: house.stockIds[1] }) },
];
