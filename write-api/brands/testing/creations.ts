import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  { paths: /^\/v1\/brands/, known: ({ house }) => ({ id: house.brandId }) },
];
