import type { Fields, Speaking } from '../kit/history/words.ts';

const shown = ['productId', 'productSizeId', 'stockItemId'];

/**
 * Writes an item of a tryset in an event: its number, its product, its size and its garment. People know the item by its
 * number and its product's name. An id without a name would tell them nothing, so it is left out.
 */
export function itemText(item: Fields, { nameOf }: Speaking): string | null {
  if (typeof item.trysetItemId !== 'number') return null;
  const names = shown.map((field) => {
    const id = item[field];
    return typeof id === 'number' ? nameOf(field, id) : null;
  });
  return [item.trysetItemId, ...names.filter((name) => name !== null)].join(' · ');
}
