import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { invitationStatuses, publisherLabels, typedCode } from '#domain/invitations/invitation-kinds.ts';
import { FlagParam, IdParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, whether, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { type InvitationFound, wholeInvitations } from './scope.ts';

const invitationList = sortedList(
  wholeInvitations,
  {
    id: 'invitation.id',
    expired_time: 'invitation.expiredTime',
    created_time: 'invitation.createdAt',
    updated_time: 'invitation.updatedAt',
  },
  newestFirst,
  [],
);

export const InvitationsQuery = ListQuery({
  ids: Type.Optional(IdsParam),
  code: Type.Optional(TextParam),
  status: Type.Optional(SomeOf(invitationStatuses)),
  is_available: Type.Optional(FlagParam),
  publisher_label: Type.Optional(SomeOf(publisherLabels)),
  publisher_id: Type.Optional(IdParam),
  user_id: Type.Optional(IdParam),
  created_time: Type.Optional(PeriodParam),
  order: invitationList.param,
});

/** Invitations that the caller may see and that match all filters, sorted. */
export function matchingInvitations(
  { db, caller, now }: Pick<Reading, 'db' | 'caller' | 'now'>,
  { order, ...query }: Static<typeof InvitationsQuery>,
): Rows<InvitationFound> {
  const { ids, status: statuses, publisher_label: labels, created_time: created } = query;
  const { code, publisher_id: publisherId, user_id: userId, is_available: available } = query;
  let invitations = wholeInvitations(db, caller, now);
  if (ids !== undefined) invitations = invitations.where(among('invitation.id', ids));
  if (code !== undefined) invitations = invitations.where('invitation.code', '=', typedCode(code));
  if (statuses !== undefined) invitations = invitations.where(among('invitation.status', statuses));
  if (labels !== undefined) invitations = invitations.where(among('invitation.publisher_label', labels));
  if (publisherId !== undefined) invitations = invitations.where('invitation.publisherId', '=', publisherId);
  if (userId !== undefined) invitations = invitations.where('invitation.userId', '=', userId);
  if (available !== undefined) invitations = invitations.where(whether(availableAt(now), available));
  if (created !== undefined) invitations = invitations.where(within('invitation.created_at', created));
  return rowsOf(invitations, invitationList.sorted(invitations, order));
}

function availableAt(now: string) {
  return sql<SqlBool>`(invitation.status = 'pending' and invitation.expired_time > ${now}::timestamptz)`;
}
