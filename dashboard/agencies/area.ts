import type { Area } from '../kit/areas/area.ts';
import { listTexts, livedTexts } from '../room-texts.ts';

const texts = [...livedTexts, 'forms', 'agencies'] as const;

/** Agencies that represent members, and their contacts. */
export const agencies: Area = {
  rooms: [
    {
      name: 'agencies',
      path: '/agency',
      access: 'staff',
      section: 'people',
      place: 3,
      icon: 'agency',
      page: {
        texts: [...listTexts, 'agencies'],
        load: () => import('./agencies-page.tsx').then((m) => m.AgenciesPage),
      },
    },
    {
      name: 'agencyCreate',
      path: '/agency/create',
      access: 'staff',
      section: 'people',
      under: 'agencies',
      isAction: true,
      page: { texts, load: () => import('./agency-create-page.tsx').then((m) => m.AgencyCreatePage) },
    },
    {
      name: 'agencyEdit',
      path: '/agency/edit/:id',
      access: 'staff',
      section: 'people',
      under: 'agencies',
      page: { texts, load: () => import('./agency-page.tsx').then((m) => m.AgencyPage) },
    },
  ],
  kinds: {
    agency: { page: (id) => `/agency/edit/${id}`, hasPast: true, statuses: 'history.adminStatus' },
    agency_contact: { statuses: 'history.adminStatus' },
  },
  followed: [
    { path: '/v2/agencies', kind: 'agency', also: ['agency_contact', 'user'] },
    { path: '/v2/agency-contacts', kind: 'agency_contact', also: ['agency', 'user'] },
  ],
};
