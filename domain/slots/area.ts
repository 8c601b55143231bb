import type { Area } from '../area.ts';

export const slotsArea = {
  kinds: ['slot', 'slot_register'],
  references: {},
  referencesOf: { SlotsRetired: { slotIds: 'slot' } },
  persons: [],
  upcasters: {},
} as const satisfies Area;
