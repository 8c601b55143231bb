import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  { paths: /^\/v1\/slots$/, known: ({ name }) => ({ sector_code: name, cell_code: '01', slot_number: 1 }) },
];
