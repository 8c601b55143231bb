import type { Area } from '../kit/areas/area.ts';
import type { RoomPage } from '../kit/areas/room.ts';
import { brandLooksPath } from '../kit/routes/looks-path.ts';
import { listTexts, livedTexts } from '../room-texts.ts';
import { lookTones } from './look-tones.ts';

const galleryTexts = [...listTexts, 'looks', 'look-rooms'] as const;
const lookPage: RoomPage = {
  texts: [...livedTexts, 'feedback', 'forms', 'look-rooms', 'look-uses', 'points'],
  load: () => import('./look-page.tsx').then((m) => m.LookPage),
};

/** Looks: the posts of members about items they tried on, and their certification. */
export const looks: Area = {
  rooms: [
    {
      name: 'looks',
      path: '/looks',
      access: 'staff',
      section: 'content',
      place: 1,
      icon: 'look',
      startOf: 'staff',
      page: {
        texts: galleryTexts,
        load: () => import('./looks-page.tsx').then((m) => m.LooksPage),
      },
    },
    {
      name: 'look',
      path: '/looks/:id',
      access: 'staff',
      section: 'content',
      under: 'looks',
      page: lookPage,
    },
    {
      name: 'looks',
      path: brandLooksPath(':brandId'),
      access: 'shell',
      section: 'content',
      place: 1,
      icon: 'look',
      own: ({ brand }) => brand && { path: brandLooksPath(brand.id), name: (t) => t('rooms.looks') },
      page: {
        texts: galleryTexts,
        load: () => import('./brand-looks-page.tsx').then((m) => m.BrandLooksPage),
      },
    },
    {
      name: 'look',
      path: `${brandLooksPath(':brandId')}/:id`,
      access: 'shell',
      section: 'content',
      under: 'looks',
      page: lookPage,
    },
    {
      name: 'lookCertification',
      path: '/look-certification',
      access: 'staff',
      staff: 'operator',
      section: 'content',
      place: 2,
      icon: 'certified',
      page: {
        texts: ['actions', 'looks', 'look-rooms'],
        load: () => import('./desk/desk-page.tsx').then((m) => m.DeskPage),
      },
    },
  ],
  kinds: {
    look: {
      page: (id, brandId) => `${brandId === undefined ? '/looks' : brandLooksPath(brandId)}/${id}`,
      hasPast: true,
      statuses: 'look.status',
      tones: lookTones,
      calledBy: 'number',
    },
  },
  followed: [{ path: '/v1/looks', kind: 'look', also: ['look_use'], isTold: true }],
  fieldsOfCodes: {
    'look.tryset_item_not_delivered': 'tryset_item_ids',
    'look.tryset_item_shown': 'tryset_item_ids',
    'look.link_unusable': 'link',
    'look.link_of_other_network': 'link',
  },
};
