import { written } from '../event-versions.ts';
import { closedDayRegister } from './closed-day-register.ts';

export const closedDaysWritten = [written(closedDayRegister, { ClosedDaysAdded: 1, ClosedDaysRemoved: 1 })];
