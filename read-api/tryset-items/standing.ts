import type { Sealed } from '#domain/sealed.ts';
import type { TrysetItemStanding } from '#domain/tryset-items/item-transitions.ts';
import type { TrysetItemRow } from '#projections/tryset-items/tables.ts';
import type { StandingGroup } from '../kit/actions/preview.ts';
import type { Reading } from '../kit/reading.ts';
import { matchingTrysetItems, type TrysetItemsParams } from './filters.ts';

/** A placeholder look: guards ask only whether the item has a look. */
const anyLook = [{ lookId: 0, snsType: 'Any' as const }];

/** A placeholder report: guards ask only whether damage was reported. */
const anyDamage = { content: '' as Sealed, pictures: [], reportedAt: '' };

/** The values of an item that guards use. */
export function standingOf(row: TrysetItemRow): TrysetItemStanding {
  const { status, deliveredAt, lookId, useMode, isExpress, isRemoved, damage, forced } = row;
  const looks = lookId === null ? [] : anyLook;
  return { status, deliveredAt, looks, useMode, isExpress, isRemoved, damage, forced };
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
      // Any delivery time of the group will do: only for members do guards ask when the item was delivered, and they have no previews.
      select.fn.max('item.deliveredAt').as('deliveredAt'),
      select('item.lookId', 'is not', null).as('hasLook'),
      'item.useMode',
      'item.isExpress',
      select('item.damage', 'is not', null).as('isDamaged'),
      'item.forced',
      select.fn.countAll<bigint>().as('count'),
    ])
    .groupBy((select) => [
      'item.status',
      select('item.deliveredAt', 'is not', null),
      select('item.lookId', 'is not', null),
      'item.useMode',
      'item.isExpress',
      select('item.damage', 'is not', null),
      'item.forced',
    ])
    .execute();
  return rows.map(({ status, deliveredAt, hasLook, useMode, isExpress, isDamaged, forced, count }) => ({
    standing: {
      status,
      deliveredAt,
      looks: hasLook ? anyLook : [],
      useMode,
      isExpress,
      isRemoved: false,
      damage: isDamaged ? anyDamage : null,
      forced,
    },
    count: Number(count),
  }));
}
