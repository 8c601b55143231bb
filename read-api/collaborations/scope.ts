import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';

/** Collaborations that the caller may see: staff all, brand admins their brand's, and members those that staff opened. */
export function collaborationsFor(db: ReadModels, caller: Caller) {
  const collaborations = db.selectFrom('read.brandCollaborations as collaboration');
  if (caller.label === 'staff') return collaborations;
  return caller.label === 'user'
    ? collaborations.where('collaboration.status', 'in', ['RECRUITING', 'DONE'])
    : collaborations.where('collaboration.brandId', '=', caller.brandId);
}

/** The same, with the brand. `now` decides the possible actions. */
export function wholeCollaborations(db: ReadModels, caller: Caller, now: string) {
  return collaborationsFor(db, caller)
    .leftJoin('read.brands as brand', 'brand.id', 'collaboration.brandId')
    .selectAll('collaboration')
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .select(sql<Caller['label']>`${caller.label}::text`.as('readBy'))
    .select(sql<string>`${now}::text`.as('now'));
}
export type CollaborationFound = Awaited<
  ReturnType<ReturnType<typeof wholeCollaborations>['execute']>
>[number];

/** Proposals that the caller may see: staff all, brand admins those of their brand, and members their own. */
export function proposalsFor(db: ReadModels, caller: Caller) {
  const proposals = db.selectFrom('read.proposals as proposal');
  if (caller.label === 'staff') return proposals;
  return caller.label === 'user'
    ? proposals.where('proposal.userId', '=', caller.id)
    : proposals.where('proposal.brandId', '=', caller.brandId);
}

/** Whether a posted look names the proposal. */
export const isTagged = sql<boolean>`exists (select from read.looks as look
  where look.proposal_id = proposal.id and look.life = 'posted')`;

/** The same, with the collaboration, the brand and the member. */
export function wholeProposals(db: ReadModels, caller: Caller, now: string) {
  return proposalsFor(db, caller)
    .leftJoin(
      'read.brandCollaborations as collaboration',
      'collaboration.id',
      'proposal.brandCollaborationId',
    )
    .leftJoin('read.brands as brand', 'brand.id', 'proposal.brandId')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || proposal.user_id`),
    )
    .selectAll('proposal')
    .select(['collaboration.name as collaborationName', 'collaboration.postUntil'])
    .select(['collaboration.isLookTaggable'])
    .select(sql<string | null>`collaboration.status`.as('collaborationStatus'))
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .select(['person.username', 'person.name as realName', 'person.phone'])
    .select(isTagged.as('isTagged'))
    .select(sql<Caller['label']>`${caller.label}::text`.as('readBy'))
    .select(sql<string>`${now}::text`.as('now'));
}
export type ProposalFound = Awaited<ReturnType<ReturnType<typeof wholeProposals>['execute']>>[number];
