import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { atMostFound, type Finder, type Found } from '../kit/shell/found.ts';

const path = '/v2/trysets/items';

function found({ id, product, stock }: TrysetItem, parcel?: string): Found {
  const about = [product.name, stock.code, parcel].filter(Boolean).join(' · ');
  const picture = product.coverImage;
  return { kind: 'item', path: `/trysetitems/${id}`, name: String(id), about, picture, isExact: true };
}

/** Finds items by their number, or by the number of the parcel in which they go out or come back. */
export const itemFinder: Finder = {
  async byNumber(id, get) {
    const rows = await get<TrysetItem>(path, { ids: id, limit: 1 });
    return rows.map((row) => found(row));
  },
  async byParcel(parcel, get) {
    const rows = await get<TrysetItem>(path, { tracking_number: parcel, limit: atMostFound });
    return rows.map((row) => found(row, parcel));
  },
};
