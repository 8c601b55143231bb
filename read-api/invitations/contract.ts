import Type, { type Static } from 'typebox';
import { invitationStatuses, isAvailable, publisherLabels } from '#domain/invitations/invitation-kinds.ts';
import { invitationRules, invitationTransitions } from '#domain/invitations/invitation-transitions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Instant, Nullable, OneOf } from '#http/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { invitationColumns } from './columns.ts';
import type { InvitationFound } from './scope.ts';

/** The transitions of an existing invitation. */
const onInvitation = {
  ...invitationRules,
  table: invitationRules.table.filter(({ action }) => action !== 'publish'),
};

export const invitationFields = readable<InvitationFound>()(invitationColumns, {
  ...idFields,
  code: { is: Text, of: (row) => row.code, csv: 'code' },
  status: {
    is: OneOf(invitationStatuses),
    of: (row) => row.status,
    csv: 'status',
    codes: 'invitationStatus',
  },
  /** Whether somebody can sign up with the code now. */
  isAvailable: { is: Flag, of: (row) => isAvailable(row, row.now), csv: 'is_available' },
  publisherId: { is: Count, of: (row) => row.publisherId, csv: 'publisher_id' },
  publisherLabel: { is: OneOf(publisherLabels), of: (row) => row.publisherLabel },
  /** The e-mail of the staff account that published it; null for members' invitations. */
  staffEmail: { is: OptionalText, of: (row) => row.staffEmail, csv: 'staff_email', isPersonal: true },
  expiredTime: { is: Instant, of: (row) => row.expiredTime, csv: 'expired_time', isTime: true },
  /** The member who signed up with the code; null before. */
  user: {
    is: Nullable(Type.Object({ id: Count, username: OptionalText })),
    of: ({ userId: id, username }) => (id === null ? null : { id, username }),
    cells: [
      { csv: 'user_id', of: (row) => row.userId },
      { csv: 'username', of: (row) => row.username },
    ],
  },
  actions: {
    is: ActionsOf(invitationTransitions),
    of: ({ status, readBy, now }) => actionsFor(onInvitation, { status }, readBy, now),
  },
  ...timeFields,
});

export const Invitation = invitationFields.shape;
export const InvitationDetail = Type.Object({ ...Invitation.properties, ...asOfField });
export type InvitationDetail = Static<typeof InvitationDetail>;
