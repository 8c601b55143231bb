import type { DomainEvent } from '../event.ts';
import type { PictureStripping } from '../pictures/stripping.ts';
import type { Region } from '../regions.ts';
import type { ProductGender, UseMode } from './product-kinds.ts';

export interface Material {
  materialTypeId: number;
  attribute: string | null;
  value: string | null;
}

/** A length in centimetres, unless the measurement type's name says another unit. */
export interface Measurement {
  measurementTypeId: number;
  value: number;
}

/** The editable fields of a product. Prices are whole KRW or JPY, the discount rate a whole percent. */
export interface ProductFields {
  name: string;
  code: string | null;
  categoryId: number | null;
  gender: ProductGender;
  originalPrice: number;
  price: number;
  discountRate: number;
  useMode: UseMode;
  regionId: Region;
  seasonId: number | null;
  styleIds: readonly number[];
  colorCode: string | null;
  materials: readonly Material[];
  externalLink: string | null;
  subsidiaryInfo: string | null;
  enterpriseProductCode: string | null;
  priority: number;
  isSaleForCurator: boolean;
  isCommerceSaleAvailable: boolean;
}

/** A size without a size type has a name of its own. */
export interface ProductSizeFields {
  sizeTypeId: number | null;
  name: string | null;
  measurements: readonly Measurement[];
}

export interface ProductSizeDescription extends ProductSizeFields {
  productSizeId: number;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;
type Nothing = Record<string, never>;
/** Events of sizes name their product too: a fold of one size needs no other event. */
type OfSize = { productId: number; productSizeId: number };

/** Events of `product-<id>`. A registered product is unpublished until it is published; its brand never changes. */
export type ProductEvent =
  | E<'ProductRegistered', { productId: number; brandId: number } & ProductFields>
  | E<'ProductRegistrationExpired', { productId: number }>
  | E<'ProductRevised', { changed: Partial<ProductFields> }>
  | E<'ProductPublished', Nothing>
  | E<'ProductUnpublished', Nothing>
  | E<'ProductCoverSet', { hash: string | null }>
  | E<'ProductContentsSet', { hashes: readonly string[] }>
  /** A present or former picture of the product was stripped of its metadata. */
  | E<'ProductPictureStripped', PictureStripping>
  | E<'ProductSoldOutMarked', Nothing>
  | E<'ProductSoldOutUnmarked', Nothing>
  | E<'ProductMaxPieceCountSet', { maxPieceCount: number | null }>
  | E<'ProductMerged', { familyId: number }>
  | E<'ProductRemoved', Nothing>
  | E<'ProductSizeAdded', { productId: number } & ProductSizeDescription>
  | E<'ProductSizeRevised', OfSize & { changed: Partial<ProductSizeFields> }>
  | E<'ProductSizeSoldOutMarked', OfSize>
  | E<'ProductSizeSoldOutUnmarked', OfSize>
  | E<'ProductSizeRemoved', OfSize>;
