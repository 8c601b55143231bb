import { testEveryRow } from '../testing/every-row.ts';
import { scenarios } from '../testing/given.ts';
import { furtherTrysetItemRows, trysetItemRows } from '../testing/tryset-item-rows.ts';
import { trysetItemSamples } from '../testing/tryset-item-samples.ts';
import { itemHistories } from '../testing/tryset-items.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemState } from './item-state.ts';
import { type TrysetItemStatus, trysetItemStatuses } from './item-status.ts';
import { trysetItemTransitions } from './item-transitions.ts';
import { ruleCodeOf } from './rule-codes.ts';

const { given } = scenarios(trysetItem);

testEveryRow({
  entity: 'tryset_item',
  decider: trysetItem,
  table: trysetItemTransitions,
  decided: [...trysetItemRows, ...furtherTrysetItemRows],
  samples: trysetItemSamples,
  statuses: trysetItemStatuses,
  stateOf: (status) => given(itemHistories[status as TrysetItemStatus]).state,
  factsOf,
  ruleCodeOf,
});

function factsOf(item: TrysetItemState): ReadonlySet<string> {
  return new Set([
    ...(item.deliveredAt === null ? [] : ['delivered']),
    item.looks.length === 0 ? 'unposted' : 'posted',
    item.useMode,
    item.isExpress ? 'express' : 'normal',
    ...(item.isRemoved ? [] : ['there']),
  ]);
}
