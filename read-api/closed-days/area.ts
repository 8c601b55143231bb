import type { Area, NamesOf } from '../kit/area.ts';
import { among } from '../kit/search.ts';
import { closedDayRoutes } from './routes.ts';

const closedDayNames: NamesOf = async (db, caller, ids) =>
  caller.label === 'staff'
    ? db.selectFrom('read.closedDays').where(among('id', ids)).select(['id', 'day as name']).execute()
    : [];

export const closedDays: Area = {
  routes: [closedDayRoutes],
  streams: {
    // The events name the days, so the register needs no state in its history.
    closed_day_register: { fold: { initial: {}, evolve: (state) => state }, isOfAll: true },
  },
  names: { closed_day: closedDayNames },
};
