import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { itemsFor, seesRecipient } from '../scope.ts';
import { mainItemOf, trysetActions } from './actions.ts';
import type { Tryset } from './contract.ts';
import { productNames, type TrysetWithMember } from './rows.ts';

/** Trysets as the caller sees them: with its own items alone, and the recipient only while it may know. */
export async function shownTrysets(
  db: ReadModels,
  caller: Caller,
  rows: readonly TrysetWithMember[],
): Promise<Tryset[]> {
  const productIds = rows.flatMap((row) => itemsFor(caller, row.items).map((item) => item.productId));
  const names = await productNames(db, productIds);
  return rows.map((row) => {
    const items = itemsFor(caller, row.items);
    const mayKnow = seesRecipient(
      caller,
      items.map(({ status }) => status),
    );
    return {
      id: row.id,
      status: row.seenStatus,
      revision: String(row.revision),
      createdTime: row.createdAt,
      updatedTime: row.updatedAt,
      user: {
        id: row.userId,
        username: row.username,
        realName: mayKnow ? row.realName : null,
        gender: row.userGender,
        regionId: row.userRegion,
      },
      destination: mayKnow ? destinationOf(row) : null,
      isPreferExpress: row.isPreferExpress,
      expDeliveryTime: row.expectedDeliveryOn,
      timeToPrepareDelivery: row.prepareOn,
      itemsCount: items.length,
      mainItem: mainItemOf(items, names),
      actions: trysetActions(row.life, items, caller),
    };
  });
}

/** Where the parcel goes; null once the member is forgotten. */
export function destinationOf({ destination }: Pick<TrysetWithMember, 'destination'>): Tryset['destination'] {
  if (destination === null) return null;
  const { name, phone, address, notes } = destination;
  return { name, phone, address, notes };
}
