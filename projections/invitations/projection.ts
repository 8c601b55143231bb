import { type Invitation, type InvitationEvent, invitation } from '#domain/invitations/invitation.ts';
import { invitationsWritten } from '#domain/invitations/written.ts';
import { idOf, type Projection } from '../projection.ts';
import { type InvitationRow, invitationsTable } from './tables.ts';

const known = new Set(invitationsWritten.flatMap(({ newest }) => Object.keys(newest)));

export const invitationsProjection: Projection<InvitationRow, InvitationEvent> = {
  name: 'invitations',
  table: invitationsTable,
  categories: ['invitation'],
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const { status, publisher, code, expiredTime, userId } = invitation.evolve(stateOf(row), event, at);
    if (status === 'none' || code === '') return null;
    return {
      id: idOf(recorded),
      status,
      publisherLabel: publisher.label,
      publisherId: publisher.id,
      code,
      expiredTime,
      userId,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};

function stateOf(row: InvitationRow | null): Invitation {
  if (row === null) return invitation.initial;
  const { id: invitationId, publisherLabel: label, publisherId: id, status, code, expiredTime, userId } = row;
  return { invitationId, publisher: { label, id }, status, code, expiredTime, userId };
}
