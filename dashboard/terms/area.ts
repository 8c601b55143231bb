import type { Area } from '../kit/areas/area.ts';

/** The terms that people agree to when they sign up, for everybody to read. */
export const terms: Area = {
  rooms: [
    {
      name: 'terms',
      path: '/terms',
      access: 'public',
      page: { texts: ['terms'], load: () => import('./terms-page.tsx').then((m) => m.TermsPage) },
    },
    {
      name: 'privacy',
      path: '/privacy',
      access: 'public',
      page: { texts: ['terms'], load: () => import('./terms-page.tsx').then((m) => m.PrivacyPage) },
    },
  ],
};
