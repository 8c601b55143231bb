import type { DomainEvent } from '../event.ts';
import type { PictureStripping } from '../pictures/stripping.ts';
import type { Region } from '../regions.ts';
import type { ProductGender, UseMode } from './product-kinds.ts';

export interface Material {
  materialTypeId: number;
  attribute: string | null;
  value: string | null;
}

/** A measured length in centimetres, unless the name of the measurement type contains another unit. */
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

/** A size of a product. A size without a size type has its own name. */
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
/** The fields of every event about a size. They name the product too, so a fold of one size needs no other event. */
type OfSize = { productId: number; productSizeId: number };

/**
 * The events of the stream `product-<id>`. A registered product is unpublished until it is published; its brand never changes.
 */
export type ProductEvent =
  | E<'ProductRegistered', { productId: number; brandId: number } & ProductFields>
  | E<'ProductRegistrationExpired', { productId: number }>
  | E<'ProductRevised', { changed: Partial<ProductFields> }>
  | E<'ProductPublished', Nothing>
  | E<'ProductUnpublished', Nothing>
  | E<'ProductCoverSet', { hash: string | null }>
  | E<'ProductContentsSet', { hashes: readonly string[] }>
  /** Camera metadata was removed from a current or former picture of the product. */
  | E<'ProductPictureStripped', PictureStripping>
  | E<'ProductSoldOutMarked', Nothing>
  | E<'ProductSoldOutUnmarked', Nothing>
  | E<'ProductMaxPieceCountSet', { maxPieceCount: number | null }>
  | E<'ProductMerged', { familyId: number }>
  /** A removal of these sizes, or of the product with them, looks up what still uses them. What starts meanwhile stops it. */
  | E<'ProductRemovalBegan', { productSizeIds: readonly number[] }>
  | E<'ProductRemovalStopped', Nothing>
  | E<'ProductRemoved', Nothing>
  | E<'ProductSizeAdded', { productId: number } & ProductSizeDescription>
  | E<'ProductSizeRevised', OfSize & { changed: Partial<ProductSizeFields> }>
  | E<'ProductSizeSoldOutMarked', OfSize>
  | E<'ProductSizeSoldOutUnmarked', OfSize>
  | E<'ProductSizeRemoved', OfSize>;
