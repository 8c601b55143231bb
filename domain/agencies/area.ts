import type { Area } from '../area.ts';

export const agenciesArea = {
  kinds: ['agency', 'agency_contact'],
  references: { agencyId: 'agency', contactId: 'agency_contact' },
  referencesOf: { MemberAgencyContactRevised: { from: 'agency_contact' } },
  persons: ['agency_contact'],
  upcasters: {},
} as const satisfies Area;
