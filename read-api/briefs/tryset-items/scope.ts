import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';

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
 * Whether the caller may currently see a tryset's recipient. A brand admin who may not must not see the recipient in
 * views of the past either.
 */
export async function seesRecipientNow(db: ReadModels, caller: Caller, trysetId: number): Promise<boolean> {
  if (caller.label !== 'brand_admin') return true;
  const items = await trysetItemsFor(db, caller)
    .where('item.trysetId', '=', trysetId)
    .select('item.status')
    .execute();
  return seesRecipient(
    caller,
    items.map(({ status }) => status),
  );
}
