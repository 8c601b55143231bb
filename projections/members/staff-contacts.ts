import type { StaffEvent } from '#domain/members/staff.ts';
import { contacts } from '../personal-data/contacts.ts';

/** Unsealed personal data of staff. */
export const staffContactsProjection = contacts<StaffEvent>('staff', {
  StaffAdded: ({ username, personal }) => ({ username, personal }),
  StaffInvited: ({ username, personal }) => ({ username, personal }),
  StaffPersonalDataSet: ({ personal }) => ({ personal }),
  StaffRemoved: 'gone',
});
