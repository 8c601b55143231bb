import { collaborationTransitions } from '#domain/collaborations/collaboration-transitions.ts';
import { proposalTransitions } from '#domain/collaborations/proposal-transitions.ts';
import type { WriteArea } from '../area.ts';
import { proposalsOfMembers } from '../proposals-of-members.ts';
import { collaborationsOfBrands } from './index-collaborations.ts';
import { collaborationRoutes } from './routes.ts';

export const collaborationsArea: WriteArea = {
  routes: collaborationRoutes,
  tables: { brand_collaboration: collaborationTransitions, proposal: proposalTransitions },
  reads: {
    brand_admin: ['brand_collaboration', 'proposal'],
    user: ['brand_collaboration', 'proposal'],
  },
  own: [{ file: 'proposals', path: '/v1/proposals', isReadWhole: true }],
  indexers: [collaborationsOfBrands, proposalsOfMembers],
};
