import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { invoiceItemOf } from '../briefs/orders/of-tryset-items.ts';
import { pointHistoryOf } from '../briefs/points/history-of.ts';
import { shotsOf } from '../briefs/products/shots.ts';
import { seesRecipient, trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import { recipientOf } from '../briefs/trysets/recipient.ts';
import type { ReadDeps } from '../deps.ts';
import { prepared } from '../kit/prepared.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import type { TrysetItemDetail } from './contract.ts';
import { damageOf } from './damage.ts';
import { exchangedFor } from './exchanges.ts';
import { looksOfItem } from './looks-of-item.ts';
import { withNames } from './rows.ts';
import { shownTrysetItem } from './show.ts';

/**
 * Returns one item with its destination and the other items of its tryset. Throws 404 if the caller may not see the
 * item.
 */
export async function trysetItemDetail(
  { db, areas, now, unsealer }: ReadDeps,
  caller: Caller,
  id: number,
): Promise<TrysetItemDetail> {
  const row = await withNames(trysetItemsFor(db, caller))
    .where('item.id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (row === undefined) throw notFound('tryset_item', id);
  const together = await trysetItemsFor(db, caller)
    .leftJoin('read.products as product', 'product.id', 'item.productId')
    .where('item.trysetId', '=', row.trysetId)
    .select(['item.id', 'item.status', 'product.name as productName', 'product.coverImage'])
    .orderBy('item.id')
    .execute();
  const mayKnow = seesRecipient(
    caller,
    together.map(({ status }) => status),
  );
  const shown = shownTrysetItem(row, { caller, now: now().toISOString() });
  const [lookItemMappings, pointHistory, invoiceItem, exchangedFrom] = await Promise.all([
    looksOfItem({ db, areas }, caller, id),
    pointHistoryOf(db, caller, { column: 'move.trysetItemId', id }),
    invoiceItemOf(db, id),
    exchangedFor(db, caller, id).executeTakeFirst(),
  ]);
  return {
    ...shown,
    destination: mayKnow ? await recipientOf(db, row.trysetId) : null,
    damage: await damageOf({ unsealer }, row),
    exchangedTo: row.exchangedTo && { id: row.exchangedTo.trysetItemId, trysetId: row.exchangedTo.trysetId },
    exchangedFrom: exchangedFrom ?? null,
    lookItemMappings,
    pointHistory,
    invoiceItem,
    pictures: await shotsOf(db, row.productId),
    siblings: together
      .filter((item) => item.id !== id)
      .map((item) => ({
        id: item.id,
        status: item.status,
        productName: item.productName ?? '',
        coverImage: pictureSet(item.coverImage),
      })),
  };
}
