import { type SqlBool, sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';
import { among } from '../../kit/search.ts';
import { brandBrief } from '../brands/brief.ts';

/** The proposal of a look, with its collaboration. */
export type ProposalOfLook = Awaited<ReturnType<typeof rowsOf>>[number];

/**
 * Returns the proposals that looks name. A brand admin sees those of its brand, and a member its own; for other looks the result is
 * null.
 */
export async function proposalsOfLooks(
  db: ReadModels,
  caller: Caller,
  looks: readonly { proposalId: number | null }[],
): Promise<(proposalId: number | null) => ProposalOfLook | null> {
  const ids = looks.flatMap(({ proposalId }) => proposalId ?? []);
  if (ids.length === 0) return () => null;
  const rows = await rowsOf(db, caller, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => (id === null ? null : (byId.get(id) ?? null));
}

/** Whether the member applied for the collaboration. Otherwise the brand or staff proposed it. */
const isApplied = sql<SqlBool>`coalesce((select log.type = 'ProposalApplied' from read.log as log
  where log.stream = 'proposal-' || proposal.id and log.revision = 0), false)`;

function rowsOf(db: ReadModels, caller: Caller, ids: readonly number[]) {
  let proposals = db
    .selectFrom('read.proposals as proposal')
    .innerJoin(
      'read.brandCollaborations as collaboration',
      'collaboration.id',
      'proposal.brandCollaborationId',
    )
    .leftJoin('read.brands as brand', 'brand.id', 'proposal.brandId')
    .where(among('proposal.id', ids));
  if (caller.label === 'brand_admin') proposals = proposals.where('proposal.brandId', '=', caller.brandId);
  if (caller.label === 'user') proposals = proposals.where('proposal.userId', '=', caller.id);
  return proposals
    .select(['proposal.id', 'proposal.status', 'proposal.readAt'])
    .select(['proposal.assignedPoint', 'proposal.lookUploadCash', isApplied.as('isApplied')])
    .select(['proposal.brandCollaborationId', 'collaboration.name', 'proposal.brandId'])
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .execute();
}

/** The proposal as an answer shows it. */
export function shownProposal(row: ProposalOfLook) {
  const { id, status, readAt, assignedPoint, lookUploadCash, brandCollaborationId, name } = row;
  return {
    id,
    status,
    readAt,
    assignedPoint,
    lookUploadCash,
    brandCollaboration: { id: brandCollaborationId, name, brand: brandBrief(row) },
  };
}

/** The member's own application; null if the brand or staff proposed the collaboration. */
export function shownApplication({ id, isApplied: isOwn, brandCollaborationId, ...row }: ProposalOfLook) {
  return isOwn ? { id, selfCampaign: { id: brandCollaborationId, brand: brandBrief(row) } } : null;
}
