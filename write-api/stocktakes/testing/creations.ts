import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  {
    paths: /^\/v1\/stocktakes$/,
    async known({ made, name }) {
      await made('/v1/slots', { sector_code: name, cell_code: '01', slot_number: 1 });
      return { sector_code: name };
    },
  },
];
