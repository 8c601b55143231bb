import type { Fields, Speaking } from '../kit/history/words.ts';

const shown = ['productId', 'productSizeId', 'stockItemId'];

/**
 * An item of a tryset in an event: its number, its product, its size and its garment. The number of the item and the
 * name of its product are what people know; an unnamed id beside them says nothing.
 */
export function itemText(item: Fields, { nameOf }: Speaking): string | null {
  if (typeof item.trysetItemId !== 'number') return null;
  const names = shown.map((field) => {
    const id = item[field];
    return typeof id === 'number' ? nameOf(field, id) : null;
  });
  return [item.trysetItemId, ...names.filter((name) => name !== null)].join(' · ');
}
