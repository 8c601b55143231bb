import { sql } from 'kysely';
import type { Static } from 'typebox';
import { trialEnd } from '#domain/tryset-items/trial.ts';
import type { Caller } from '#http/caller.ts';
import type { StockItemRow } from '#projections/stock/tables.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadModels } from '../database.ts';
import { actorNames } from '../kit/history/actors.ts';
import type { Reading } from '../kit/reading.ts';
import type { HolderItem, OutRequest } from './parts.ts';

/**
 * Data about a garment that its row lacks: its out-stock request, the state of the holding item, and the number of
 * looks that show it.
 */
export interface Circumstances {
  outRequest: Static<typeof OutRequest> | null;
  holderItem: Static<typeof HolderItem> | null;
  lookPostCount: number;
}

type Row = Pick<StockItemRow, 'id' | 'holderKind' | 'holderId' | 'outStockRequestedAt'>;

/** Loads the circumstances of these garments. This function does not check access to the rows. */
export async function circumstancesOf(
  reading: Pick<Reading, 'db' | 'areas' | 'caller'>,
  rows: readonly Row[],
): Promise<(row: Row) => Circumstances> {
  const { db, caller } = reading;
  const [requests, items, looks] = await Promise.all([
    requestsOf(reading, rows),
    holderItemsOf(db, caller, rows),
    looksOf(db, caller, rows),
  ]);
  return (row) => ({
    outRequest: requests.get(row.id) ?? null,
    holderItem: row.holderKind === 'tryset_item' ? (items.get(Number(row.holderId)) ?? null) : null,
    lookPostCount: looks.get(row.id) ?? 0,
  });
}

/** The latest out-stock request of each garment, read from the log, as the row has only its time. */
async function requestsOf(reading: Pick<Reading, 'db' | 'areas' | 'caller'>, rows: readonly Row[]) {
  const asked = rows.filter(({ outStockRequestedAt }) => outStockRequestedAt !== null);
  if (asked.length === 0) return new Map<number, Circumstances['outRequest']>();
  const streams = asked.map(({ id }) => `stock_item-${id}`);
  const events = await reading.db
    .selectFrom('read.log as log')
    .distinctOn('log.stream')
    .select(['log.entityId', 'log.effectiveAt', 'log.actorLabel', 'log.actorId', 'log.reason'])
    .where(sql<boolean>`log.stream = any(${streams})`)
    .where('log.type', '=', 'OutStockRequested')
    .orderBy('log.stream')
    .orderBy('log.revision', 'desc')
    .execute();
  const actors = events.map(({ actorLabel, actorId }) => ({ label: actorLabel ?? 'system', id: actorId }));
  const names = await actorNames(reading, reading.caller, actors);
  return new Map(
    events.map(({ entityId, effectiveAt: time, reason }, index) => {
      const actor = actors[index] ?? { label: 'system' as const, id: null };
      return [Number(entityId), { time, actor: { ...actor, name: names(actor) }, reason }];
    }),
  );
}

async function holderItemsOf(db: ReadModels, caller: Caller, rows: readonly Row[]) {
  const ids = rows.flatMap(({ holderKind, holderId }) =>
    holderKind === 'tryset_item' ? [Number(holderId)] : [],
  );
  if (ids.length === 0) return new Map<number, Circumstances['holderItem']>();
  const items = await trysetItemsFor(db, caller)
    .select([
      'item.id',
      'item.trysetId',
      'item.status',
      'item.deliveredAt',
      'item.trialDays',
      'item.requestedPickupDate',
      'item.confirmedPickupDate',
    ])
    .where(sql<boolean>`item.id = any(${ids})`)
    .execute();
  return new Map(
    items.map((item) => [
      item.id,
      {
        id: item.id,
        trysetId: item.trysetId,
        status: item.status,
        trialEnd: trialEnd(item),
        pickupDate: item.confirmedPickupDate ?? item.requestedPickupDate,
      },
    ]),
  );
}

/** Number of looks for items that reserved this very garment; views of the past know no other looks. */
async function looksOf(db: ReadModels, caller: Caller, rows: readonly Row[]): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const counted = await trysetItemsFor(db, caller)
    .innerJoin('read.stockRentals as rental', (join) =>
      join.onRef('rental.stockItemId', '=', 'item.stockItemId').onRef('rental.trysetItemId', '=', 'item.id'),
    )
    .where(sql<boolean>`rental.stock_item_id = any(${rows.map(({ id }) => id)})`)
    .where('item.lookId', 'is not', null)
    .groupBy('item.stockItemId')
    .select(({ fn }) => ['item.stockItemId', fn.count<bigint>('item.lookId').distinct().as('count')])
    .execute();
  return new Map(counted.map(({ stockItemId, count }) => [stockItemId, Number(count)]));
}
