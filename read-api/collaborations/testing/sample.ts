import type { CollaborationEvent } from '#domain/collaborations/collaboration-events.ts';
import type { ProposalEvent } from '#domain/collaborations/proposal-events.ts';
import { collaborationDescription, proposalDescription } from '#domain/testing/collaborations.ts';
import { collaborationsProjection } from '#projections/collaborations/collaborations.ts';
import { proposalsProjection } from '#projections/collaborations/proposals.ts';
import { collaborationsTable, proposalsTable } from '#projections/collaborations/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const on = '2026-03-09';
const told = [1, 2].map((brandId) => {
  const brandCollaborationId = 910 + brandId;
  const proposalId = 920 + brandId;
  const registered: CollaborationEvent = {
    type: 'BrandCollaborationRegistered',
    data: { ...collaborationDescription, brandCollaborationId, brandId, adminName: null },
  };
  const made: ProposalEvent = {
    type: 'ProposalMade',
    data: { ...proposalDescription, proposalId, brandCollaborationId, brandId, userId: 1000 + brandId },
  };
  return { brandId, brandCollaborationId, proposalId, registered, made };
});

/** Sample: collaboration 911 of brand A with proposal 921 of member 1001, and 912 of brand B with 922 of member 1002. */
export const sample: Sample = {
  async insert(pool) {
    const collaborations = told.flatMap(
      ({ brandCollaborationId, registered: event }) =>
        foldAll(collaborationsProjection, `brand_collaboration-${brandCollaborationId}`, [{ event, on }]) ??
        [],
    );
    const proposals = told.flatMap(
      ({ proposalId, made: event }) =>
        foldAll(proposalsProjection, `proposal-${proposalId}`, [{ event, on }]) ?? [],
    );
    await insertRows(pool, collaborationsTable, collaborations);
    await insertRows(pool, proposalsTable, proposals);
  },
  log: told.flatMap(({ brandId, brandCollaborationId, proposalId, registered, made }) => {
    const how = { at: `${on}T00:00:00.000Z`, brandIds: [brandId] };
    return [
      logRow(`brand_collaboration-${brandCollaborationId}`, 0n, registered.type, registered.data, how),
      logRow(`proposal-${proposalId}`, 0n, made.type, made.data, how),
    ];
  }),
  idOf(path, _name, brand) {
    if (path.startsWith('/v1/brand-collaborations/{id}')) return String(910 + brand);
    return path.startsWith('/v1/proposals/{id}') ? String(920 + brand) : null;
  },
  shared: /^$/,
  forStaff: /^$/,
};
