import type { TrysetItemStanding } from '#domain/tryset-items/item-transitions.ts';
import type { TrysetItemRow } from '#projections/tryset-items/tables.ts';
import type { StandingGroup } from '../kit/actions/preview.ts';
import type { Reading } from '../kit/reading.ts';
import { matchingTrysetItems, type TrysetItemsParams } from './filters.ts';

/** A placeholder look: guards ask only whether the item has a look. */
const anyLook = [{ lookId: 0, snsType: 'Any' as const }];

/** The values of an item that guards use. */
export function standingOf(row: TrysetItemRow): TrysetItemStanding {
  const { status, deliveredAt, lookId, useMode, isExpress, isRemoved } = row;
  return { status, deliveredAt, looks: lookId === null ? [] : anyLook, useMode, isExpress, isRemoved };
}

/** The matching items grouped by the values that guards use, in one statement. */
export async function trysetItemStandings(
  reading: Reading,
  query: TrysetItemsParams,
): Promise<StandingGroup<TrysetItemStanding>[]> {
  const { items } = await matchingTrysetItems(reading, query);
  const rows = await items
    .select((select) => [
      'item.status',
      // Any delivery time of the group will do, as guards ask only whether the item was delivered.
      select.fn.max('item.deliveredAt').as('deliveredAt'),
      select('item.lookId', 'is not', null).as('hasLook'),
      'item.useMode',
      'item.isExpress',
      select.fn.countAll<bigint>().as('count'),
    ])
    .groupBy((select) => [
      'item.status',
      select('item.deliveredAt', 'is not', null),
      select('item.lookId', 'is not', null),
      'item.useMode',
      'item.isExpress',
    ])
    .execute();
  return rows.map(({ status, deliveredAt, hasLook, useMode, isExpress, count }) => ({
    standing: {
      status,
      deliveredAt,
      looks: hasLook ? anyLook : [],
      useMode,
      isExpress,
      isRemoved: false,
    },
    count: Number(count),
  }));
}
