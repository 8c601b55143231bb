import type { Reacting } from '../reacting.ts';
import { afterTrysetItem } from './after-tryset-item.ts';
import { deadlinesOfTrysetItem, setsDeadlines } from './deadlines.ts';
import { type TrysetItemCommand, trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';
import type { TrysetItemState } from './item-state.ts';

export const trysetItemReacting: Reacting<TrysetItemState, TrysetItemCommand, TrysetItemEvent> = {
  decider: trysetItem,
  after: afterTrysetItem,
  deadlines: (event, { at }) =>
    setsDeadlines(event.type) ? { ofState: (item) => deadlinesOfTrysetItem(event, item, at) } : [],
};
