import { collaborationTransitions } from '#domain/collaborations/collaboration-transitions.ts';
import { proposalTransitions } from '#domain/collaborations/proposal-transitions.ts';
import type { WriteArea } from '../area.ts';
import { collaborationsOfBrands, proposalsOfMembers } from './index-collaborations.ts';
import { collaborationRoutes } from './routes.ts';

export const collaborationsArea: WriteArea = {
  routes: collaborationRoutes,
  tables: { brand_collaboration: collaborationTransitions, proposal: proposalTransitions },
  reads: {
    brand_admin: ['brand_collaboration', 'proposal'],
    user: ['brand_collaboration', 'proposal'],
  },
  indexers: [collaborationsOfBrands, proposalsOfMembers],
};
