import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';

/** Invitations that the caller may see: staff see all, a member those that it published, brand admins none. */
export function invitationsFor(db: ReadModels, caller: Caller) {
  const invitations = db.selectFrom('read.invitations as invitation');
  if (caller.label === 'staff') return invitations;
  if (caller.label === 'brand_admin') return invitations.where(nothing);
  return invitations
    .where('invitation.publisherLabel', '=', 'user')
    .where('invitation.publisherId', '=', caller.id);
}

/** The same, with the address of the publishing staff account and the member who accepted. */
export function wholeInvitations(db: ReadModels, caller: Caller, now: string) {
  return invitationsFor(db, caller)
    .leftJoin('private.people as person', (join) =>
      join
        .on('person.id', '=', sql<string>`'staff:' || invitation.publisher_id`)
        .on('invitation.publisherLabel', '=', 'staff'),
    )
    .leftJoin('read.users as member', (join) =>
      join.onRef('member.id', '=', 'invitation.userId').on('member.status', 'in', ['registered', 'leaving']),
    )
    .selectAll('invitation')
    .select(['person.email as staffEmail', 'member.username'])
    .select(sql<Caller['label']>`${caller.label}::text`.as('readBy'))
    .select(sql<string>`${now}::text`.as('now'));
}
export type InvitationFound = Awaited<ReturnType<ReturnType<typeof wholeInvitations>['execute']>>[number];
