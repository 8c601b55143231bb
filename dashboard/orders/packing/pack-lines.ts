import type { WrittenLine } from '../../tryset-items/parcels/read-lines.ts';
import type { PackGroup } from './pack-groups.ts';
import type { Boxes } from './pack-store.ts';

/** A line for each ticked item, with the courier and the number of its parcel. */
export function packLines(
  groups: readonly PackGroup[],
  ticked: ReadonlySet<number>,
  boxes: Boxes,
): WrittenLine[] {
  return groups
    .flatMap(({ key, items }) =>
      items.filter(({ id }) => ticked.has(id)).map(({ id }) => ({ id, ...(boxes[key] ?? noBox) })),
    )
    .map(({ id, courier, number }, at) => {
      const item = String(id);
      return { at: at + 1, text: item, item, courier, number };
    });
}

const noBox = { courier: '', number: '' };
