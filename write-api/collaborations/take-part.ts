import { brand } from '#domain/brands/brand.ts';
import { collaboration } from '#domain/collaborations/collaboration.ts';
import { type ProposalCommand, proposal } from '#domain/collaborations/proposal.ts';
import type { Proposal } from '#domain/collaborations/proposal-state.ts';
import { member } from '#domain/members/member.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import type { Region } from '#domain/regions.ts';
import { conflict, notFound, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { keepsRegion } from '../members/change-region.ts';
import { isThere } from '../members/visible.ts';
import { endProposal } from './cancel-proposal.ts';
import { claimOfProposal } from './proposal-claims.ts';
import { seesCollaboration } from './sees.ts';

/** A member's part in a collaboration, as its brand proposes it or as the member applies for it. */
export interface WantedPart {
  brandCollaborationId: number;
  userId: number;
  /** What the brand offers; null if the member applies. */
  offer: { assignedPoint: number; lookUploadCash: number; feedIndex: number } | null;
}

type Begin = Extract<ProposalCommand, { action: 'propose' | 'apply' }>;

/**
 * Proposes a collaboration to a member, or applies for one in the member's name. Throws 404 for the collaboration and the member, 409
 * `claim.proposal_taken` if the member takes part already, 409 `brand_collaboration.not_recruiting`, and 422 for the member.
 */
export async function takePart(deps: WriteDeps, asked: Asked, wanted: WantedPart): Promise<Changed> {
  const { context } = asked;
  const claims = [claimOfProposal(wanted)];
  for (let tries = 0; ; tries += 1) {
    const { proposal: [id = 0] = [] } = await deps.ids.forCommand({ proposal: 1 }, context, tries);
    const { state, isRepeat } = await present(deps, proposal, id, context, () => true);
    // Another request took over the claim of an interrupted attempt, and closed its stream.
    if (!isRepeat && state.status === 'expired') continue;
    const command = isRepeat ? commandOf(wanted, state) : await prepare(deps, asked, wanted, id);
    const by = { category: 'proposal', id } as const;
    if (!isRepeat) {
      const taken = await deps.claims.take(claims, by, context);
      if (!taken.ok) throw refusalError(taken);
    }
    const outcome = await runTarget(deps.streams, { on: 'proposal', id, command }, context);
    if (!outcome.ok && !isRepeat) {
      await deps.claims.release(claims, by, context);
      const { status } = (await deps.streams.refresh(proposal, id)).state;
      if (status === 'expired') continue;
    }
    const changed = changedBy(id, outcome, null);
    if (!isRepeat) await requireRegion(deps, asked, { id, ...command });
    return changed;
  }
}

/** Ends the new proposal of a member whose region changed meanwhile, and throws 422 `proposal.other_region`. */
async function requireRegion(
  deps: WriteDeps,
  { context }: Asked,
  { id, userId, regionId }: { id: number } & Begin,
): Promise<void> {
  if (await keepsRegion(deps, { userId, regionId }, context)) return;
  await endProposal(deps, id, stepOf(context));
  throw otherRegion(regionId);
}

/** The command of a part that was decided before. The stream answers it with the first answer. */
function commandOf({ offer }: WantedPart, state: Proposal): Begin {
  const { proposalId, brandCollaborationId, brandId, userId, regionId } = state;
  const of = { proposalId, brandCollaborationId, brandId, userId, regionId };
  return offer === null ? { action: 'apply', ...of } : { action: 'propose', ...of, ...offer };
}

async function prepare(
  deps: WriteDeps,
  { caller }: Asked,
  { brandCollaborationId, userId, offer }: WantedPart,
  proposalId: number,
): Promise<Begin> {
  const { state: of } = await deps.streams.refresh(collaboration, brandCollaborationId);
  if (!seesCollaboration(caller)(of)) throw notFound('brand_collaboration', brandCollaborationId);
  if (of.status !== 'RECRUITING') {
    const message = 'the collaboration does not recruit: choose one that does';
    throw conflict('brand_collaboration.not_recruiting', message, { state: of.status });
  }
  const { brandId } = of;
  const { state: whose } = await deps.streams.refresh(member, userId);
  const { regionId } = (await deps.streams.refresh(brand, brandId)).state;
  requireFit(whose, userId, regionId);
  const described = { proposalId, brandCollaborationId, brandId, userId, regionId: whose.regionId };
  return offer === null ? { action: 'apply', ...described } : { action: 'propose', ...described, ...offer };
}

/**
 * Throws 404 if there is no such member, and 422 `proposal.member_leaving`, `proposal.member_banned` or `proposal.other_region` if the
 * member cannot take part.
 */
function requireFit(whose: MemberState, userId: number, regionId: Region): void {
  if (!isThere(whose)) throw notFound('user', userId);
  if (whose.status !== 'registered') {
    const message = 'the member has asked to be forgotten: choose another member';
    throw unprocessable('proposal.member_leaving', message, { userId });
  }
  if (whose.role === 'banned') {
    throw unprocessable('proposal.member_banned', 'the member is banned: choose another member', { userId });
  }
  if (whose.regionId !== regionId) {
    throw otherRegion(regionId);
  }
}

function otherRegion(regionId: Region) {
  const message = 'the brand sends garments within its country: choose a member of that country';
  return unprocessable('proposal.other_region', message, { regionId });
}
