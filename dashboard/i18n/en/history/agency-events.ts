export const agencyEvents = {
  AgencyRegistered: 'Agency was registered: {{name}}.',
  AgencyRevised: 'Agency was revised.',
  AgencyRemoved: 'Agency was removed.',
  AgencyContactRegistered: 'A contact was added.',
  AgencyContactRevised: 'A contact was changed.',
  AgencyContactRemoved: 'A contact was removed.',
  MemberAgencyContactAdded: 'A contact was named: {{contactId}} of {{agencyId}}.',
  MemberAgencyContactRevised:
    'Another contact was named: {{contactId}} of {{agencyId}}, in place of {{from}}.',
  MemberAgencyContactRemoved: 'A contact is named no more: {{contactId}} of {{agencyId}}.',
} as const;
