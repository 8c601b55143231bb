import { finalItemStatuses, type TrysetItemStatus } from './item-status.ts';
import { overviewStatus } from './overview-status.ts';

/** Whether nothing of a tryset is to be delivered any more: its items are with the member, on their way back, or back. */
export function isDelivered(items: readonly TrysetItemStatus[]): boolean {
  const overview = overviewStatus(items);
  return overview !== null && overview !== 'delivery_requested' && overview !== 'delivering';
}

/** What of its items stands in the way of one more item; null where nothing does. */
export function additionObstacle(items: readonly TrysetItemStatus[]): 'over' | 'delivered' | null {
  if (items.every((status) => finalItemStatuses.includes(status))) return 'over';
  return isDelivered(items) ? 'delivered' : null;
}
