import { type Actor, system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { untilIndexed } from '../kit/index/until-known.ts';

/**
 * Requests that a brand's garments leave while the brand takes all of them back. A lent garment leaves after its return. A garment
 * that comes into the house meanwhile is requested, too. The end of the take-back cancels the requests of all garments that have
 * not begun to leave.
 */
export const followTakeBack: Effect = async (deps, stored, id) => {
  switch (stored.type as BrandEvent['type'] | StockItemEvent['type']) {
    case 'BrandTakeBackStarted':
      await untilIndexed(deps);
      for (const each of await garmentsOf(deps, id)) await request(deps, stored, each, stored.metadata.actor);
      return;
    case 'BrandTakeBackCanceled':
      await untilIndexed(deps);
      for (const each of await garmentsOf(deps, id)) {
        // The brand takes its garments back again since; that event has its own reaction.
        if (await isTakenBack(deps, id)) return;
        await cancel(deps, stored, each, stored.metadata.actor);
      }
      return;
    case 'StockItemEntered':
    case 'StockItemReturnReceived':
    case 'StockItemTakenBack':
    case 'StockItemRecovered':
      return request(deps, stored, id, system);
  }
};

async function request(deps: WriteDeps, stored: StoredEvent, id: number, actor: Actor): Promise<void> {
  const { brandId } = (await deps.streams.refresh(stockItem, id)).state;
  if (!(await isTakenBack(deps, brandId))) return;
  const command = { action: 'request_out_stock' } as const;
  // A refusal means that the garment is requested already, or is not in the house.
  await runTarget(
    deps.streams,
    { on: 'stock_item', id, command },
    contextOf(deps, stored, 'request', id, actor),
  );
  // A cancellation may have passed this garment before its request.
  if (!(await isTakenBack(deps, brandId))) await cancel(deps, stored, id, actor);
}

async function cancel(deps: WriteDeps, stored: StoredEvent, id: number, actor: Actor): Promise<void> {
  const command = { action: 'cancel_out_stock_request' } as const;
  await runTarget(
    deps.streams,
    { on: 'stock_item', id, command },
    contextOf(deps, stored, 'cancel', id, actor),
  );
}

const isTakenBack = async ({ streams }: WriteDeps, brandId: number) =>
  (await streams.refresh(brand, brandId)).state.isTakenBack;

async function garmentsOf({ db }: WriteDeps, brandId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('write.stock_candidates')
    .select('stock_item_id')
    .where('brand_id', '=', brandId)
    .orderBy('stock_item_id')
    .execute();
  return rows.map((row) => Number(row.stock_item_id));
}

function contextOf(
  deps: WriteDeps,
  { id: eventId, metadata }: StoredEvent,
  step: 'request' | 'cancel',
  stockItemId: number,
  actor: Actor,
) {
  const { reason } = metadata;
  return {
    commandId: derivedCommandId(eventId, `${step} out stock of stock_item ${stockItemId}`),
    correlationId: metadata.$correlationId,
    causationId: eventId,
    actor,
    receivedAt: deps.clock(),
    ...(reason !== undefined && actor !== system && { reason }),
  };
}
