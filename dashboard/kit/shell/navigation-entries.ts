import { mayOpen } from '../routes/guard.ts';
import { isBuilt } from '../routes/rooms.ts';
import { type Area, type RoomName, routeTable } from '../routes/route-table.ts';
import type { Identity } from '../session/token.ts';

export interface NavigationEntry {
  path: string;
  text: RoomName | 'ownBrand';
  /** The rooms during which this entry is marked. */
  rooms: readonly RoomName[];
}

const areas: readonly Area[] = [
  'logistics',
  'content',
  'catalogue',
  'people',
  'brands',
  'figures',
  'support',
];

/** The rooms that are reached through another one's list. */
const inner: Partial<Record<RoomName, readonly RoomName[]>> = {
  trysetItems: ['trysetItem'],
  trysetSendList: ['tryset', 'shipParcels'],
  stocks: ['stock'],
  products: ['product', 'productEdit', 'productCreate'],
  curators: ['curator', 'curatorsEdit'],
  agencies: ['agencyCreate', 'agencyEdit'],
  brands: ['brand', 'brandCreate', 'brandPlan', 'brandSubscriptions'],
};

/** What the person may open and work in, by area; a brand admin finds the own brand in place of the list of brands. */
export function navigationFor({ scope, brand }: Identity): { area: Area; entries: NavigationEntry[] }[] {
  return areas
    .map((area) => {
      const entries = routeTable
        .filter((row) => row.area === area && row.nav && isBuilt(row.room) && mayOpen(row, scope))
        .map(
          (row): NavigationEntry => ({
            path: row.path,
            text: row.room,
            rooms: [row.room, ...(inner[row.room] ?? [])],
          }),
        );
      if (area === 'brands' && brand !== null) {
        entries.unshift({ path: `/brands/${brand.id}`, text: 'ownBrand', rooms: ['brand'] });
      }
      return { area, entries };
    })
    .filter(({ entries }) => entries.length > 0);
}
