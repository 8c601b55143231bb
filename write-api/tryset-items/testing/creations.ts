import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  { paths: /^\/v2\/trysets\/items\/\{id\}/, known: ({ house }) => ({ id: house.itemId }) },
];
