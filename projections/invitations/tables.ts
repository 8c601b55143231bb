import type { InvitationStatus, Publisher } from '#domain/invitations/invitation-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** An invitation. `userId` is the member who signed up with its code; null before. */
export interface InvitationRow {
  id: number;
  status: InvitationStatus;
  publisherLabel: Publisher['label'];
  publisherId: number;
  code: string;
  expiredTime: string;
  userId: number | null;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const invitationsTable: Table<InvitationRow> = table<InvitationRow>('read.invitations', 'id', {
  id: 'integer',
  status: 'text',
  publisherLabel: 'text',
  publisherId: 'integer',
  code: 'text',
  expiredTime: 'timestamptz',
  userId: 'integer',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
