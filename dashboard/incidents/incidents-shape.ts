import { shapeFor } from '../kit/list/list-state.ts';

/** What the incidents can be asked for; types and actors are those that occur. */
export const incidentsShape = shapeFor({
  filters: [
    { name: 'types', kind: 'lookup', several: true },
    { name: 'time', kind: 'period', wire: 'after_before' },
    { name: 'actors', kind: 'lookup', several: true },
    { name: 'brand_id', kind: 'lookup', several: false, staffOnly: true },
  ],
  orders: ['time'],
});
