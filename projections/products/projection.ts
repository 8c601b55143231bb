import type { ProductEvent } from '#domain/products/product-events.ts';
import { evolveProduct, initialProduct, type ProductState } from '#domain/products/product-state.ts';
import { changedRow, idOf, type Projection, type Recorded, type Words, wordOf } from '../projection.ts';
import { type ProductRow, productsTable } from './tables.ts';

type Extra = Pick<ProductRow, 'createdAt'>;

const words: Words<ProductEvent, Extra> = {
  ProductRegistered: ({ at }) => ({ createdAt: at }),
  ProductRegistrationExpired: null,
  ProductRevised: null,
  ProductPublished: null,
  ProductUnpublished: null,
  ProductCoverSet: null,
  ProductPictureStripped: null,
  ProductContentsSet: null,
  ProductSoldOutMarked: null,
  ProductSoldOutUnmarked: null,
  ProductMaxPieceCountSet: null,
  ProductMerged: null,
  ProductRemovalBegan: null,
  ProductRemovalStopped: null,
  ProductRemoved: null,
  ProductSizeAdded: null,
  ProductSizeRevised: null,
  ProductSizeSoldOutMarked: null,
  ProductSizeSoldOutUnmarked: null,
  ProductSizeRemoved: null,
};

export const productsProjection: Projection<ProductRow, ProductEvent> = {
  name: 'products',
  table: productsTable,
  categories: ['product'],
  knows: (type) => type in words,
  keys: changedRow,
  fold,
};

function fold(row: ProductRow | null, recorded: Recorded<ProductEvent>): ProductRow {
  const { event, at, revision } = recorded;
  const { productId: _, sizes: __, removingSizeIds: ___, ...state } = evolveProduct(stateOf(row), event, at);
  const publishedAt = row?.publishedAt ?? (state.status === 'published' ? at : null);
  return {
    createdAt: row?.createdAt ?? at,
    ...state,
    ...wordOf(words, recorded),
    id: idOf(recorded),
    publishedAt,
    revision,
    updatedAt: at,
  };
}

/** Returns the folded state that the row stores. Sizes have their own rows. */
function stateOf(row: ProductRow | null): ProductState {
  if (row === null) return initialProduct;
  const { id, publishedAt: _, revision: __, createdAt: ___, updatedAt: ____, ...state } = row;
  return { ...state, productId: id, sizes: [], removingSizeIds: [] };
}
