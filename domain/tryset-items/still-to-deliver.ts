import { finalItemStatuses, type TrysetItemStatus } from './item-status.ts';
import { overviewStatus } from './overview-status.ts';

/** Returns whether a tryset has nothing left to deliver: all its items are with the member, on their way back, or back. */
export function isDelivered(items: readonly TrysetItemStatus[]): boolean {
  const overview = overviewStatus(items);
  return overview !== null && overview !== 'delivery_requested' && overview !== 'delivering';
}

/** Returns why no item can be added to a tryset with these items; null if one can be added. */
export function additionObstacle(items: readonly TrysetItemStatus[]): 'over' | 'delivered' | null {
  if (items.every((status) => finalItemStatuses.includes(status))) return 'over';
  return isDelivered(items) ? 'delivered' : null;
}
