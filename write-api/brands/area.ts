import { brandTransitions } from '#domain/brands/brand.ts';
import { brandAdminTransitions } from '#domain/brands/brand-admin.ts';
import type { WriteArea } from '../area.ts';
import { ofBrandIndex } from './of-brand-index.ts';
import { brandRoutes } from './routes.ts';

export const brandsArea: WriteArea = {
  routes: brandRoutes,
  tables: {
    brand: brandTransitions,
    brand_admin: brandAdminTransitions,
  },
  reads: {
    brand_admin: ['brand', 'brand_admin'],
    user: ['brand'],
  },
  streams: ['brand-', 'brand_admin-'],
  indexers: [ofBrandIndex],
};
