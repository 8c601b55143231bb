import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  { paths: /^\/v2\/products/, known: ({ house }) => ({ id: house.productId }) },
];
