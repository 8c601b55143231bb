import type { SlotRegisterEvent } from '#domain/slots/slot-register.ts';
import type { EventTexts } from '../../event-texts.ts';

export const history = {
  categories: { slot_register: 'Slot register' },
  categoryWithId: { slot: 'Slot {{id}}', slot_register: 'Slot register' },
  event: {
    SlotsAdded: 'Slots were added.',
    SlotsTakenOver: 'Slots that garments lay in were taken over.',
    SlotsRetired: 'Slots were retired.',
  } as const satisfies EventTexts<SlotRegisterEvent>,
  field: { slots: 'Slots', slotIds: 'Slots' },
} as const;

export const replay = {
  entities: { slot_register: 'Slot register' },
  projection: { slots: 'Slots' },
} as const;
