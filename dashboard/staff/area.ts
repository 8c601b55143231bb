import type { Area } from '../kit/areas/area.ts';
import { detailTexts, listTexts } from '../room-texts.ts';

/** The staff's accounts. */
export const staffAccounts: Area = {
  rooms: [
    {
      name: 'staff',
      path: '/staff',
      access: 'staff',
      section: 'support',
      place: 4,
      icon: 'badge',
      page: {
        texts: [...listTexts, 'staff'],
        load: () => import('./staff-list-page.tsx').then((m) => m.StaffListPage),
      },
    },
    {
      name: 'staffInvite',
      path: '/staff/invite',
      access: 'staff',
      section: 'support',
      under: 'staff',
      isAction: true,
      staff: 'owner',
      page: {
        texts: ['forms', 'staff'],
        load: () => import('./invite-page.tsx').then((m) => m.InvitePage),
      },
    },
    {
      name: 'colleague',
      path: '/staff/:id',
      access: 'staff',
      section: 'support',
      under: 'staff',
      page: {
        texts: [...detailTexts, 'forms', 'session', 'staff'],
        load: () => import('./colleague-page.tsx').then((m) => m.ColleaguePage),
      },
    },
    {
      name: 'activation',
      path: '/activate',
      access: 'public',
      page: {
        texts: ['session', 'forms', 'staff'],
        load: () => import('./staff-activation-page.tsx').then((m) => m.StaffActivationPage),
      },
    },
  ],
  kinds: { staff: { page: (id) => `/staff/${id}`, statuses: 'history.adminStatus' } },
  followed: [{ path: '/v1/staff', kind: 'staff' }],
};
