import type { Area } from '../kit/areas/area.ts';
import { listTexts } from '../room-texts.ts';

/** The register of slots, the places in the warehouse. */
export const slots: Area = {
  rooms: [
    {
      name: 'slots',
      path: '/slots',
      access: 'staff',
      section: 'logistics',
      place: 7,
      icon: 'slot',
      page: {
        texts: [...listTexts, 'forms', 'labels', 'slots'],
        load: () => import('./slots-page.tsx').then((m) => m.SlotsPage),
      },
    },
  ],
  kinds: { slot: {} },
  followed: [{ path: '/v1/slots', kind: 'slot_register', also: ['stock_item'] }],
  fieldsOfCodes: { 'slot.range_invalid': 'to_cell_code', 'slot.range_too_large': 'to_slot_number' },
};
