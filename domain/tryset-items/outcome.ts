import type { ItemOutcome } from './item-kinds.ts';
import type { TrysetItemStatus } from './item-status.ts';
import type { Loss } from './loss.ts';

/** The statuses of items whose parcel is missing; they may still come back. */
export const missingStatuses = [
  'return_failed',
  'return_deferred',
] as const satisfies readonly TrysetItemStatus[];

/**
 * Returns the outcome; null while the item is under way, and if it was canceled, bought or given. `lost` covers a failed or
 * deferred return, a garment that was written off, and a forced purchase.
 */
export function itemOutcome({
  status,
  loss,
}: {
  status: TrysetItemStatus;
  loss: Loss | null;
}): ItemOutcome | null {
  if (loss !== null || status === 'return_failed' || status === 'return_deferred') return 'lost';
  return status === 'return_delivered' ? 'returned' : null;
}
