import { written } from '../event-versions.ts';
import { product } from './product.ts';

export const productsWritten = [
  written(product, {
    ProductRemovalBegan: 1,
    ProductRemovalStopped: 1,
    ProductRemoved: 1,
    ProductSizeAdded: 1,
    ProductContentsSet: 1,
    ProductRegistered: 1,
    ProductSizeSoldOutMarked: 1,
    ProductSizeRevised: 1,
    ProductMaxPieceCountSet: 1,
    ProductMerged: 1,
    ProductSizeRemoved: 1,
    ProductRegistrationExpired: 1,
    ProductUnpublished: 1,
    ProductSoldOutMarked: 1,
    ProductSoldOutUnmarked: 1,
    ProductPublished: 1,
    ProductCoverSet: 1,
    ProductPictureStripped: 1,
    ProductSizeSoldOutUnmarked: 1,
    ProductRevised: 1,
  }),
];
