import { type Deadlines, later, type Reacting } from '../reacting.ts';
import { afterTrysetItem } from './after-tryset-item.ts';
import { deadlinesOfTrial, type PurchaseDeadline, purchasePatienceMs } from './deadlines.ts';
import { type TrysetItemCommand, trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';
import type { TrysetItemState } from './item-state.ts';

export const trysetItemReacting: Reacting<TrysetItemState, TrysetItemCommand, TrysetItemEvent> = {
  decider: trysetItem,
  after: afterTrysetItem,
  deadlines(event, { id: trysetItemId, at }): Deadlines<TrysetItemState> {
    switch (event.type) {
      case 'TrysetItemDelivered':
      case 'TrysetItemTrialExtended':
      case 'TrysetItemPostExtended':
        return { ofState: (item) => deadlinesOfTrial(event, item) };
      case 'TrysetItemPurchaseStarted': {
        const { orderId } = event.data;
        const dueAt = later(at, purchasePatienceMs);
        return [{ name: 'abandon_purchase', dueAt, trysetItemId, orderId } satisfies PurchaseDeadline];
      }
      default:
        return [];
    }
  },
};
