import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { proposalStatuses } from '#domain/collaborations/collaboration-kinds.ts';
import { CountsOf } from '#http/contract.ts';
import { Count } from '../kit/readable/fields.ts';
import type { Reading } from '../kit/reading.ts';
import { filteredProposals, type ProposalsParams } from './proposal-lists.ts';

export const ProposalTotals = Type.Object({
  totalCount: Count,
  statuses: CountsOf(proposalStatuses),
  /** What the certified looks earned: whole points, and cash in the members' currencies together. */
  givenPoints: Count,
  givenCash: Count,
});
export type ProposalTotals = Static<typeof ProposalTotals>;

/** Returns the counts by status and the rewards of the matching proposals. */
export async function proposalTotals(reading: Reading, query: ProposalsParams): Promise<ProposalTotals> {
  const rows = await filteredProposals(reading, query)
    .clearSelect()
    .select(['proposal.status', sql<string>`count(*)`.as('count')])
    .select(sql<string>`sum(proposal.given_points)`.as('points'))
    .select(sql<string>`sum(proposal.given_cash)`.as('cash'))
    .groupBy('proposal.status')
    .execute();
  const countOf = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  const sumOf = (column: 'count' | 'points' | 'cash') =>
    rows.reduce((sum, row) => sum + Number(row[column]), 0);
  return {
    totalCount: sumOf('count'),
    statuses: Object.fromEntries(
      proposalStatuses.map((status) => [status, countOf(status)]),
    ) as ProposalTotals['statuses'],
    givenPoints: sumOf('points'),
    givenCash: sumOf('cash'),
  };
}
