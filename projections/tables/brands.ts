import { type Table, table } from './table.ts';

/** A brand. What no list filters or sorts by stands in `profile`, as its events have it. */
export interface BrandRow {
  id: number;
  name: string;
  nameKo: string | null;
  skuCode: string | null;
  gender: string | null;
  styleIds: number[];
  isPublished: boolean;
  isFeatured: boolean;
  isRemoved: boolean;
  /** Hashes of the pictures. */
  images: { list: string | null; logo: string | null; title: string | null };
  profile: Record<string, unknown>;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const brandsTable: Table<BrandRow> = table<BrandRow>('read.brands', 'id', {
  id: 'integer',
  name: 'text',
  nameKo: 'text',
  skuCode: 'text',
  gender: 'text',
  styleIds: 'integer[]',
  isPublished: 'boolean',
  isFeatured: 'boolean',
  isRemoved: 'boolean',
  images: 'jsonb',
  profile: 'jsonb',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** Who may act for a brand. Name, phone and e-mail stand in `private.people` under `brand_admin:<id>`. */
export interface BrandAdminRow {
  id: number;
  brandId: number;
  username: string | null;
  position: string | null;
  isRemoved: boolean;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const brandAdminsTable: Table<BrandAdminRow> = table<BrandAdminRow>('read.brand_admins', 'id', {
  id: 'integer',
  brandId: 'integer',
  username: 'text',
  position: 'text',
  isRemoved: 'boolean',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
