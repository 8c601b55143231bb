import { closedDayRegisterTransitions } from '#domain/closed-days/closed-day-register.ts';
import type { WriteArea } from '../area.ts';
import { closedDayRoutes } from './routes.ts';

export const closedDaysArea: WriteArea = {
  routes: closedDayRoutes,
  tables: { closed_day_register: closedDayRegisterTransitions },
};
