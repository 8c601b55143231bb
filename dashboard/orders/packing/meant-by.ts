import { scanned } from '#domain/text/scanned.ts';
import type { PackGroup, PackItem } from './pack-groups.ts';

/** What a scan or a typed number means. */
export interface Meant {
  group: PackGroup;
  items: readonly PackItem[];
}

/**
 * The items to pack that a text means: by the garment's code, by the item's number, or all items of an order by its number.
 * Null if nothing to pack, or more than one parcel, is meant.
 */
export function meantBy(groups: readonly PackGroup[], text: string): Meant | null {
  const code = scanned(text)
    .trim()
    .toLowerCase()
    .replace(/^#(?=\d)/, '');
  if (code === '') return null;
  const named = groups.flatMap((group) => {
    const items = group.items.filter(
      ({ id, stock }) => stock.code.toLowerCase() === code || String(id) === code,
    );
    return items.length === 0 ? [] : [{ group, items }];
  });
  const meant =
    named.length > 0
      ? named
      : groups.flatMap((group) => (String(group.orderId) === code ? [{ group, items: group.items }] : []));
  const [only, ...others] = meant;
  return only !== undefined && others.length === 0 ? only : null;
}
