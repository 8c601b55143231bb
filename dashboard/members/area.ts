import type { Area } from '../kit/areas/area.ts';
import { detailTexts, listTexts } from '../room-texts.ts';

/** Texts of a member's ticket, and of the refusals of a sign-up. */
const ticketTexts = ['brand-plans', 'member-plans', 'event-tickets', 'payments', 'user-tickets'] as const;

/** Members, who borrow garments to try. Members with a public profile have a list of their own, the curators. */
export const members: Area = {
  rooms: [
    {
      name: 'curators',
      path: '/curators',
      access: 'shell',
      elsewhere: { staff: '/users?is_public=true' },
      section: 'people',
      place: 1,
      icon: 'curator',
      page: {
        texts: [...listTexts, 'members', 'points'],
        load: () => import('./members-page.tsx').then((m) => m.CuratorsPage),
      },
    },
    {
      name: 'curator',
      path: '/curators/:id',
      access: 'shell',
      section: 'people',
      under: 'curators',
      page: {
        texts: [
          ...detailTexts,
          'forms',
          'members',
          'agencies',
          'cards',
          'cash',
          'collaborations',
          'brand-events',
          'inbox',
          'points',
          'orders',
          'trysets',
          ...ticketTexts,
        ],
        load: () => import('./member-page.tsx').then((m) => m.MemberPage),
      },
    },
    {
      name: 'curatorsEdit',
      path: '/curators/edit',
      access: 'staff',
      section: 'people',
      under: 'users',
      redirect: '/users',
    },
    {
      name: 'users',
      path: '/users',
      access: 'staff',
      section: 'people',
      place: 2,
      icon: 'people',
      page: {
        texts: [...listTexts, 'members', 'points'],
        load: () => import('./members-page.tsx').then((m) => m.UsersPage),
      },
    },
  ],
  kinds: {
    user: {
      page: (id) => `/curators/${id}`,
      statuses: 'history.memberStatus',
      lookup: () => import('./member-lookup.ts').then((m) => m.memberLookup),
    },
  },
  followed: [
    { path: '/v1/users', kind: 'user', also: ['tryset_item'] },
    { path: '/v1/auth/social', also: ['user'] },
    { path: '/v1/users/{id}/sns_courses', also: ['user'] },
    { path: '/v1/users/{id}/metrics/posting', also: ['tryset_item'] },
  ],
  finder: () => import('./member-finder.ts').then((m) => m.memberFinder),
  fieldsOfCodes: {
    'claim.username_taken': 'username',
    'claim.email_taken': 'email',
    'claim.phone_taken': 'phone',
    'claim.sns_taken': 'username',
  },
};
