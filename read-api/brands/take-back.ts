import type { StockStatus } from '#domain/stock/stock-status.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { countersOf } from '../kit/counters.ts';
import { actorNames } from '../kit/history/actors.ts';
import { requireBrand } from './detail.ts';
import type { TakeBack } from './take-back-contract.ts';

/** Where the garments of a brand stand that still have to leave. Sold, removed and lost ones never do. */
const toLeave = {
  inHouse: ['in_stock', 'requested', 'in_check', 'hold'],
  out: ['in_use'],
  leaving: ['out_stock_ready', 'out_stock_ongoing'],
} as const satisfies Record<string, readonly StockStatus[]>;

/**
 * Whether a brand takes all its garments back, and how far it has come. Throws 404 if the caller may not see the brand.
 */
export async function takeBackOf(
  deps: Pick<ReadDeps, 'db' | 'areas'>,
  caller: Caller,
  id: number,
): Promise<TakeBack> {
  const { db } = deps;
  const brand = await requireBrand(db, caller, id);
  const [latest, counters, requested] = await Promise.all([
    latestOf(db, id),
    countersOf(db, 'stock_items_by_status', [id]),
    requestedOf(db, id),
  ]);
  const started = latest?.type === 'BrandTakeBackStarted' ? latest : null;
  const nameOf = await actorNames(deps, caller, started === null ? [] : [started.actor]);
  const count = (statuses: readonly StockStatus[]) =>
    statuses.reduce((sum, status) => sum + (counters.get(id)?.get(status) ?? 0), 0);
  const counts = {
    inHouse: count(toLeave.inHouse),
    out: count(toLeave.out),
    leaving: count(toLeave.leaving),
    left: count(['out_stock']),
    unavailable: count(['unavailable']),
  };
  return {
    brand,
    isStarted: started !== null,
    startedTime: started?.at ?? null,
    startedBy: started && { ...started.actor, name: nameOf(started.actor) },
    reason: started?.reason ?? null,
    counts,
    requested,
    isDone: started !== null && counts.inHouse + counts.out + counts.leaving === 0,
  };
}

/** The number of a brand's garments here that are requested to leave. */
async function requestedOf(db: ReadModels, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('read.stockItems as stock')
    .where('stock.brandId', '=', id)
    .where('stock.isRemoved', '=', false)
    .where('stock.outStockRequest', '=', 'requested')
    .where('stock.status', 'in', [...toLeave.inHouse, ...toLeave.out])
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The newest event of a take-back, read from the log, as the brand's row does not tell it. */
async function latestOf(db: ReadModels, id: number) {
  const event = await db
    .selectFrom('read.log as log')
    .select(['log.type', 'log.effectiveAt as at', 'log.actorLabel', 'log.actorId', 'log.reason'])
    .where('log.stream', '=', `brand-${id}`)
    .where('log.type', 'in', ['BrandTakeBackStarted', 'BrandTakeBackCanceled'])
    .orderBy('log.revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (event === undefined) return null;
  const { type, at, actorLabel, actorId, reason } = event;
  return { type, at, reason, actor: { label: actorLabel ?? ('system' as const), id: actorId } };
}
