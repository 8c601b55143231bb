export const staffEvents = {
  StaffAdded: 'Staff account was added: {{username}}.',
  StaffRegistrationExpired: 'Staff account expired: it was never completed.',
  StaffPersonalDataSet: 'Data of a staff member were changed.',
  StaffPasswordChanged: 'Password of a staff account was changed.',
  StaffRemoved: 'Staff account was removed.',
} as const;
