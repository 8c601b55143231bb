import type { LeftOut } from '../../tryset-items/parcels/box-store.ts';
import { linesAtMost } from '../../tryset-items/parcels/lines-at-most.ts';
import { parcelKinds } from '../../tryset-items/parcels/parcel-kind.ts';

interface Item {
  id: number;
  status: string;
  product: { name: string };
}

export const waits = ({ status }: Pick<Item, 'status'>) => parcelKinds.outbound.from.includes(status);

/** The items of the chosen trysets that get a line, and those left out. `amount` is the number of chosen trysets. */
export function chosenToShip<Of extends Item>(
  trysets: readonly { id: number; trysetItems: readonly Of[] }[],
  amount: number,
): { items: readonly Of[]; leftOut: LeftOut | null } {
  const all = trysets.flatMap(({ id, trysetItems }) => trysetItems.map((item) => ({ trysetId: id, item })));
  const waiting = all.filter(({ item }) => waits(item));
  const shipped = new Set(waiting.slice(0, linesAtMost));
  const left = all.filter((each) => !shipped.has(each));
  const items = left.map(({ trysetId, item }) => ({
    id: item.id,
    trysetId,
    product: item.product.name,
    status: item.status,
    noRoom: waits(item),
  }));
  const more = amount - trysets.length;
  return {
    items: [...shipped].map(({ item }) => item),
    leftOut: items.length === 0 && more <= 0 ? null : { items, trysets: Math.max(more, 0) },
  };
}
