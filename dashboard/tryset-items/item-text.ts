import type { Fields, Speaking } from '../kit/history/words.ts';

const shown = ['productId', 'productSizeId', 'stockItemId'];

/**
 * The text for an item of a tryset in an event: its number, product, size and garment. People know an item by its
 * number and product name. An id without a name means nothing to them, so it is left out.
 */
export function itemText(item: Fields, { nameOf }: Pick<Speaking, 'nameOf'>): string | null {
  if (typeof item.item === 'object' && item.item !== null) return itemText(item.item as Fields, { nameOf });
  if (typeof item.trysetItemId !== 'number') return null;
  const names = shown.map((field) => {
    const id = item[field];
    return typeof id === 'number' ? nameOf(field, id) : null;
  });
  return [item.trysetItemId, ...names.filter((name) => name !== null)].join(' · ');
}
