import { productGenders } from '#domain/products/product-kinds.ts';
import type { ListShape } from '../kit/list/list-state.ts';

/** What the list of brands can be asked for. */
export const brandListShape: ListShape = {
  filters: [
    { name: 'keyword', kind: 'search' },
    { name: 'is_published', kind: 'choice', options: ['true', 'false'], group: 'brand.flag' },
    { name: 'style', kind: 'lookup', several: false },
    { name: 'gender', kind: 'choice', options: productGenders, group: 'brand.gender' },
    { name: 'ids', kind: 'given' },
  ],
  orders: ['id', 'name', 'created_time', 'updated_time'],
};
