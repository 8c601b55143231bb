import { type Actor, system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';

/**
 * Requests that a garment leaves while its brand takes everything back. The command's id derives from the event, so a repetition
 * has no effect.
 */
export async function requestOut(
  deps: WriteDeps,
  stored: StoredEvent,
  id: number,
  actor: Actor,
): Promise<void> {
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
  if (!(await isTakenBack(deps, brandId))) await cancelOut(deps, stored, id, actor);
}

/** Cancels a garment's request to leave. */
export async function cancelOut(
  deps: WriteDeps,
  stored: StoredEvent,
  id: number,
  actor: Actor,
): Promise<void> {
  const command = { action: 'cancel_out_stock_request' } as const;
  await runTarget(
    deps.streams,
    { on: 'stock_item', id, command },
    contextOf(deps, stored, 'cancel', id, actor),
  );
}

/** Whether the brand takes all its garments back now. */
export const isTakenBack = async ({ streams }: WriteDeps, brandId: number) =>
  (await streams.refresh(brand, brandId)).state.isTakenBack;

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
