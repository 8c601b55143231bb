import Type, { type Static } from 'typebox';
import { regions } from '#domain/regions.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { Like } from '../kit/shown/like.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { BrandBrief } from '../tryset-items/contract.ts';

const Pictures = Type.Object({
  list: Nullable(PictureSet),
  logo: Nullable(PictureSet),
  title: Nullable(PictureSet),
});

export const Brand = Type.Object({
  id: Type.Integer(),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
  name: Type.String(),
  nameKo: Nullable(Type.String()),
  skuCode: Nullable(Type.String()),
  regionId: OneOf(regions),
  instagramId: Nullable(Type.String()),
  isPublished: Type.Boolean(),
  isFeatured: Type.Boolean(),
  isExclusive: Type.Boolean(),
  images: Pictures,
  isProductsExists: Type.Boolean(),
  hasStock: Type.Boolean(),
  like: Like,
});
export type Brand = Static<typeof Brand>;

/** How much is theirs now. `rentals` are items, in the groups that `rentalGroupStatuses` has. */
const BrandStats = Type.Object({
  productCount: Type.Integer(),
  stockCount: Type.Integer(),
  inUseCount: Type.Integer(),
  trysetItemCount: Type.Integer(),
  rentals: Type.Object({
    toSend: Type.Integer(),
    out: Type.Integer(),
    inReturn: Type.Integer(),
    deferred: Type.Integer(),
    failed: Type.Integer(),
  }),
});

export const BrandWithStats = Type.Object({ ...Brand.properties, stats: BrandStats });
export type BrandWithStats = Static<typeof BrandWithStats>;

export const BrandAdmin = Type.Object({
  id: Type.Integer(),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
  username: Type.String(),
  name: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  position: Nullable(Type.String()),
  brand: BrandBrief,
});
export type BrandAdmin = Static<typeof BrandAdmin>;

/** What a brand is to those who keep it: staff and its own admins. Null once it was forgotten, or never said. */
export const BrandDetail = Type.Object({
  ...Brand.properties,
  publicPhones: Type.Array(
    Type.Object({ id: Type.Integer(), name: Nullable(Type.String()), phone: Nullable(Type.String()) }),
  ),
  stats: Type.Optional(BrandStats),
  commissionRate: Type.Optional(Type.Integer()),
  agreeMarketing: Type.Optional(Type.Boolean()),
  exclusiveCuratorIds: Type.Optional(Type.Array(Type.Integer())),
  exclusiveCurators: Type.Optional(
    Type.Array(Type.Object({ id: Type.Integer(), username: Nullable(Type.String()) })),
  ),
  /** The address of `businessCertificateImage` as it was sent. */
  businessCertificate: Type.Optional(Nullable(Type.String())),
  /** Its addresses take an access token. */
  businessCertificateImage: Type.Optional(Nullable(PictureSet)),
  businessRegistration: Type.Optional(Type.Unknown()),
  /** The same as in `businessRegistration`. */
  businessName: Type.Optional(Nullable(Type.String())),
  businessRegistrationNumber: Type.Optional(Nullable(Type.String())),
  businessEmail: Type.Optional(Nullable(Type.String())),
  admins: Type.Optional(Type.Array(BrandAdmin)),
  bankAccount: Type.Optional(Type.Unknown()),
  outStockAddress: Type.Optional(Type.Unknown()),
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
