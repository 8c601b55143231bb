import { agencyContactTransitions, agencyTransitions } from '#domain/agencies/agency.ts';
import { memberAgenciesTransitions } from '#domain/agencies/member-agencies.ts';
import type { WriteArea } from '../area.ts';
import { agencyRoutes } from './routes.ts';

export const agenciesArea: WriteArea = {
  routes: agencyRoutes,
  tables: {
    agency: agencyTransitions,
    agency_contact: agencyContactTransitions,
    member_agencies: memberAgenciesTransitions,
  },
  reads: {
    brand_admin: ['agency'],
    user: ['agency'],
  },
  streams: ['agency_contact-'],
};
