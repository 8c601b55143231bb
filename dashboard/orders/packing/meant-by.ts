import { scanned } from '#domain/text/scanned.ts';
import type { PackGroup, PackItem } from './pack-groups.ts';

/** What a scan or a typed number means. */
export interface Meant {
  group: PackGroup;
  items: readonly PackItem[];
}

/**
 * Returns a function that finds the items to pack that a text means: by the garment's code, by the item's number, or all items of
 * an order by its number. Null if nothing to pack, or more than one parcel, is meant: 801 may be an order, or the first item of
 * order 8.
 */
export function finderIn(groups: readonly PackGroup[]): (text: string) => Meant | null {
  const found = new Map<string, Meant[]>();
  for (const group of groups) {
    for (const [name, items] of namesIn(group)) {
      const others = found.get(name);
      if (others === undefined) found.set(name, [{ group, items }]);
      else others.push({ group, items });
    }
  }
  return (text) => {
    const code = scanned(text)
      .trim()
      .toLowerCase()
      .replace(/^#(?=\d)/, '');
    const [only, ...others] = found.get(code) ?? [];
    return only !== undefined && others.length === 0 ? only : null;
  };
}

/** The texts that mean items of a parcel. A garment's code comes before the order's number. */
function namesIn({ orderId, items }: PackGroup): Map<string, readonly PackItem[]> {
  const names = new Map<string, readonly PackItem[]>();
  for (const item of items) {
    for (const name of new Set([item.stock.code.toLowerCase(), String(item.id)])) {
      if (name !== '') names.set(name, [...(names.get(name) ?? []), item]);
    }
  }
  if (!names.has(String(orderId))) names.set(String(orderId), items);
  return names;
}
