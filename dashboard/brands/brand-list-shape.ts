import type { BrandStatus } from '#domain/brands/brand-state.ts';
import { productGenders } from '#domain/products/product-kinds.ts';
import type { ListShape } from '../kit/list/list-state.ts';

const standings = [
  'published',
  'unpublished',
  'applied',
  'declined',
] as const satisfies readonly BrandStatus[];

/** Filters and orders of the list of brands. */
export const brandListShape: ListShape = {
  filters: [
    { name: 'keyword', kind: 'search' },
    { name: 'status', kind: 'choice', options: standings, group: 'brand.standing' },
    { name: 'is_name_proposed', kind: 'flag' },
    { name: 'style', kind: 'lookup', several: false },
    { name: 'gender', kind: 'choice', options: productGenders, group: 'brand.gender' },
    { name: 'ids', kind: 'given' },
  ],
  orders: ['id', 'name', 'created_time', 'updated_time'],
};
