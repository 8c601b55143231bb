import { beforeSent } from '#domain/collaborations/collaboration-kinds.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import type { ProposalEvent } from '#domain/collaborations/proposal-events.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { WriteDeps } from './deps.ts';
import type { Indexer } from './kit/index/indexed.ts';
import { untilIndexed } from './kit/index/until-known.ts';

/** A proposal with its collaboration and its member. */
export interface ProposalOfMemberTable {
  proposal_id: number;
  brand_collaboration_id: number;
  user_id: number;
}

type Deps = Pick<WriteDeps, 'db' | 'streams' | 'indexed'>;

/** Indexes the collaboration and the member of each proposal. The proposal's stream has the current state. */
export const proposalsOfMembers: Indexer = {
  table: 'write.proposals_of_members',
  async keep(db, events) {
    const rows = events.flatMap((stored) => {
      const { type, data } = asEvent<ProposalEvent>(stored);
      if (type !== 'ProposalMade' && type !== 'ProposalApplied') return [];
      if (![data?.userId, data?.brandCollaborationId].every(Number.isSafeInteger)) return [];
      const { brandCollaborationId: brand_collaboration_id, userId: user_id } = data;
      return [{ proposal_id: Number(entityOf(stored.stream).id), brand_collaboration_id, user_id }];
    });
    if (rows.length === 0) return;
    await db
      .insertInto('write.proposals_of_members')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

/**
 * Returns the ids of all proposals that a member ever had, or that a collaboration ever had. Throws 503 while the index lags too
 * far.
 */
export async function proposalsOf(
  deps: Deps,
  { kind, id }: { kind: 'user' | 'brand_collaboration'; id: number },
): Promise<number[]> {
  await untilIndexed(deps);
  const rows = await deps.db
    .selectFrom('write.proposals_of_members')
    .where(kind === 'user' ? 'user_id' : 'brand_collaboration_id', '=', id)
    .select('proposal_id')
    .orderBy('proposal_id')
    .execute();
  return rows.map((row) => Number(row.proposal_id));
}

/** Returns the ids of a member's proposals whose garments are not delivered. Throws 503 while the index lags too far. */
export async function undeliveredProposalsOf(deps: Deps, userId: number): Promise<number[]> {
  const undelivered: number[] = [];
  for (const id of await proposalsOf(deps, { kind: 'user', id: userId })) {
    const { status } = (await deps.streams.refresh(proposal, id)).state;
    if (status === 'SENT' || (beforeSent as readonly string[]).includes(status)) undelivered.push(id);
  }
  return undelivered;
}
