import { lookTransitions } from '#domain/looks/look-transitions.ts';
import type { WriteArea } from '../area.ts';
import { snsVisits } from './ask-sns.ts';
import { looksOfMembers } from './looks-of-members.ts';
import { lookRoutes } from './routes.ts';

export const looksArea: WriteArea = {
  routes: lookRoutes,
  indexers: [snsVisits, looksOfMembers],
  tables: { look: lookTransitions },
  reads: { brand_admin: ['look'], user: ['look'] },
  own: [{ file: 'looks', path: '/v1/looks', hasPictures: true }],
};
