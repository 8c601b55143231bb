import { type ActionAnswer, actionsFor, type Transition, transitionOf } from '#domain/transition-table.ts';
import { finalItemStatuses, type TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { type TrysetItemAction, trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import { mainItem } from '#domain/tryset-items/main-item.ts';
import { additionObstacle, isDelivered } from '#domain/tryset-items/still-to-deliver.ts';
import type { TrysetLife } from '#domain/trysets/tryset-state.ts';
import { type TrysetAction, trysetRules } from '#domain/trysets/tryset-transitions.ts';
import type { ItemOfTryset } from '#projections/trysets/tables.ts';
import type { Reading } from '../kit/reading.ts';

/** Transitions of existing trysets, without the transitions that create one. */
const actionsOnTrysets = {
  ...trysetRules,
  table: trysetRules.table.filter(({ action }) => action !== 'request'),
};

type Obstacle = (statuses: readonly TrysetItemStatus[]) => string | null;

const nothing: Obstacle = () => null;

/** The obstacle to a tryset action that changes its items; none if at least one item allows the action. */
function onItems(action: TrysetItemAction): Obstacle {
  const { from }: Transition = transitionOf(trysetItemTransitions, action);
  return (statuses) => (statuses.some((status) => from.includes(status)) ? null : 'no_item_may');
}

/** For each action on a tryset, the obstacle that its items raise. */
const obstacles: Readonly<Record<TrysetAction, Obstacle>> = {
  request: nothing,
  expire: nothing,
  expire_added_item: nothing,
  add_item: additionObstacle,
  cancel: onItems('cancel'),
  return_request: onItems('request_return'),
  return_accept: onItems('accept_return'),
  correct_destination: (statuses) => (isDelivered(statuses) ? 'delivered' : null),
  revise_notes: nothing,
  plan_delivery: nothing,
  remove: (statuses) => (statuses.every((status) => finalItemStatuses.includes(status)) ? null : 'in_use'),
};

/** Allowed actions on a tryset, from its own state and its items. */
export function trysetActions(
  life: TrysetLife,
  items: readonly Pick<ItemOfTryset, 'status'>[],
  { caller, now }: Pick<Reading, 'caller' | 'now'>,
): ActionAnswer<TrysetAction>[] {
  const statuses = items.map(({ status }) => status);
  return actionsFor(actionsOnTrysets, { status: life }, caller.label, now).map((answer) => {
    const reasonCode = answer.allowed ? obstacles[answer.name](statuses) : answer.reasonCode;
    return { ...answer, allowed: reasonCode === null, reasonCode };
  });
}

/** The main item among those that the caller may see. */
export function mainItemOf(items: readonly ItemOfTryset[], names: ReadonlyMap<number, string>) {
  const main = mainItem(items);
  if (main === null) return null;
  return { id: main.id, status: main.status, productName: names.get(main.id) ?? '' };
}
