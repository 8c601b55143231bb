import Type, { type Static } from 'typebox';
import { subscriptionTypes } from '#domain/brand-plans/plan-kinds.ts';
import { brandStatuses } from '#domain/brands/brand-state.ts';
import { certificationRules } from '#domain/looks/look-kinds.ts';
import { regions } from '#domain/regions.ts';
import { termsKinds } from '#domain/terms-kinds.ts';
import { languages } from '#domain/words/languages.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import type { BrandRow } from '#projections/brands/tables.ts';
import type { BrandService } from '../brand-subscriptions/services.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { BrandBrief } from '../briefs/contract.ts';
import {
  type EveryRow,
  Flag,
  idFields,
  OptionalText,
  readable,
  Text,
  timeFields,
} from '../kit/readable/fields.ts';
import { Like } from '../kit/shown/like.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { brandColumns } from './columns.ts';

const Pictures = Type.Object({
  list: Nullable(PictureSet),
  logo: Nullable(PictureSet),
  title: Nullable(PictureSet),
});

/** Current counts of a brand. `rentals` counts items by the groups of `rentalGroupStatuses`. */
const BrandStats = Type.Object({
  productCount: Type.Integer(),
  stockCount: Type.Integer(),
  inUseCount: Type.Integer(),
  trysetItemCount: Type.Integer(),
  /**
   * Looks that tag an item of the brand. `certifiedLookCount` counts those whose items of the brand are certified.
   */
  lookCount: Type.Integer(),
  certifiedLookCount: Type.Integer(),
  /** Score of the brand's certified items, based on the followers of the looks' authors. */
  contentScore: Type.Integer(),
  rentals: Type.Object({
    toSend: Type.Integer(),
    out: Type.Integer(),
    inReturn: Type.Integer(),
    deferred: Type.Integer(),
    failed: Type.Integer(),
  }),
});

/** A brand with its counters. */
export interface CountedBrand extends BrandRow {
  like: Static<typeof Like>;
  service: BrandService;
  stats: Static<typeof BrandStats>;
}

export const brandFields = readable<CountedBrand>()(brandColumns, {
  ...idFields,
  ...timeFields,
  name: { is: Text, of: (row) => row.name, csv: 'name' },
  nameKo: { is: OptionalText, of: (row) => row.nameKo, csv: 'name_ko' },
  skuCode: { is: OptionalText, of: (row) => row.skuCode, csv: 'sku_code' },
  regionId: { is: OneOf(regions), of: (row) => row.regionId, csv: 'region', codes: 'region' },
  instagramId: { is: OptionalText, of: (row) => row.instagramId, csv: 'instagram_id' },
  status: { is: OneOf(brandStatuses), of: (row) => row.status, csv: 'status', codes: 'brandStatus' },
  isPublished: { is: Flag, of: (row) => row.status === 'published', csv: 'is_published' },
  isFeatured: { is: Flag, of: (row) => row.isFeatured, csv: 'is_featured' },
  isExclusive: { is: Flag, of: (row) => row.isExclusive, csv: 'is_exclusive' },
  images: {
    is: Pictures,
    of: ({ pictures: { list, logo, title } }) => ({
      list: pictureSet(list),
      logo: pictureSet(logo),
      title: pictureSet(title),
    }),
  },
  isProductsExists: { is: Flag, of: ({ stats }) => stats.productCount > 0 },
  hasStock: { is: Flag, of: ({ stats }) => stats.stockCount > 0 },
  like: { is: Like, of: (row) => row.like },
  /** The type of the brand's live plan. Null without one, and for members. */
  subscriptionType: {
    is: Nullable(OneOf(subscriptionTypes)),
    of: ({ service }) => service.subscriptionType,
    csv: 'subscription_type',
    codes: 'subscriptionType',
  },
  /** Whether the brand has its plan's service. Null for members. */
  isUsingService: {
    is: Nullable(Flag),
    of: ({ service }) => service.isUsingService,
    csv: 'is_using_service',
  },
  stats: {
    is: BrandStats,
    of: ({ stats }) => stats,
    cells: [
      { csv: 'products', of: ({ stats }) => stats.productCount },
      { csv: 'stock_items', of: ({ stats }) => stats.stockCount },
      { csv: 'stock_items_in_use', of: ({ stats }) => stats.inUseCount },
      { csv: 'tryset_items', of: ({ stats }) => stats.trysetItemCount },
      { csv: 'looks', of: ({ stats }) => stats.lookCount },
      { csv: 'looks_certified', of: ({ stats }) => stats.certifiedLookCount },
      { csv: 'content_score', of: ({ stats }) => stats.contentScore },
      { csv: 'items_to_send', of: ({ stats }) => stats.rentals.toSend },
      { csv: 'items_out', of: ({ stats }) => stats.rentals.out },
      { csv: 'items_in_return', of: ({ stats }) => stats.rentals.inReturn },
      { csv: 'items_deferred', of: ({ stats }) => stats.rentals.deferred },
      { csv: 'items_failed', of: ({ stats }) => stats.rentals.failed },
    ],
  },
});

export const BrandWithStats = brandFields.shape;
export type BrandWithStats = Static<typeof BrandWithStats>;

const { stats: _, ...ofBrand } = BrandWithStats.properties;
export const Brand = Type.Object(ofBrand);
export type Brand = Static<typeof Brand>;

export interface BrandAdminRow extends EveryRow {
  username: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  position: string | null;
  status: string;
  brandId: number;
  brandName: string;
  brandNameKo: string | null;
}

export const brandAdminFields = readable<BrandAdminRow>()(brandColumns, {
  ...idFields,
  ...timeFields,
  username: { is: Text, of: (row) => row.username },
  name: { is: OptionalText, of: (row) => row.name },
  email: { is: OptionalText, of: (row) => row.email },
  phone: { is: OptionalText, of: (row) => row.phone },
  position: { is: OptionalText, of: (row) => row.position },
  /** Whether the admin was invited and has not chosen a password yet, so that it cannot sign in. */
  isInvited: { is: Flag, of: (row) => row.status === 'invited' },
  brand: { is: BrandBrief, of: brandBrief },
});

export const BrandAdmin = brandAdminFields.shape;
export type BrandAdmin = Static<typeof BrandAdmin>;

export const Application = Type.Object({
  language: OneOf(languages),
  agreed: Type.Array(Type.Object({ terms: OneOf(termsKinds), version: Type.String() })),
  /** When the brand applied. `decided` tells when and why staff approved or declined the application. */
  appliedTime: Type.String(),
  decided: Nullable(
    Type.Object({ isApproved: Type.Boolean(), time: Type.String(), reason: Nullable(Type.String()) }),
  ),
});
export type Application = Static<typeof Application>;

/** A brand as staff and its own admins see it. A null field was never set, or its personal data was erased. */
export const BrandDetail = Type.Object({
  ...Brand.properties,
  publicPhones: Type.Array(
    Type.Object({ id: Type.Integer(), name: Nullable(Type.String()), phone: Nullable(Type.String()) }),
  ),
  stats: Type.Optional(BrandStats),
  commissionRate: Type.Optional(Type.Integer()),
  /** The payments for sales that the brand still gets, in the currency of its region. */
  totalScheduledPaymentAmount: Type.Optional(Type.Integer()),
  agreeMarketing: Type.Optional(Type.Boolean()),
  exclusiveCuratorIds: Type.Optional(Type.Array(Type.Integer())),
  exclusiveCurators: Type.Optional(
    Type.Array(Type.Object({ id: Type.Integer(), username: Nullable(Type.String()) })),
  ),
  /** Address of the original picture of `businessCertificateImage`. */
  businessCertificate: Type.Optional(Nullable(Type.String())),
  /** Addresses of the business certificate; clients must send an access token to load them. */
  businessCertificateImage: Type.Optional(Nullable(PictureSet)),
  businessRegistration: Type.Optional(Type.Unknown()),
  /** `businessName` and `businessRegistrationNumber` repeat the values in `businessRegistration`. */
  businessName: Type.Optional(Nullable(Type.String())),
  businessRegistrationNumber: Type.Optional(Nullable(Type.String())),
  businessEmail: Type.Optional(Nullable(Type.String())),
  admins: Type.Optional(Type.Array(BrandAdmin)),
  /** A new name that the brand's admins proposed and staff have not decided on; null without a proposal. */
  proposedName: Type.Optional(
    Nullable(Type.Object({ name: Type.String(), nameKo: Nullable(Type.String()) })),
  ),
  /** The brand's application; null if staff registered the brand. */
  application: Type.Optional(Nullable(Application)),
  /** The brand's bank account, with a masked account number. */
  bankAccount: Type.Optional(Type.Unknown()),
  outStockAddress: Type.Optional(Type.Unknown()),
  paymentName: Type.Optional(Nullable(Type.String())),
  stockEmail: Type.Optional(Nullable(Type.String())),
  taxEmail: Type.Optional(Nullable(Type.String())),
});
export type BrandDetail = Static<typeof BrandDetail>;

export const BrandPhone = Type.Object({
  brand: BrandBrief,
  id: Type.Integer(),
  name: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  isPublic: Type.Boolean(),
});
export type BrandPhone = Static<typeof BrandPhone>;

export const BrandCertificationRule = Type.Object({
  certificationRule: OneOf(certificationRules),
  essentialHashtags: Type.Array(Type.String()),
  essentialWords: Type.Array(Type.String()),
  /** Revision of the brand; clients send it with their next change. */
  revision: Type.String(),
});
export type BrandCertificationRule = Static<typeof BrandCertificationRule>;
