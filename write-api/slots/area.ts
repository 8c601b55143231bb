import { slotRegisterTransitions } from '#domain/slots/slot-register.ts';
import type { WriteArea } from '../area.ts';
import { namedSlotIndex } from './named-slots.ts';
import { slotRoutes } from './routes.ts';

export const slotsArea: WriteArea = {
  routes: slotRoutes,
  tables: { slot_register: slotRegisterTransitions },
  indexers: [namedSlotIndex],
};
