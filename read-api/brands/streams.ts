import { sql } from 'kysely';
import { brandAdmin as admin } from '#domain/brands/brand-admin.ts';
import { evolveBrand, initialBrand } from '#domain/brands/brand-state.ts';
import type { StreamKind } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';

const brand: StreamKind = {
  fold: fold(initialBrand, evolveBrand),
  isFilter: true,
  field: 'brandId',
  isLogOf: (brandId) => sql`log.entity_id = ${String(brandId)}`,
};

const brandAdmin: StreamKind = {
  fold: fold(admin.initial, admin.evolve),
  isFilter: true,
  housekeeping: ['BrandAdminRegistrationExpired'],
  isLogOf: () => sql`true`,
};

export const brandStreams = { brand, brand_admin: brandAdmin };
