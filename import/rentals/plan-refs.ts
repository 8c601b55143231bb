import type { ImportKind } from './kinds.ts';
import type { RentalPlan } from './plan.ts';

/** All refs of a kind, in the order of their ids. */
export function refsOf({ masters, members, garments, trysets }: RentalPlan, kind: ImportKind): string[] {
  switch (kind) {
    case 'category':
      return masters.categories;
    case 'size_type':
      return masters.sizeTypes;
    case 'brand':
      return masters.brands;
    case 'product':
      return masters.products.map(({ ref }) => ref);
    case 'product_size':
      return masters.products.flatMap(({ sizes }) => sizes.map(({ ref }) => ref));
    case 'user':
      return members;
    case 'stock_item':
      return garments.map(({ ref }) => ref);
    case 'tryset':
      return trysets.map(({ ref }) => ref);
    case 'tryset_item':
      return trysets.flatMap(({ items }) => items.map(({ rental }) => rental.ref));
  }
}
