import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';
import { among } from '../../kit/search.ts';

/** Tryset items, except removed ones. */
export function trysetItemsFor(db: ReadModels, caller: Caller) {
  const items = db.selectFrom('read.trysetItems as item').where('item.isRemoved', '=', false);
  if (caller.label === 'brand_admin') return items.where('item.brandId', '=', caller.brandId);
  return caller.label === 'user' ? items.where('item.userId', '=', caller.id) : items;
}
export type TrysetItemsQuery = ReturnType<typeof trysetItemsFor>;

const onItsWay: readonly TrysetItemStatus[] = ['tryset_preparing', 'tryset_delivering'];

/** Whether the caller may see a parcel's recipient: a brand admin only during its preparation and transport. */
export function seesRecipient(caller: Caller, statuses: readonly TrysetItemStatus[]): boolean {
  return caller.label !== 'brand_admin' || statuses.some((status) => onItsWay.includes(status));
}

/**
 * Returns those of the trysets whose recipients the caller may currently see. A brand admin who may not must not see the
 * recipient in views of the past either.
 */
export async function recipientsSeenNow(
  db: ReadModels,
  caller: Caller,
  trysetIds: readonly number[],
): Promise<number[]> {
  if (caller.label !== 'brand_admin') return [...trysetIds];
  const items = await trysetItemsFor(db, caller)
    .where(among('item.trysetId', trysetIds))
    .select(['item.trysetId', 'item.status'])
    .execute();
  const byTryset = Map.groupBy(items, ({ trysetId }) => trysetId);
  return trysetIds.filter((id) =>
    seesRecipient(
      caller,
      (byTryset.get(id) ?? []).map(({ status }) => status),
    ),
  );
}

/** Whether the caller may currently see a tryset's recipient. */
export async function seesRecipientNow(db: ReadModels, caller: Caller, trysetId: number): Promise<boolean> {
  return (await recipientsSeenNow(db, caller, [trysetId])).length > 0;
}
