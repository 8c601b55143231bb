import { collaboration } from '#domain/collaborations/collaboration.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { collaborationPast, collaborationsThen, proposalPast } from './past.ts';
import { proposalRoutes } from './proposal-routes.ts';
import { collaborationRoutes } from './routes.ts';

export const collaborations: Area = {
  routes: [collaborationRoutes],
  streams: {
    brand_collaboration: {
      fold: fold(collaboration.initial, collaboration.evolve),
      isFilter: true,
      field: 'brandCollaborationId',
      housekeeping: [],
    },
  },
  past: collaborationPast,
  rowsThen: collaborationsThen,
};

/** Proposals have a past of their own. */
export const proposals: Area = {
  routes: [proposalRoutes],
  streams: {
    proposal: {
      fold: fold(proposal.initial, proposal.evolve),
      isFilter: true,
      field: 'proposalId',
      housekeeping: ['ProposalExpired'],
    },
  },
  past: proposalPast,
};
