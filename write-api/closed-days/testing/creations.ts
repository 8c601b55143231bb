import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  {
    paths: /^\/v1\/closed-days$/,
    known: ({ name }) => ({ region_id: 'KOREA', day: '2099-08-03', to_day: '2099-08-05', name }),
  },
];
