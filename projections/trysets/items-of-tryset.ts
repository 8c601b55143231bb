import { validItems } from '#domain/tryset-items/main-item.ts';
import { overviewStatus } from '#domain/tryset-items/overview-status.ts';
import { later, type Rollup } from '../projection.ts';
import { type TrysetItemRow, trysetItemsTable } from '../tryset-items/tables.ts';
import { type ItemOfTryset, type TrysetRow, trysetsTable } from './tables.ts';

/** Returns the status over all items except canceled and removed ones; null if no other items are left. */
export function statusOver(items: readonly ItemOfTryset[]): TrysetRow['status'] {
  return overviewStatus(validItems(items).map((item) => item.status));
}

/** Returns the tryset's row with these items, and with the columns derived from them. */
export function withItems(row: TrysetRow, items: ItemOfTryset[]): TrysetRow {
  const brandIds = [...new Set(items.map((item) => item.brandId))].sort((one, other) => one - other);
  return { ...row, items, brandIds, status: statusOver(items) };
}

/** Returns the first row of a tryset. An item's event may create it before the tryset's own first event. */
export function initialTrysetRow(id: number, at: string): TrysetRow {
  return {
    id,
    life: 'none',
    status: null,
    userId: 0,
    userGender: null,
    userRegion: 'KOREA',
    isPreferExpress: false,
    requestedPoints: 0,
    expectedDeliveryOn: null,
    proposalId: null,
    prepareOn: null,
    items: [],
    brandIds: [],
    customLink: null,
    handoverInfo: null,
    pickupReason: null,
    requestedPickupDate: null,
    confirmedPickupDate: null,
    returnApprovedAt: null,
    revision: -1n,
    createdAt: at,
    updatedAt: at,
  };
}

/** Copies item statuses to the tryset's row, so that its overview status needs no query over items. */
export const itemsOfTryset: Rollup<TrysetItemRow, TrysetRow> = {
  name: 'items_of_tryset',
  source: trysetItemsTable,
  target: trysetsTable,
  key: (item) => item.trysetId,
  column: 'trysetId',
  sources: ({ items }) => items.map(({ id }) => id),
  apply(tryset, item) {
    const { userId, userGender, userRegion } = item;
    const row = tryset ?? {
      ...initialTrysetRow(item.trysetId, item.createdAt),
      userId,
      userGender,
      userRegion,
    };
    const { id, status, brandId, productId, deliveredAt, isRemoved } = item;
    const entry: ItemOfTryset = { id, status, brandId, productId, deliveredAt, isRemoved };
    const known = row.items.some((other) => other.id === id);
    const items = known
      ? row.items.map((other) => (other.id === id ? entry : other))
      : [...row.items, entry].sort((one, other) => one.id - other.id);
    const createdAt = row.life === 'none' && item.createdAt < row.createdAt ? item.createdAt : row.createdAt;
    return withItems({ ...row, createdAt, updatedAt: later(item.updatedAt, row.updatedAt) }, items);
  },
};
