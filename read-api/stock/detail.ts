import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { shotsOf } from '../briefs/products/shots.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { actorNames } from '../kit/history/actors.ts';
import { prepared } from '../kit/prepared.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import type { StockItemDetail } from './contract.ts';
import { shownPieces } from './parts.ts';
import { withNames } from './rows.ts';
import { shownStockItems } from './show.ts';
import { statusChanges } from './status-changes.ts';

const lastRentals = 100;

/** Returns one garment with its pieces, memos and rentals. Throws 404 if the caller may not see the garment. */
export async function stockItemDetail(deps: ReadDeps, caller: Caller, id: number): Promise<StockItemDetail> {
  const { db } = deps;
  const row = await withNames(stockItemsFor(db, caller))
    .where('stock.id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (row === undefined) throw notFound('stock_item', id);
  const [[shown], memos, history, rentals, pictures] = await Promise.all([
    shownStockItems({ db, areas: deps.areas, caller, now: deps.now().toISOString() }, [row]),
    memosOf(deps, caller, id),
    statusChanges(deps, caller, id),
    rentalsOf(db, caller, id),
    shotsOf(db, row.productId),
  ]);
  if (shown === undefined) throw notFound('stock_item', id);
  return {
    ...shown,
    pieces: shownPieces(row),
    memos,
    history,
    rentals,
    pictures,
  };
}

async function memosOf(deps: ReadDeps, caller: Caller, id: number): Promise<StockItemDetail['memos']> {
  const memos = await deps.db
    .selectFrom('read.stockMemos')
    .selectAll()
    .where('stockItemId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const actors = memos.map((memo) => ({ label: memo.actorLabel, id: memo.actorId }));
  const names = await actorNames(deps, caller, actors);
  return memos.map((memo) => {
    const actor = { label: memo.actorLabel, id: memo.actorId };
    return {
      id: memo.id,
      comment: memo.comment,
      subItemImage: pictureSet(memo.picture),
      actor: { ...actor, name: names(actor) },
      createdTime: memo.createdAt,
    };
  });
}

async function rentalsOf(db: ReadModels, caller: Caller, id: number): Promise<StockItemDetail['rentals']> {
  const rentals = await trysetItemsFor(db, caller)
    .innerJoin('read.stockRentals as rental', 'rental.trysetItemId', 'item.id')
    .leftJoin('read.users as member', 'member.id', 'item.userId')
    .where('rental.stockItemId', '=', id)
    .select([
      'item.id as trysetItemId',
      'item.trysetId',
      'item.status',
      'item.createdAt as createdTime',
      'item.deliveredAt as deliveredTime',
      'item.userId',
      'member.username',
    ])
    .orderBy('rental.reservedAt', 'desc')
    .orderBy('item.id', 'desc')
    .limit(lastRentals)
    .execute();
  return rentals.map(({ userId, username, ...rental }) => ({ ...rental, user: { id: userId, username } }));
}
