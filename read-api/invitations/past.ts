import { notFound } from '#http/errors.ts';
import { invitations } from '#projections/invitations/area.ts';
import { invitationsTable } from '#projections/invitations/tables.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import { isThere, type Past, type RowsThen } from '../kit/as-of/past.ts';
import type { Step } from '../kit/history/streams.ts';
import { type InvitationDetail, invitationFields } from './contract.ts';
import { invitationsFor, wholeInvitations } from './scope.ts';

export const invitationPast: Past<InvitationDetail> = {
  category: 'invitation',
  projection: 'invitations',
  path: '/v1/invitations/:id',
  tags: ['invitations'],
  differenceId: 'getInvitationDifference',
  async detail({ db, now }, caller, id) {
    const found = wholeInvitations(db, caller, now().toISOString());
    const row = await found.where('invitation.id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound('invitation', id);
    return invitationFields.shown(row);
  },
  isShown: async (db, caller, id) =>
    isThere(
      await invitationsFor(db, caller)
        .where('invitation.id', '=', id)
        .select('invitation.id')
        .executeTakeFirst(),
    ),
  around: async (load, own) => [...own, ...(await load([...new Set(own.flatMap(streamsOf))]))],
  isGone: () => false,
  peopleThen: (own) => own.flatMap(staffOf),
};

/** The member who accepted, and the staff account that published it. */
function streamsOf({ type, data }: Pick<Step, 'type' | 'data'>): string[] {
  if (type !== 'InvitationAccepted') return [];
  const { userId } = data as { userId: number };
  return [`user-${userId}`];
}

function staffOf({ type, data }: Pick<Step, 'type' | 'data'>): string[] {
  if (type !== 'InvitationPublished') return [];
  const { publisher } = data as { publisher: { label: string; id: number } };
  return publisher.label === 'staff' ? [`staff:${publisher.id}`] : [];
}

export const invitationsThen: RowsThen = {
  models: invitations,
  fields: (rows) =>
    rows
      .of(invitationsTable)
      .map(({ publisherLabel: label, publisherId: id, ...row }) => [
        `invitation-${row.id}`,
        fieldsOf({ publisher: { label, id } }, row, []),
      ]),
  people: (rows) =>
    rows
      .of(invitationsTable)
      .flatMap(({ publisherLabel, publisherId }) =>
        publisherLabel === 'staff' ? [`staff:${publisherId}`] : [],
      ),
};
