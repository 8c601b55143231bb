import { memberTransitions } from '#domain/members/member.ts';
import { memberRoleTransitions } from '#domain/members/role-transitions.ts';
import { memberSnsTransitions } from '#domain/members/sns-transitions.ts';
import { staffTransitions } from '#domain/members/staff.ts';
import type { WriteArea } from '../area.ts';
import { memberRoutes } from './routes.ts';
import { newSnsAccounts } from './sync-sns.ts';

export const membersArea: WriteArea = {
  routes: memberRoutes,
  tables: {
    user: [...memberTransitions, ...memberRoleTransitions, ...memberSnsTransitions],
    staff: staffTransitions,
  },
  reads: {
    user: ['user'],
  },
  own: [{ file: 'profile', path: '/v1/users/self', hasPictures: true }],
  streams: ['user-', 'staff-'],
  indexers: [newSnsAccounts],
};
