import { written } from '../event-versions.ts';
import { agency, agencyContact } from './agency.ts';
import { memberAgencies } from './member-agencies.ts';

export const agenciesWritten = [
  written(agency, { AgencyRegistered: 1, AgencyRevised: 1, AgencyRemoved: 1 }),
  written(agencyContact, { AgencyContactRegistered: 1, AgencyContactRevised: 1, AgencyContactRemoved: 1 }),
  written(memberAgencies, {
    MemberAgencyContactAdded: 1,
    MemberAgencyContactRevised: 1,
    MemberAgencyContactRemoved: 1,
  }),
];
