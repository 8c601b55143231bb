import type { Role } from '../actor.ts';
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

/** The tests ask on 1 June 2026. A member may still report damage of an item that was delivered on 29 May. */
const longAgo = '2026-05-28T15:00:00.000Z';

function factsOf(item: TrysetItemState, role: Role): ReadonlySet<string> {
  return new Set([
    ...(item.deliveredAt === null ? [] : ['delivered']),
    item.looks.length === 0 ? 'unposted' : 'posted',
    item.useMode,
    ...(item.forced === null ? [] : ['forced']),
    ...(role === 'user' && item.deliveredAt !== null && item.deliveredAt < longAgo ? [] : ['in time']),
    ...(item.damage === null ? ['undamaged'] : []),
    item.isExpress ? 'express' : 'normal',
    ...(item.isRemoved ? [] : ['there']),
  ]);
}
