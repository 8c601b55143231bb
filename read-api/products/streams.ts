import { sql } from 'kysely';
import { evolveProduct, initialProduct } from '#domain/products/product-state.ts';
import type { StreamKind } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';

const product: StreamKind = {
  fold: fold(initialProduct, evolveProduct),
  isFilter: true,
  field: 'productId',
  housekeeping: ['ProductRegistrationExpired'],
  isLogOf: () => sql`exists (
    select from read.products as product
    where product.id = log.entity_id::int and product.status in ('published', 'unpublished'))`,
};

export const productStreams = { product };
