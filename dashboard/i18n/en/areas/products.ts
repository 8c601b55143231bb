import type { ProductEvent } from '#domain/products/product-events.ts';
import type { ProductSizeState, ProductState } from '#domain/products/product-state.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

export const history = {
  categories: {
    product: 'Product',
  },
  categoryWithId: {
    product: 'Product {{id}}',
  },
  event: {
    ProductRegistered: 'Product was registered: {{name}}.',
    ProductRegistrationExpired: 'Registration of a product expired: it was never completed.',
    ProductRevised: 'Product was revised.',
    ProductPublished: 'Product was published.',
    ProductUnpublished: 'Product was taken back from publication.',
    ProductPictureStripped: 'Camera data was taken out of a picture of the product.',
    ProductCoverSet: 'Cover picture was set.',
    ProductContentsSet: 'Pictures were set.',
    ProductSoldOutMarked: 'Marked as sold out.',
    ProductSoldOutUnmarked: 'No longer marked as sold out.',
    ProductMaxPieceCountSet: 'Pieces per garment: {{maxPieceCount}}.',
    ProductMerged: 'Merged into the family of product {{familyId}}.',
    ProductRemoved: 'Product was removed.',
    ProductSizeAdded: 'Size of the product was added: {{productSizeId}}.',
    ProductSizeRevised: 'Size of the product was revised: {{productSizeId}}.',
    ProductSizeSoldOutMarked: 'Size of the product was marked as sold out: {{productSizeId}}.',
    ProductSizeSoldOutUnmarked: 'Size of the product is no longer marked as sold out: {{productSizeId}}.',
    ProductSizeRemoved: 'Size of the product was removed: {{productSizeId}}.',
  } as const satisfies EventTexts<ProductEvent>,
  field: {
    price: 'Price',
    colorCode: 'Colour',
    materials: 'Materials',
    externalLink: 'Link',
    subsidiaryInfo: 'Further information',
    enterpriseProductCode: 'Own code of the brand',
    isSaleForCurator: 'Sale to curators',
    isCommerceSaleAvailable: 'Sale to shoppers',
    coverImage: 'Cover picture',
    contents: 'Pictures',
    isSoldOut: 'Sold out',
    maxPieceCount: 'Pieces per garment',
    familyId: 'Family',
    sizes: 'Sizes',
    measurements: 'Measurements',
    attribute: 'Part',
    value: 'Value',
  } as const satisfies FieldTexts<ProductState | ProductSizeState>,
} as const;

export const replay = {
  entities: {
    product: 'Product',
  },
  projection: {
    products: 'Products',
    product_sizes: 'Sizes of products',
  },
} as const;
