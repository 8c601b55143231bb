import {
  type TrysetItemStanding,
  trysetItemGuards,
  trysetItemTransitions,
} from '#domain/tryset-items/item-transitions.ts';
import type { StandingGroup } from '../kit/actions/preview.ts';
import type { Reading } from '../kit/reading.ts';
import { matchingTrysetItems, type TrysetItemsParams } from './filters.ts';

/** What an item's commands are decided by; what begins its life is no action on one that is there. */
export const trysetItemRules = {
  entity: 'tryset_item',
  table: trysetItemTransitions.filter(({ action }) => action !== 'request'),
  guards: trysetItemGuards,
};

/** Whichever moment and look: the guards ask only whether there is one. */
const anyMoment = '1970-01-01T00:00:00.000Z';
const anyLook = { lookId: 0, snsType: 'Any' as const };

/** The matching items by what the guards look at: one statement, however many they are. */
export async function trysetItemStandings(
  reading: Reading,
  query: TrysetItemsParams,
): Promise<StandingGroup<TrysetItemStanding>[]> {
  const { items } = await matchingTrysetItems(reading, query);
  const rows = await items
    .select((select) => [
      'item.status',
      select('item.deliveredAt', 'is not', null).as('isDelivered'),
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
  return rows.map(({ status, isDelivered, hasLook, useMode, isExpress, count }) => ({
    standing: {
      status,
      deliveredAt: isDelivered ? anyMoment : null,
      look: hasLook ? anyLook : null,
      useMode,
      isExpress,
      isRemoved: false,
    },
    count: Number(count),
  }));
}
