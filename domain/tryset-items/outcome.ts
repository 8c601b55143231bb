import type { UseMode } from '../products/product-kinds.ts';
import type { ItemOutcome } from './item-kinds.ts';
import type { TrysetItemStatus } from './item-status.ts';
import type { Loss } from './loss.ts';

/** The statuses of items whose parcel is missing; they may still come back. */
export const missingStatuses = [
  'return_failed',
  'return_deferred',
] as const satisfies readonly TrysetItemStatus[];

/** The outcomes that metrics and the filter count as lost: the garment is gone or missing, and nobody chose to buy it. */
export const lostOutcomes: readonly ItemOutcome[] = ['lost', 'damaged', 'failed', 'deferred'];

const ofStatus: Partial<Record<TrysetItemStatus, ItemOutcome>> = {
  tryset_canceled: 'canceled',
  return_delivered: 'returned',
  return_failed: 'failed',
  return_deferred: 'deferred',
};

/** Returns what became of an item; null while it is under way. A loss comes before the status. */
export function itemOutcome({
  status,
  loss,
  useMode,
}: {
  status: TrysetItemStatus;
  loss: Loss | null;
  useMode: UseMode;
}): ItemOutcome | null {
  if (loss !== null) return loss === 'damaged' ? 'damaged' : 'lost';
  if (status === 'purchased') return useMode === 'gift' ? 'gifted' : 'purchased';
  return ofStatus[status] ?? null;
}
