import { type ActionAnswer, actionsFor } from '#domain/transition-table.ts';
import { finalItemStatuses, type TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import { mainItem } from '#domain/tryset-items/main-item.ts';
import { additionObstacle, isDelivered } from '#domain/tryset-items/still-to-deliver.ts';
import type { TrysetLife } from '#domain/trysets/tryset-state.ts';
import { trysetRules } from '#domain/trysets/tryset-transitions.ts';
import type { ItemOfTryset } from '#projections/trysets/tables.ts';
import type { Reading } from '../kit/reading.ts';

/** What begins a tryset's life is no action on one that is there. */
const actionsOnTrysets = {
  ...trysetRules,
  table: trysetRules.table.filter(({ action }) => action !== 'request'),
};

/** Actions on a tryset that act on its items: by the item's own action. */
const onItems: Readonly<Record<string, string>> = {
  cancel: 'cancel',
  return_request: 'request_return',
  return_accept: 'accept_return',
};

/** What may be done with a tryset: its life allows it, and its items do. */
export function trysetActions(
  life: TrysetLife,
  items: readonly Pick<ItemOfTryset, 'status'>[],
  { caller, now }: Pick<Reading, 'caller' | 'now'>,
): ActionAnswer[] {
  const statuses = items.map(({ status }) => status);
  return actionsFor(actionsOnTrysets, { status: life }, caller.label, now).map((answer) => {
    const reasonCode = answer.allowed ? obstacleOf(answer.name, statuses) : answer.reasonCode;
    return { ...answer, allowed: reasonCode === null, reasonCode };
  });
}

/** What of its items stands in the way of an action on a tryset; null where nothing does. */
function obstacleOf(action: string, statuses: readonly TrysetItemStatus[]): string | null {
  const isOver = statuses.every((status) => finalItemStatuses.includes(status));
  if (action === 'remove') return isOver ? null : 'in_use';
  if (action === 'add_item') return additionObstacle(statuses);
  if (action === 'correct_destination') return isDelivered(statuses) ? 'delivered' : null;
  const itemAction = onItems[action];
  return itemAction === undefined || someMay(statuses, itemAction) ? null : 'no_item_may';
}

function someMay(statuses: readonly TrysetItemStatus[], action: string): boolean {
  const row = trysetItemTransitions.find((transition) => transition.action === action);
  const from: readonly TrysetItemStatus[] = row?.from ?? [];
  return statuses.some((status) => from.includes(status));
}

/** The item that stands for the tryset among those that the caller sees. */
export function mainItemOf(items: readonly ItemOfTryset[], names: ReadonlyMap<number, string>) {
  const main = mainItem(items);
  if (main === null) return null;
  return { id: main.id, status: main.status, productName: names.get(main.id) ?? '' };
}
