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
    {
      name: 'moveGarments',
      path: '/slots/move',
      access: 'staff',
      staff: 'operator',
      section: 'logistics',
      under: 'slots',
      isAction: true,
      page: {
        texts: ['camera', 'check-in', 'slots'],
        load: () => import('./moving/moving-page.tsx').then((m) => m.MovingPage),
      },
    },
  ],
  kinds: { slot: {} },
  followed: [{ path: '/v1/slots', kind: 'slot_register', also: ['stock_item'] }],
  fieldsOfCodes: { 'slot.range_invalid': 'to_cell_code', 'slot.range_too_large': 'to_slot_number' },
};
