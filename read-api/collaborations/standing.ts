import { sql } from 'kysely';
import type { CollaborationStanding } from '#domain/collaborations/collaboration-transitions.ts';
import type { ProposalStanding } from '#domain/collaborations/proposal-transitions.ts';
import type { StandingGroup } from '../kit/actions/preview.ts';
import type { Reading } from '../kit/reading.ts';
import { type CollaborationsParams, filteredCollaborations } from './lists.ts';
import { filteredProposals, type ProposalsParams } from './proposal-lists.ts';

const count = sql<string>`count(*)`.as('count');

/** The matching collaborations grouped by the values that guards use, in one statement. */
export async function collaborationStandings(
  reading: Reading,
  query: CollaborationsParams,
): Promise<StandingGroup<CollaborationStanding>[]> {
  const rows = await filteredCollaborations(reading, query)
    .clearSelect()
    .select(['collaboration.status', 'collaboration.postUntil', count])
    .groupBy(['collaboration.status', 'collaboration.postUntil'])
    .execute();
  return rows.map(({ count: found, ...standing }) => ({ standing, count: Number(found) }));
}

/** The matching proposals grouped in the same way. */
export async function proposalStandings(
  reading: Reading,
  query: ProposalsParams,
): Promise<StandingGroup<ProposalStanding>[]> {
  const readAt = sql<string | null>`min(proposal.read_at)`;
  const rows = await filteredProposals(reading, query)
    .clearSelect()
    .select(['proposal.status', readAt.as('readAt'), count])
    .groupBy(['proposal.status', sql`proposal.read_at is null`])
    .execute();
  return rows.map(({ count: found, ...standing }) => ({ standing, count: Number(found) }));
}
