import { written } from '../event-versions.ts';
import { slotRegister } from './slot-register.ts';

export const slotsWritten = [written(slotRegister, { SlotsAdded: 1, SlotsTakenOver: 1, SlotsRetired: 1 })];
