import type { BrandAdminState } from '#domain/brands/brand-admin.ts';
import type { BrandState } from '#domain/brands/brand-state.ts';
import { type Table, table } from '../kit/tables/table.ts';

type SealedOfBrand = 'businessRegistration' | 'bankAccount' | 'outStockAddress' | 'organization' | 'phones';

/**
 * A brand: its folded state without sealed data. The unsealed data, including phones, is in `private.people` under
 * `brand:<id>`.
 */
export interface BrandRow
  extends Omit<BrandState, 'brandId' | 'isRemovalBegun' | 'isTakenBack' | SealedOfBrand> {
  id: number;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const brandsTable: Table<BrandRow> = table<BrandRow>('read.brands', 'id', {
  id: 'integer',
  status: 'text',
  application: 'jsonb',
  name: 'text',
  nameKo: 'text',
  skuCode: 'text',
  regionId: 'text',
  instagramId: 'text',
  commissionRate: 'integer',
  isFeatured: 'boolean',
  isExclusive: 'boolean',
  exclusiveCuratorIds: 'integer[]',
  agreeMarketing: 'boolean',
  proposedName: 'jsonb',
  pictures: 'jsonb',
  certificationRule: 'text',
  essentialHashtags: 'text[]',
  essentialWords: 'text[]',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** An account that may act for a brand. Name, phone and e-mail are in `private.people` under `brand_admin:<id>`. */
export interface BrandAdminRow extends Omit<BrandAdminState, 'brandAdminId' | 'personal' | 'proposal'> {
  id: number;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const brandAdminsTable: Table<BrandAdminRow> = table<BrandAdminRow>('read.brand_admins', 'id', {
  id: 'integer',
  brandId: 'integer',
  username: 'text',
  position: 'text',
  status: 'text',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
