import { shapeFor } from '../kit/list/list-state.ts';

/** The filters and sortings of the incidents. The server's answer lists the types and actors to choose from. */
export const incidentsShape = shapeFor({
  filters: [
    { name: 'q', kind: 'search' },
    { name: 'types', kind: 'lookup', several: true },
    { name: 'time', kind: 'period', wire: 'after_before' },
    { name: 'actors', kind: 'lookup', several: true },
    { name: 'brand_id', kind: 'lookup', several: false, staffOnly: true },
  ],
  orders: ['time'],
});
