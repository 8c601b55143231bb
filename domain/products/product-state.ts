import type { Decider } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { hashAfter } from '../pictures/stripping.ts';
import type { ProductEvent, ProductFields, ProductSizeDescription } from './product-events.ts';

export const productStatuses = ['none', 'expired', 'unpublished', 'published', 'removed'] as const;
/** A product's status. `none`: before the registration. `expired`: an abandoned registration. Lists show neither. */
export type ProductStatus = (typeof productStatuses)[number];

/** A size's state. Staff or the brand set `isSoldOut`; the size does not know whether garments are left. */
export interface ProductSizeState extends ProductSizeDescription {
  isSoldOut: boolean;
  isRemoved: boolean;
}

export interface ProductState extends ProductFields {
  status: ProductStatus;
  productId: number;
  brandId: number;
  coverImage: string | null;
  contents: readonly string[];
  isSoldOut: boolean;
  maxPieceCount: number | null;
  /** Products with the same family id are shown as one family: the same garment in other colours. */
  familyId: number | null;
  sizes: readonly ProductSizeState[];
  /** The ids of the sizes whose removal has begun. */
  removingSizeIds: readonly number[];
}

export const initialProduct: ProductState = {
  status: 'none',
  productId: 0,
  brandId: 0,
  name: '',
  code: null,
  categoryId: null,
  gender: 'any',
  originalPrice: 0,
  price: 0,
  discountRate: 0,
  useMode: 'rent',
  regionId: 'KOREA',
  seasonId: null,
  styleIds: [],
  colorCode: null,
  materials: [],
  externalLink: null,
  subsidiaryInfo: null,
  enterpriseProductCode: null,
  priority: 0,
  isSaleForCurator: false,
  isCommerceSaleAvailable: false,
  coverImage: null,
  contents: [],
  isSoldOut: false,
  maxPieceCount: null,
  familyId: null,
  sizes: [],
  removingSizeIds: [],
};

type Evolve = Decider<ProductState, never, ProductEvent>['evolve'];

export const evolveProduct: Evolve = (product, { type, data }) => {
  switch (type) {
    case 'ProductRegistered':
      return { ...product, ...data, status: 'unpublished' };
    case 'ProductRegistrationExpired':
      return { ...product, status: 'expired', productId: data.productId };
    case 'ProductRevised':
      return { ...product, ...data.changed };
    case 'ProductPublished':
      return { ...product, status: 'published' };
    case 'ProductUnpublished':
      return { ...product, status: 'unpublished' };
    case 'ProductCoverSet':
      return { ...product, coverImage: data.hash };
    case 'ProductContentsSet':
      return { ...product, contents: data.hashes };
    case 'ProductPictureStripped':
      return {
        ...product,
        coverImage: hashAfter(product.coverImage, data),
        contents: product.contents.map((hash) => hashAfter(hash, data)),
      };
    case 'ProductSoldOutMarked':
      return { ...product, isSoldOut: true };
    case 'ProductSoldOutUnmarked':
      return { ...product, isSoldOut: false };
    case 'ProductMaxPieceCountSet':
      return { ...product, maxPieceCount: data.maxPieceCount };
    case 'ProductMerged':
      return { ...product, familyId: data.familyId };
    case 'ProductRemovalBegan':
      return {
        ...product,
        removingSizeIds: [...new Set([...product.removingSizeIds, ...data.productSizeIds])],
      };
    case 'ProductRemovalStopped':
      return { ...product, removingSizeIds: [] };
    case 'ProductRemoved':
      return { ...product, status: 'removed', removingSizeIds: [] };
    case 'ProductSizeAdded': {
      const { productId: _, ...size } = data;
      return { ...product, sizes: [...product.sizes, { ...size, isSoldOut: false, isRemoved: false }] };
    }
    case 'ProductSizeRevised':
      return withSize(product, data.productSizeId, data.changed);
    case 'ProductSizeSoldOutMarked':
      return withSize(product, data.productSizeId, { isSoldOut: true });
    case 'ProductSizeSoldOutUnmarked':
      return withSize(product, data.productSizeId, { isSoldOut: false });
    case 'ProductSizeRemoved': {
      const removingSizeIds = product.removingSizeIds.filter((id) => id !== data.productSizeId);
      return withSize({ ...product, removingSizeIds }, data.productSizeId, { isRemoved: true });
    }
    default:
      return untouched(type, product);
  }
};

function withSize(product: ProductState, productSizeId: number, change: Partial<ProductSizeState>) {
  const sizes = product.sizes.map((size) =>
    size.productSizeId === productSizeId ? { ...size, ...change } : size,
  );
  return { ...product, sizes };
}
