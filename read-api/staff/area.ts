import { staff } from '#domain/members/staff.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { staffRoutes } from './routes.ts';

export const staffAccounts: Area = {
  routes: [staffRoutes],
  streams: { staff: { fold: fold(staff.initial, staff.evolve), isFilter: true, field: 'staffId' } },
};
