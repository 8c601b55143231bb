import type { Area } from '../kit/areas/area.ts';
import { detailTexts, listTexts } from '../room-texts.ts';

/** Brands, which lend their garments, and their admins. */
export const brands: Area = {
  rooms: [
    {
      name: 'brands',
      path: '/brands',
      access: 'staff',
      section: 'brands',
      place: 1,
      icon: 'brand',
      page: {
        texts: [...listTexts, 'brands'],
        load: () => import('./brands-page.tsx').then((m) => m.BrandsPage),
      },
    },
    {
      name: 'brandCreate',
      path: '/brands/create',
      access: 'staff',
      section: 'brands',
      under: 'brands',
      isAction: true,
      page: {
        texts: ['forms', 'brands'],
        load: () => import('./brand-create-page.tsx').then((m) => m.BrandCreatePage),
      },
    },
    {
      name: 'brand',
      path: '/brands/:id',
      access: 'shell',
      section: 'brands',
      place: 1,
      icon: 'brand',
      own: ({ brand }) => brand && { path: `/brands/${brand.id}`, name: (t) => t('shell.ownBrand') },
      under: 'brands',
      page: {
        texts: [...detailTexts, 'forms', 'brands', 'cards'],
        load: () => import('./brand-page.tsx').then((m) => m.BrandPage),
      },
    },
  ],
  kinds: {
    brand: { page: (id) => `/brands/${id}`, statuses: 'history.brandStatus' },
    brand_admin: { statuses: 'history.adminStatus' },
  },
  followed: [{ path: '/v1/brands', kind: 'brand', also: ['brand_admin', 'product', 'stock_item'] }],
  fieldsOfCodes: {
    'brand_admin.no_address': 'email',
    'brand.account_number_masked': 'bank_account/account_number',
    'brand.hashtag_unusable': 'essential_hashtags',
    'brand.word_unusable': 'essential_words',
    'brand.instagram_id_unusable': 'instagram_id',
  },
  finder: () => import('./brand-finder.ts').then((m) => m.brandFinder),
};
