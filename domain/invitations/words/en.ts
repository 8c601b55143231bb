import type { FieldNames } from '../../words/field-names.ts';
import type { Invitation } from '../invitation.ts';

export const invitationWords = {
  id: 'No.',
  invitationId: 'Invitation',
  code: 'Code',
  status: 'Status',
  publisher: 'Published by',
  publisherId: 'Published by',
  staffEmail: 'Staff e-mail',
  expiredTime: 'Ends',
  isAvailable: 'Available',
  userId: 'Member',
  createdTime: 'Published',
  updatedTime: 'Last change',
} as const satisfies FieldNames<Invitation>;
