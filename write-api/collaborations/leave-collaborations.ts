import { system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import { collaboration } from '#domain/collaborations/collaboration.ts';
import type { CollaborationEvent } from '#domain/collaborations/collaboration-events.ts';
import { beforeSent } from '#domain/collaborations/collaboration-kinds.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import type { ProposalEvent } from '#domain/collaborations/proposal-events.ts';
import type { Proposal } from '#domain/collaborations/proposal-state.ts';
import { member } from '#domain/members/member.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { ApiError } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { proposalsOf } from '../proposals-of-members.ts';
import { endProposal } from './cancel-proposal.ts';
import { collaborationsOf } from './index-collaborations.ts';

/**
 * Ends the proposals before SENT of a canceled collaboration, and of a member who is banned or asks to be forgotten. A proposal may be
 * made just after that, or while its member moves to another country, so it is ended too. Garments that are under way stay a proposal.
 */
export const leaveCollaborations: Effect = async (deps, stored, id) => {
  for (const proposalId of await endangeredBy(deps, stored, id)) {
    const { state } = await deps.streams.refresh(proposal, proposalId);
    const isBefore = (beforeSent as readonly string[]).includes(state.status);
    if (!isBefore || !(await hasEnded(deps, state))) continue;
    const context = contextOf(deps, stored, `end proposal ${proposalId}`, stored.metadata.actor);
    try {
      await endProposal(deps, proposalId, context);
    } catch (error) {
      if (!(error instanceof ApiError) || error.errorCode !== 'proposal.tryset_under_way') throw error;
    }
  }
};

type Ending = MemberEvent['type'] | ProposalEvent['type'] | CollaborationEvent['type'];

/** The proposals that an event may end. */
async function endangeredBy(deps: WriteDeps, { type }: StoredEvent, id: number): Promise<number[]> {
  switch (type as Ending) {
    case 'MemberBanned':
    case 'MemberForgettingRequested':
      return proposalsOf(deps, { kind: 'user', id });
    case 'BrandCollaborationCanceled':
      return proposalsOf(deps, { kind: 'brand_collaboration', id });
    case 'ProposalMade':
    case 'ProposalApplied':
      return [id];
    default:
      return [];
  }
}

async function hasEnded(
  { streams }: WriteDeps,
  { userId, regionId, brandCollaborationId }: Proposal,
): Promise<boolean> {
  const { state } = await streams.refresh(member, userId);
  if (state.status !== 'registered' || state.role === 'banned' || state.regionId !== regionId) return true;
  return (await streams.refresh(collaboration, brandCollaborationId)).state.status === 'CANCELED';
}

const removed: BrandEvent['type'] = 'BrandRemoved';
const registered: CollaborationEvent['type'] = 'BrandCollaborationRegistered';

/** Cancels the open collaborations of a removed brand, and one that was registered just after the removal. */
export const cancelCollaborationsOfBrand: Effect = async (deps, stored, id) => {
  if (stored.type !== removed && stored.type !== registered) return;
  for (const of of stored.type === removed ? await collaborationsOf(deps, id) : [id]) {
    const { status, brandId } = (await deps.streams.refresh(collaboration, of)).state;
    if (status !== 'PENDING' && status !== 'RECRUITING') continue;
    if ((await deps.streams.refresh(brand, brandId)).state.status !== 'removed') continue;
    // The person who removed the brand also cancels the trysets that follow from it.
    const { actor } = stored.metadata;
    const by = actor.label === 'staff' ? actor : system;
    const context = contextOf(deps, stored, `cancel collaboration ${of}`, by);
    const command = { action: 'cancel' } as const;
    await runTarget(deps.streams, { on: 'brand_collaboration', id: of, command }, context);
  }
};

function contextOf(
  deps: WriteDeps,
  { id, metadata }: StoredEvent,
  part: string,
  actor: StoredEvent['metadata']['actor'],
) {
  return {
    commandId: derivedCommandId(id, part),
    actor,
    receivedAt: deps.clock(),
    correlationId: metadata.$correlationId,
    causationId: id,
  };
}
