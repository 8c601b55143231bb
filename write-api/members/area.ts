import { memberTransitions } from '#domain/members/member.ts';
import { staffTransitions } from '#domain/members/staff.ts';
import type { WriteArea } from '../area.ts';
import { memberRoutes } from './routes.ts';

export const membersArea: WriteArea = {
  routes: memberRoutes,
  tables: {
    user: memberTransitions,
    staff: staffTransitions,
  },
  reads: {
    user: ['user'],
  },
  streams: ['user-', 'staff-'],
};
