import { collaborations } from '#projections/collaborations/area.ts';
import { collaborationsTable, proposalsTable } from '#projections/collaborations/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { Step } from '../kit/history/streams.ts';
import type { CollaborationDetail } from './contract.ts';
import { collaborationDetail, proposalDetail } from './detail.ts';
import type { ProposalDetail } from './proposal-contract.ts';
import { collaborationsFor, proposalsFor } from './scope.ts';

const tags = ['collaborations'];

export const collaborationPast: Past<CollaborationDetail> = {
  category: 'brand_collaboration',
  projection: 'brand_collaborations',
  path: '/v1/brand-collaborations/:id',
  tags,
  differenceId: 'getBrandCollaborationDifference',
  detail: collaborationDetail,
  isShown: async (db, caller, id) =>
    isThere(
      await collaborationsFor(db, caller)
        .where('collaboration.id', '=', id)
        .select('collaboration.id')
        .executeTakeFirst(),
    ),
  around: async (load, own) => [...own, ...(await load(streamsOf(own)))],
  isGone: () => false,
};

export const proposalPast: Past<ProposalDetail> = {
  category: 'proposal',
  projection: 'proposals',
  path: '/v1/proposals/:id',
  tags,
  differenceId: 'getProposalDifference',
  detail: proposalDetail,
  isShown: async (db, caller, id) =>
    isThere(
      await proposalsFor(db, caller).where('proposal.id', '=', id).select('proposal.id').executeTakeFirst(),
    ),
  around: async (load, own) => [...own, ...(await load(streamsOf(own)))],
  isGone: () => false,
  ofToday: ['isLookTagged', 'productSizes'],
};

/** The streams that the first event names: the brand, and the collaboration and the member of a proposal. */
function streamsOf(own: readonly Step[]): string[] {
  const named = own.flatMap(({ type, data }) => {
    const { brandId, brandCollaborationId, userId } = data as Record<string, number | undefined>;
    const isOfProposal = type.startsWith('Proposal');
    return [
      ...(brandId === undefined ? [] : [`brand-${brandId}`]),
      ...(brandCollaborationId === undefined || !isOfProposal
        ? []
        : [`brand_collaboration-${brandCollaborationId}`]),
      ...(userId === undefined || !isOfProposal ? [] : [`user-${userId}`]),
    ];
  });
  return [...new Set(named)];
}

/** The fields are those of the state; the rows' other columns repeat them. */
export const collaborationsThen: RowsThen = {
  models: collaborations,
  fields: (rows) => [
    ...rows
      .of(collaborationsTable)
      .map(
        ({ id, state }) =>
          [`brand_collaboration-${id}`, fieldsOf(state, {}, ['brandCollaborationId'])] as const,
      ),
    ...rows
      .of(proposalsTable)
      .map(({ id, state }) => [`proposal-${id}`, fieldsOf(state, {}, ['proposalId'])] as const),
  ],
  people: (rows) => rows.of(proposalsTable).map(({ userId }) => `user:${userId}`),
};
